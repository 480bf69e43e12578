import { shortName } from '#domain/text/short-name.ts';
import type { BaseMap, MetroLine } from '#site/lib/read-base-map.ts';
import type { Box, Point, Coordinates } from '#domain/drawn-map/geometry.ts';
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
  readonly at: Coordinates;
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
  const words = inTwoLines(`${number} ${shortName(name)}`, longest);
  return [
    ...words.map((text): LabelLine => ({ text, size: 17, face: 'display', look: 'name' })),
    { text: hangul, size: 15, face: 'text', look: 'hangul' },
  ];
}

/** The name of a place as a map may say it, best first: without its Hangul, or small, where there is little room. */
export function nameVariants(place: Numbered, longest: number): LabelLine[][] {
  const lined = nameLines(place, longest);
  const names = lined.filter(({ look }) => look === 'name');
  const [, short] = /\(([A-Z]+)\)/.exec(place.name) ?? [];
  return [
    lined,
    names,
    names.map(({ text, face, look }): LabelLine => ({ text, size: 15, face, look })),
    ...(short ? [nameLines({ ...place, name: short }, longest).slice(0, 1)] : []),
  ];
}

/** Where a drawing stands: its foot, and how large it is. */
export interface Art {
  readonly id: string;
  readonly foot: Point;
  readonly scale: number;
}

/** From the foot of each drawing to its left, its top and its right, at its full size. */
const extents: Readonly<Record<string, readonly [left: number, top: number, right: number]>> = {
  gyeongbokgung: [33, 51, 33],
  bukchon: [34, 48, 32],
  changdeokgung: [32, 43, 33],
  jogyesa: [33, 37, 33],
  insadong: [20, 51, 20],
  cheonggyecheon: [32, 52, 32],
  'gwangjang-market': [28, 56, 34],
  'dongdaemun-design-plaza': [34, 26, 34],
  myeongdong: [26, 43, 22],
  'n-seoul-tower': [32, 78, 32],
  'lotte-world-tower': [24, 82, 24],
  hongdae: [30, 68, 30],
  songdo: [36, 54, 36],
  gamcheon: [27, 59, 29],
  'biff-square': [28, 53, 26],
  jagalchi: [34, 34, 32],
  'busan-tower': [26, 80, 26],
  taejongdae: [30, 62, 30],
  oryukdo: [36, 44, 36],
  'gwangan-bridge': [40, 44, 40],
  'centum-city': [30, 58, 40],
  haeundae: [34, 46, 32],
  beomeosa: [38, 46, 38],
  'haedong-yonggungsa': [32, 42, 32],
};

export function boxOfArt({ id, foot: { x, y }, scale }: Art): Box {
  const [left, top, right] = extents[id] ?? [33, 54, 33];
  return { left: x - left * scale, right: x + right * scale, top: y - top * scale, bottom: y };
}

export const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
