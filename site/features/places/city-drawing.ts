import type { BaseMap, MetroLine, Position } from '#site/lib/read-base-map.ts';
import type { Box, Point } from '#domain/drawn-map/geometry.ts';
import type { LabelLine } from '#domain/drawn-map/place-labels.ts';
import { inTwoLines } from '#domain/drawn-map/text-width.ts';

/** What a drawn map of a city needs to know of a place. */
export interface CityPlace {
  readonly id: string;
  readonly name: string;
  readonly hangul: string;
  readonly lat: number;
  readonly lng: number;
  readonly station?: { readonly name: string; readonly hangul: string; readonly exit?: string };
}

/** A place of the map with its number, in the order of the page. */
export interface Numbered extends CityPlace {
  readonly number: number;
  readonly at: Position;
}

export function numbered(places: readonly CityPlace[]): Numbered[] {
  return places.map(({ id, name, hangul, lat, lng, station }, index) => ({
    id,
    name,
    hangul,
    lat,
    lng,
    ...(station && { station }),
    number: index + 1,
    at: [lat, lng],
  }));
}

/** The lines that stop at the station of a place. */
export function linesOf({ station }: CityPlace, city: string, base: BaseMap): MetroLine[] {
  const hangul = station?.hangul.replace(/역$/, '');
  const found = base.stations.find((each) => each.id.startsWith(city) && each.hangul === hangul);
  return base.lines.filter(({ id }) => found?.lines.includes(id));
}

/** A number and a name, in two lines when it is long, and the name as on the signs. */
export function nameLines({ number, name, hangul }: Numbered, longest: number): LabelLine[] {
  const words = inTwoLines(`${number} ${name.replace(/ \(.*\)$/, '')}`, longest);
  return [
    ...words.map((text): LabelLine => ({ text, size: 16, face: 'display', look: 'name' })),
    { text: hangul, size: 13, face: 'text', look: 'hangul' },
  ];
}

/** Where a drawing stands: its foot, and how large it is. */
export interface Art {
  readonly id: string;
  readonly foot: Point;
  readonly scale: number;
}

/** The drawings are about 64 wide; those that are not so high, or higher, by their id. */
const heights: Readonly<Record<string, number>> = {
  'n-seoul-tower': 80,
  'lotte-world-tower': 82,
  hongdae: 66,
  bukchon: 50,
  changdeokgung: 44,
  jogyesa: 38,
  'dongdaemun-design-plaza': 28,
  myeongdong: 45,
};
const widths: Readonly<Record<string, number>> = {
  insadong: 44,
  myeongdong: 56,
  hongdae: 56,
  'lotte-world-tower': 48,
};

export function boxOfArt({ id, foot: { x, y }, scale }: Art): Box {
  const [half, height] = [((widths[id] ?? 66) * scale) / 2, (heights[id] ?? 54) * scale];
  return { left: x - half, right: x + half, top: y - height, bottom: y };
}

export const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
