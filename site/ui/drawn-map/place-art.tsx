import type { Point } from '#domain/drawn-map/geometry.ts';
import country from './country-icons.svg?url';
import further from './further-icons.svg?url';
import place from './place-icons.svg?url';

const sprites = { country, further, place };

/** The small drawing of a place, by the file in which it stands: `place/gyeongbokgung`. */
export type PlaceDrawing = `${keyof typeof sprites}/${string}`;

/** The drawing that stands for a city or a destination on the map of the country. */
export function drawingOfCity(id: string): PlaceDrawing {
  if (id === 'seoul') return 'place/gyeongbokgung';
  return id === 'busan' ? 'place/gwangan-bridge' : `country/${id}`;
}

interface Props {
  readonly drawing: PlaceDrawing;
  /** The middle of its foot. */
  readonly foot: Point;
  readonly scale: number;
}

/** Which drawing stands where, as attributes of `<use>`. */
export function useOf({ drawing, foot: { x, y }, scale }: Props) {
  const [sprite, symbol] = drawing.split('/') as [keyof typeof sprites, string];
  return {
    href: `${sprites[sprite]}#${symbol}`,
    transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})`,
  };
}

/** The small drawing of a place, on its foot. */
export function PlaceArt(props: Props) {
  return <use {...useOf(props)} />;
}
