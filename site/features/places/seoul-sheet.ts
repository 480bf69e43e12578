import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { Box, Point, Coordinates } from '#domain/drawn-map/geometry.ts';
import type { View } from '#site/ui/drawn-map/base-map.tsx';
import { unit, unitsIn } from '#site/ui/drawn-map/base-shapes.ts';
import { linesOf, round, type CityPlace } from './city-drawing.ts';

/** The sheets, and the position at a point of each; the inset shows the old town 2.4 times as large. */
export const sheets = {
  wide: { width: 1440, height: 880, center: [37.552, 127.0095], x: 740, y: 452, scale: 0.074 },
  inset: { width: 556, height: 502, center: [37.57322, 126.98574], x: 278, y: 251, scale: 0.1776 },
  narrow: { width: 390, height: 480, center: [37.5668, 126.9929], x: 195, y: 252, scale: 0.102 },
} as const;

export type SheetId = keyof typeof sheets;

/** The patch with the title lies over this corner of the wide sheet. */
export const patch: Box = { left: 100, right: 446, top: 0, bottom: 330 };
/** Where the inset lies on the wide sheet, without and with its frame. */
export const inset = { x: 858, y: 36, border: 12 } as const;
export const insetFrame: Box = {
  left: inset.x - inset.border,
  right: inset.x + sheets.inset.width + inset.border,
  top: inset.y - inset.border,
  bottom: inset.y + sheets.inset.height + inset.border,
};

export function sheetOf(id: SheetId) {
  const { center, x, y, scale, ...sheet } = sheets[id];
  const project = unitsIn('seoul');
  const middle = project(center);
  const pixels = scale * unit;
  const view: View = {
    region: 'seoul',
    scale: pixels,
    x: x - middle.x * pixels,
    y: y - middle.y * pixels,
  };
  const at = (position: Coordinates): Point => {
    const point = project(position);
    return { x: point.x * pixels + view.x, y: point.y * pixels + view.y };
  };
  return { ...sheet, view, at };
}

/** What the inset shows, on the wide sheet. */
export function insetOutline(): Box {
  const { width, height, center, scale } = sheets.inset;
  const middle = sheetOf('wide').at(center);
  const share = sheets.wide.scale / scale / 2;
  return {
    left: middle.x - width * share,
    right: middle.x + width * share,
    top: middle.y - height * share,
    bottom: middle.y + height * share,
  };
}

/** The hills in a sheet, the farthest first. */
export function hillsIn({ features }: BaseMap, id: SheetId) {
  const { width, height, at } = sheetOf(id);
  const { scale } = sheets[id];
  return features
    .flatMap(({ kind, points: [position], width: foot = 0, height: high = 0 }) =>
      kind === 'hill' && position
        ? [{ ...round(at(position)), width: foot * scale, height: high * scale }]
        : [],
    )
    .filter(({ x, y }) => x > -40 && x < width + 40 && y > 0 && y < height + 40)
    .toSorted((one, other) => one.y - other.y);
}

/** The lines that stop at the stations of places, each once. */
export const linesTo = (places: readonly CityPlace[], base: BaseMap) => [
  ...new Map(
    places.flatMap((place) => linesOf(place, 'seoul', base)).map((line) => [line.id, line]),
  ).values(),
];
