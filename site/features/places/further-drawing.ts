import { shortName } from '#domain/text/short-name.ts';

import { fit } from '#domain/drawn-map/fit.ts';
import { around, type Coordinates, type Point } from '#domain/drawn-map/geometry.ts';
import { placeLabels, type LabelLine, type PlacedLabel } from '#domain/drawn-map/place-labels.ts';
import { spread } from '#domain/drawn-map/spread.ts';
import { inTwoLines } from '#domain/drawn-map/text-width.ts';
import type { View } from '#site/ui/drawn-map/base-map.tsx';
import { unit, unitsIn } from '#site/ui/drawn-map/base-shapes.ts';
import type { RegionId } from '#site/ui/drawn-map/regions.ts';
import { boxOf, drawingsBeside } from '#site/ui/drawn-map/place-arts.ts';
import { round, type Art, type Numbered } from './city-drawing.ts';

/** The maps of the city and of its trips side by side, and either for narrow screens. */
export const frames = {
  city: { width: 780, height: 560, radius: 12, sides: 96, ends: 72, type: 15, art: 0.55 },
  trips: { width: 432, height: 560, radius: 12, sides: 66, ends: 64, type: 15, art: 0.55 },
  narrow: { width: 360, height: 360, radius: 11, sides: 40, ends: 46, type: 12.5, art: 0.44 },
} as const;

export type FrameId = keyof typeof frames;

type Frame = (typeof frames)[FrameId];

/** Pixels a metre at the closest. */
const closest = 0.05;

/** Of so many places one stands at the edge of the map, where that makes the map so much larger. */
const crowd = 10;
const gain = 1.4;

/** From the dot to its name, in pixels at most: further away it would seem another's. */
export const farthest = 10;

/** The share of places that have to have room for their name, so that names are shown at all. */
const mostNamed = 0.7;

/** The centres of the cities, from which the trips start. */
export const centres = { seoul: [37.5665, 126.978], busan: [35.1587, 129.06] } as const;

interface Start {
  readonly name: string;
  readonly at: Coordinates;
}

/** Numbered places with their drawings and names as far as there is room, in pixels of a frame. */
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
  const { scale, remote } = scaleOf(positions, frame);
  const view: View = { region, ...scale };
  const pixels = ({ x, y }: Point) => ({ x: x * view.scale + view.x, y: y * view.scale + view.y });
  const inside = (point: Point) => within(point, frame);
  const spots = spread(positions.map(pixels).map(inside), frame).map(round);
  const dots = places.map((place, index) => ({ ...place, ...spots[index]! }));
  const from = start && spots.at(-1);
  const marks = spots.map((spot) => around(spot, radius + 1));
  const line = (text: string): LabelLine => ({ text, size: type, face: 'display', look: 'name' });
  const wish = (name: string, at: Point, wishId: string) => ({
    id: wishId,
    at,
    reach: { x: radius, y: radius },
    variants: [inTwoLines(name, 14).map(line), [line(name)], inShortLines(name).map(line)],
    weight: 1000,
  });
  const wishes = [
    ...dots.map((dot) => wish(shortName(dot.name), dot, dot.id)),
    ...(start && from ? [wish(start.name, from, 'start')] : []),
  ];
  const nameBeside = (arts: readonly Art[]) =>
    placeLabels(wishes, {
      width,
      height,
      taken: [...marks, ...arts.map(boxOf)],
      avoided: [],
      farthest,
    });
  const drawn = drawingsBeside(dots, marks, frame).map(({ dot, foot, scale: size }) => {
    return { id: dot.id, foot, scale: size };
  });
  const named = withMostNames(drawn, nameBeside);
  // Where few have room, the numbers lead to the rows, and the drawings have the map to themselves.
  const { arts, labels } =
    named.labels.length < wishes.length * mostNamed ? { arts: drawn, labels: [] } : named;
  const beyond = remote === undefined ? undefined : arrowAt(spots[remote]!, frame);
  return { width, height, radius, view, dots, from, arts, labels, beyond };
}

/** Leaves out a drawing where that lets one more name stand. */
function withMostNames(
  all: readonly Art[],
  nameBeside: (arts: readonly Art[]) => readonly PlacedLabel[],
) {
  let best = { arts: all, labels: nameBeside(all) };
  for (;;) {
    const { arts, labels } = best;
    const fewer = arts
      .map((_, index) => arts.toSpliced(index, 1))
      .map((left) => ({ arts: left, labels: nameBeside(left) }))
      .toSorted((one, other) => other.labels.length - one.labels.length)[0];
    if (!fewer || fewer.labels.length <= labels.length) return best;
    best = fewer;
  }
}

/** The scale that shows all, or all but the one place without which everything else becomes much larger. */
function scaleOf(positions: readonly Point[], frame: Frame) {
  const fitted = (shown: readonly Point[]) => fit(shown, frame, closest * unit);
  const all = fitted(positions);
  const without = positions.map((_, index) => ({
    remote: index,
    scale: fitted(positions.toSpliced(index, 1)),
  }));
  const [best] = without.toSorted((one, other) => other.scale.scale - one.scale.scale);
  return best && positions.length > crowd && best.scale.scale > all.scale * gain
    ? best
    : { scale: all, remote: undefined };
}

/** A name in as many lines as its words ask for. */
function inShortLines(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length <= 9)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The room above a dot for its arrow. */
const arrow = 12;

function within({ x, y }: Point, { width, height, radius }: Frame): Point {
  const margin = radius + arrow;
  const clamp = (value: number, size: number) => Math.min(Math.max(value, margin), size - margin);
  return { x: clamp(x, width), y: clamp(y, height) };
}

/** An arrow from a dot at the edge to where its place lies. */
function arrowAt({ x, y }: Point, { width, height, radius }: Frame): string {
  const edges = [
    { away: y, turn: [0, -1] },
    { away: height - y, turn: [0, 1] },
    { away: x, turn: [-1, 0] },
    { away: width - x, turn: [1, 0] },
  ] as const;
  const [nearest] = edges.toSorted((one, other) => one.away - other.away);
  const [right, down] = nearest!.turn;
  const at = (along: number, across: number) =>
    `${x + right * along - down * across} ${y + down * along + right * across}`;
  return `M${at(radius + 9, 0)}L${at(radius + 2, 6)}L${at(radius + 2, -6)}Z`;
}
