import { distanceTo, overlaps, type Box, type Point } from './geometry.ts';
import { textWidth } from './text-width.ts';

/** A line of a label in its type. */
export interface LabelLine {
  readonly text: string;
  readonly size: number;
  readonly face: 'text' | 'display';
  /** What the line says, for its look. */
  readonly look: string;
}

/** A name to be set beside a point. */
export interface LabelWish {
  readonly id: string;
  readonly at: Point;
  /** From the point to where its mark ends: sideways, and up or down. */
  readonly reach: Point;
  /** What it may say, best first. */
  readonly variants: readonly (readonly LabelLine[])[];
  /** What it costs to leave it out. */
  readonly weight: number;
}

export type Anchor = 'start' | 'middle' | 'end';

export interface PlacedLabel {
  readonly id: string;
  readonly anchor: Anchor;
  readonly lines: readonly (LabelLine & { readonly x: number; readonly y: number })[];
  readonly box: Box;
}

export interface Surroundings {
  readonly width: number;
  readonly height: number;
  /** What no label may touch: marks, and points along the routes. */
  readonly taken: readonly Box[];
  /** Points that a label had better not lie on. */
  readonly avoided: readonly Point[];
  /** How many orders are tried; fewer where there are hundreds of names. */
  readonly attempts?: number;
  /** From a mark to its name at most; a name then stands nearest to its own mark as well. */
  readonly farthest?: number;
  /** Between two names at least, so that they do not read as one. */
  readonly between?: number;
}

interface Candidate {
  readonly label: PlacedLabel;
  readonly cost: number;
}

/** To the right, left, below and above, then the corners. */
const directions = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0.8 },
  { x: 1, y: -0.8 },
  { x: -1, y: 0.8 },
  { x: -1, y: -0.8 },
  { x: 0.5, y: 1 },
  { x: -0.5, y: 1 },
  { x: 0.5, y: -1 },
  { x: -0.5, y: -1 },
] as const;
const gaps = [4, 10, 18, 28] as const;
const edge = 5;
const usualAttempts = 60;

/**
 * Sets names beside their points, so that none lies on a mark, a route or another name; one without room is left out.
 * Tries several orders and keeps the cheapest; the same input gives the same result.
 */
export function placeLabels(wishes: readonly LabelWish[], around: Surroundings): PlacedLabel[] {
  const options = wishes.map((wish) => ({
    wish,
    candidates: candidatesOf(wish, around).filter(
      ({ label }) => around.farthest === undefined || isNearest(wish, label.box, wishes),
    ),
  }));
  const { attempts = usualAttempts, between = 0 } = around;
  let best: { readonly labels: PlacedLabel[]; readonly cost: number } | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const labels: PlacedLabel[] = [];
    let cost = 0;
    for (const { wish, candidates } of shuffled(options, attempt)) {
      const free = candidates.find(
        ({ label }) => !labels.some((other) => overlaps(grown(other.box, between), label.box)),
      );
      if (free) labels.push(free.label);
      cost += free?.cost ?? wish.weight;
      if (best && cost >= best.cost) break;
    }
    if (!best || cost < best.cost) best = { labels, cost };
  }
  const order = wishes.map(({ id }) => id);
  return (best?.labels ?? []).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** The places where a label is free of what is taken, cheapest first. */
function candidatesOf(wish: LabelWish, surroundings: Surroundings): Candidate[] {
  const around = nearTo(wish, surroundings);
  const { farthest = Infinity } = surroundings;
  return wish.variants
    .flatMap((lines, variant) =>
      gaps
        .filter((gap) => gap <= farthest)
        .flatMap((gap, farther) =>
          directions.map((direction, turn) => {
            const label = setBeside(wish, lines, direction, gap);
            const on = around.avoided.filter((point) => contains(label.box, point)).length;
            const cost = variant * 30 + farther * 6 + turn * 0.5 + Math.min(on, 12) * 4;
            return { label, cost };
          }),
        ),
    )
    .filter(({ label, cost }) => cost < wish.weight && fits(label.box, around))
    .toSorted((one, other) => one.cost - other.cost);
}

const grown = ({ left, right, top, bottom }: Box, by: number): Box => {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
};

/** Whether no other point is nearer to the box. */
function isNearest({ at }: LabelWish, box: Box, wishes: readonly LabelWish[]): boolean {
  const own = distanceTo(box, at);
  return wishes.every((other) => other.at === at || distanceTo(box, other.at) > own);
}

/** The surroundings as far as a label of the wish can reach, as maps have thousands of points. */
function nearTo({ at, reach, variants }: LabelWish, surroundings: Surroundings): Surroundings {
  const lines = variants.flat();
  const far =
    Math.max(...lines.map(({ text, size, face }) => textWidth(text, size, face)), 0) * 1.2 +
    lines.reduce((sum, { size }) => sum + size * 1.24, 0) +
    Math.max(reach.x, reach.y, 0) +
    Math.max(...gaps);
  const near = { left: at.x - far, right: at.x + far, top: at.y - far, bottom: at.y + far };
  return {
    ...surroundings,
    taken: surroundings.taken.filter((box) => overlaps(box, near)),
    avoided: surroundings.avoided.filter((point) => contains(near, point)),
  };
}

function fits(box: Box, { width, height, taken }: Surroundings): boolean {
  const inside =
    box.left >= edge && box.right <= width - edge && box.top >= edge && box.bottom <= height - edge;
  return inside && !taken.some((other) => overlaps(box, other));
}

function contains(box: Box, { x, y }: Point): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** @param direction Where from the point the label stands. @param gap Between the mark and the label. */
function setBeside(
  { id, at, reach }: LabelWish,
  lines: readonly LabelLine[],
  direction: Point,
  gap: number,
): PlacedLabel {
  const width = Math.max(...lines.map(({ text, size, face }) => textWidth(text, size, face)));
  const heights = lines.map(({ size }) => size * 1.24);
  const height = heights.reduce((sum, each) => sum + each, 0);
  const beside = Math.abs(direction.x) === 1;
  const anchor: Anchor = !beside ? 'middle' : direction.x > 0 ? 'start' : 'end';
  const x = at.x + direction.x * (beside ? reach.x + gap : width * 0.6);
  const y = at.y + direction.y * ((reach.y + gap) * (beside ? 0.5 : 1) + height / 2);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  let top = y - height / 2;
  const set = lines.map((line, index) => {
    const baseline = top + line.size * 1.0;
    top += heights[index] ?? 0;
    return { ...line, x: Math.round(x), y: Math.round(baseline) };
  });
  const box = {
    left: left - 2,
    right: left + width + 2,
    top: y - height / 2,
    bottom: y + height / 2,
  };
  return { id, anchor, lines: set, box };
}

/** Attempt 0 keeps the order; each further one has an order of its own. */
function shuffled<Item>(items: readonly Item[], attempt: number): Item[] {
  const list = [...items];
  let seed = attempt * 2_654_435_761;
  for (let index = list.length - 1; attempt > 0 && index > 0; index--) {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    const other = seed % (index + 1);
    [list[index], list[other]] = [list[other]!, list[index]!];
  }
  return list;
}
