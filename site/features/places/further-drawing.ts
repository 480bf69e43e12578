import { shortName } from '#domain/text/short-name.ts';

import { fit } from '#domain/drawn-map/fit.ts';
import { around, type Box, type Coordinates, type Point } from '#domain/drawn-map/geometry.ts';
import { placeLabels, type LabelLine, type PlacedLabel } from '#domain/drawn-map/place-labels.ts';
import { spread } from '#domain/drawn-map/spread.ts';
import { inLines, inTwoLines } from '#domain/drawn-map/text-width.ts';
import type { View } from '#site/ui/drawn-map/base-map.tsx';
import { unit, unitsIn } from '#site/ui/drawn-map/base-shapes.ts';
import type { RegionId } from '#site/ui/drawn-map/regions.ts';
import { boxOf, drawingsBeside } from '#site/ui/drawn-map/place-arts.ts';
import { round, type Art, type Numbered } from './city-drawing.ts';

/** The maps of the city and of its trips side by side, and either for narrow screens. */
export const frames = {
  city: { width: 960, height: 620, radius: 13, sides: 96, ends: 84, type: 16, art: 0.66 },
  trips: { width: 480, height: 620, radius: 13, sides: 76, ends: 84, type: 16, art: 0.58 },
  narrow: { width: 390, height: 380, radius: 11, sides: 42, ends: 48, type: 13, art: 0.46 },
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

/** Between two names in pixels at least: closer, they read as one. */
export const between = 7;

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
  const marks = [...spots.map((spot) => around(spot, radius + 1)), captionIn(frame, start)];
  const line = (text: string): LabelLine => ({ text, size: type, face: 'display', look: 'name' });
  const wish = (name: string, at: Point, wishId: string) => ({
    id: wishId,
    at,
    reach: { x: radius, y: radius },
    variants: [inTwoLines(name, 14).map(line), [line(name)], inLines(name, 10).map(line)],
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
      between,
    });
  /** A drawing that has no room stands smaller. */
  const withDrawings = (some: readonly Art[], names: readonly PlacedLabel[]) => {
    let found = some;
    for (const share of [1, 0.75, 0.55]) {
      const missing = dots.filter((dot) => !found.some((each) => each.id === dot.id));
      const taken = [...marks, ...found.map(boxOf), ...names.map(({ box }) => box)];
      const more = drawingsBeside(missing, taken, { ...frame, art: frame.art * share });
      found = found.concat(more.map(({ dot, ...art }) => Object.assign(art, { id: dot.id })));
    }
    return found;
  };
  const drawn = withDrawings([], []);
  const best = withMostNames(drawn, nameBeside);
  const named = { labels: best.labels, arts: withDrawings(best.arts, best.labels) };
  // Where few have room, the numbers lead to the rows, and the drawings have the map to themselves.
  const { arts, labels } =
    named.labels.length < wishes.length * mostNamed ? { arts: drawn, labels: [] } : named;
  const beyond = remote === undefined ? undefined : arrowAt(spots[remote]!, frame);
  return { width, height, radius, view, dots, from, arts, labels, beyond };
}

/** The corner in which the map has its own name; that of the trips is longer. */
export const captionIn = ({ height }: Pick<Frame, 'height'>, start?: Start): Box => {
  return { left: 0, right: start ? 144 : 90, top: height - 50, bottom: height };
};

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
