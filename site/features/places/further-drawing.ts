import { shortName } from '#domain/text/short-name.ts';
import type { Position } from '#site/lib/read-base-map.ts';
import { fit } from '#domain/drawn-map/fit.ts';
import { around, type Point } from '#domain/drawn-map/geometry.ts';
import { placeLabels, type LabelLine } from '#domain/drawn-map/place-labels.ts';
import { spread } from '#domain/drawn-map/spread.ts';
import { inTwoLines } from '#domain/drawn-map/text-width.ts';
import type { View } from '#site/ui/drawn-map/base-map.tsx';
import { unit, unitsIn } from '#site/ui/drawn-map/base-shapes.ts';
import type { RegionId } from '#site/ui/drawn-map/regions.ts';
import { round, type Numbered } from './city-drawing.ts';

/** A map beside another, and one for phones. */
export const frames = {
  wide: { width: 600, height: 520, radius: 12, sides: 90, ends: 48, type: 15 },
  narrow: { width: 360, height: 340, radius: 11, sides: 44, ends: 36, type: 12.5 },
} as const;

export type FrameId = keyof typeof frames;

/** Pixels a metre at the closest. */
const closest = 0.05;

/** The centres of the cities, from which the trips start. */
export const centres = { seoul: [37.5665, 126.978], busan: [35.1587, 129.06] } as const;

interface Start {
  readonly name: string;
  readonly at: Position;
}

/** Numbered places with their names, in pixels of a frame. */
export function drawFurther(
  places: readonly Numbered[],
  region: RegionId,
  id: FrameId,
  start?: Start,
) {
  const frame = frames[id];
  const { width, height, radius, type } = frame;
  const project = unitsIn(region);
  const positions = [...places.map(({ at }) => at), ...(start ? [start.at] : [])].map(project);
  const view: View = { region, ...fit(positions, frame, closest * unit) };
  const pixels = ({ x, y }: Point) => ({ x: x * view.scale + view.x, y: y * view.scale + view.y });
  const spots = spread(positions.map(pixels), frame).map(round);
  const dots = places.map((place, index) => ({ ...place, ...spots[index]! }));
  const from = start && spots.at(-1);
  const line = (text: string): LabelLine => ({ text, size: type, face: 'display', look: 'name' });
  const wish = (name: string, at: Point, wishId: string) => ({
    id: wishId,
    at,
    reach: { x: radius, y: radius },
    variants: [inTwoLines(name, 14).map(line), [line(name)]],
    weight: 1000,
  });
  const labels = placeLabels(
    [
      ...dots.map((dot) => wish(shortName(dot.name), dot, dot.id)),
      ...(start && from ? [wish(start.name, from, 'start')] : []),
    ],
    { width, height, taken: spots.map((spot) => around(spot, radius + 1)), avoided: [] },
  );
  return { width, height, radius, view, dots, from, labels };
}
