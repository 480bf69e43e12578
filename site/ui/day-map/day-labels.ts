import type { BaseMap } from '#site/lib/read-base-map.ts';
import type { Point, Coordinates } from '#domain/drawn-map/geometry.ts';
import type { LabelLine, LabelWish } from '#domain/drawn-map/place-labels.ts';
import { inTwoLines } from '#domain/drawn-map/text-width.ts';
import type { RouteStop } from './day-route.ts';

/** The names of the places, each once; the Hangul as on the signs. */
export function stopLabels(
  stops: readonly RouteStop[],
  dots: readonly Point[],
  radius: number,
): LabelWish[] {
  const named = new Set<string>();
  const reach = { x: radius, y: radius };
  return stops.flatMap(({ number, name, hangul }, index) => {
    const dot = dots[index];
    if (!dot || named.has(hangul ?? name)) return [];
    named.add(hangul ?? name);
    const words = inTwoLines(name, 16).map((text): LabelLine => ({
      text,
      size: 15,
      face: 'display',
      look: 'name',
    }));
    const korean: LabelLine[] = hangul
      ? [{ text: hangul, size: 13, face: 'text', look: 'hangul' }]
      : [];
    const small = words.map(({ text, face, look }): LabelLine => ({ text, size: 13, face, look }));
    const variants = [[...words, ...korean], words, small].filter(([line]) => line?.text);
    return [{ id: `stop-${number}`, at: dot, reach, variants, weight: 400 }];
  });
}

/** The names of stations where one gets on, off or changes. */
export function stationLabels(
  stations: readonly (Point & { readonly id: string; readonly name: string })[],
): LabelWish[] {
  return stations.map(({ id, name, x, y }) => ({
    id,
    at: { x, y },
    reach: { x: 6, y: 6 },
    variants: [[{ text: name, size: 12.5, face: 'text', look: 'station-name' }]],
    weight: 70,
  }));
}

/** The names of districts and hills, where there is room. */
export function areaLabels(
  { features }: BaseMap,
  at: (position: Coordinates) => Point,
): LabelWish[] {
  return features.flatMap(({ label, name = '', points: [position] }) => {
    if (!position || (label !== 'district' && label !== 'peak')) return [];
    const line = { text: name, size: 12.5, face: 'text', look: label } as const;
    return [
      {
        id: `area-${name}`,
        at: at(position),
        reach: { x: 0, y: 0 },
        variants: [[line]],
        weight: 24,
      },
    ];
  });
}
