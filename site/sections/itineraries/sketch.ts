import { frame, type Label, type Sketch } from './sketch-frame.ts';

/** A stop to draw: degrees (WGS 84) and the name of its place where there is room for it. */
export interface SketchStop {
  readonly number: number;
  readonly lat: number;
  readonly lng: number;
  readonly label?: string;
}

type Point = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };

/** Least distance between dots; closer ones are moved apart, as the sketch has to be readable, not exact. */
const apart = frame.radius * 2 + 6;
/** Least width (m) of the frame, so that close stops do not look distant. */
const least = 700;
const metresOfDegree = 111_200;
const letter = 6.9;

/** Lays out the stops of a day in a frame: to scale, unless dots would overlap. */
export function sketch(stops: readonly SketchStop[]): Sketch | undefined {
  if (stops.length === 0) return undefined;
  const middle = (Math.PI / 180) * (sum(stops.map(({ lat }) => lat)) / stops.length);
  const points = stops.map(({ lat, lng }) => ({
    x: lng * Math.cos(middle) * metresOfDegree,
    y: -lat * metresOfDegree,
  }));
  const zoom = fit(points);
  spread(points);
  const dots = stops.map(({ number }, index) => ({ number, ...rounded(points[index]) }));
  return { dots, labels: place(stops, dots), scale: scaleBar(zoom) };
}

/** Moves the points into the frame. @returns The drawing's units a metre. */
function fit(points: Point[]): number {
  const { width, height, margin } = frame;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const zoom = Math.min(
    (width - 2 * margin) / Math.max(wide, least),
    (height - 2 * margin) / Math.max(high, least),
  );
  for (const point of points) {
    point.x = (point.x - left - wide / 2) * zoom + width / 2;
    point.y = (point.y - top - high / 2) * zoom + height / 2;
  }
  return zoom;
}

/** Pushes dots that touch apart, step by step, within the frame. */
function spread(points: Point[]): void {
  const { width, height, margin } = frame;
  for (let round = 0; round < 200; round++) {
    let moved = false;
    for (const [index, one] of points.entries()) {
      for (const other of points.slice(index + 1)) {
        const away = Math.hypot(other.x - one.x, other.y - one.y);
        if (away >= apart) continue;
        moved = true;
        // Two stops at the same place are moved apart, each pair in another direction.
        const angle = away < 0.01 ? index * 2.4 : Math.atan2(other.y - one.y, other.x - one.x);
        const step = (apart - away) / 2 + 0.05;
        for (const [point, sign] of [[one, -1] as const, [other, 1] as const]) {
          point.x = within(point.x + sign * step * Math.cos(angle), margin, width - margin);
          point.y = within(point.y + sign * step * Math.sin(angle), margin, height - margin);
        }
      }
    }
    if (!moved) return;
  }
}

/** Sets each label beside its dot, off the line if it can be; a label without room is left out. */
function place(stops: readonly SketchStop[], dots: Sketch['dots']): Label[] {
  const taken: Box[] = dots.map(({ x, y }) => boxAround(x, y, frame.radius + 2));
  // The corner is reserved for the scale.
  taken.push({ left: 0, right: 130, top: frame.height - 34, bottom: frame.height });
  const line = dots.flatMap((dot, index) => along(dot, dots[index + 1] ?? dot));
  const labels: Label[] = [];
  for (const [index, { label: text }] of stops.entries()) {
    const dot = dots[index];
    if (!text || !dot || labels.some((label) => label.text === text)) continue;
    const gap = frame.radius + 6;
    const candidates: Label[] = [
      { text, x: dot.x + gap, y: dot.y + 4, anchor: 'start' },
      { text, x: dot.x - gap, y: dot.y + 4, anchor: 'end' },
      { text, x: dot.x, y: dot.y + gap + 9, anchor: 'middle' },
      { text, x: dot.x, y: dot.y - gap - 1, anchor: 'middle' },
    ];
    const free =
      candidates.find((label) => isFree(boxOf(label), [...taken, ...line])) ??
      candidates.find((label) => isFree(boxOf(label), taken));
    if (!free) continue;
    taken.push(boxOf(free));
    labels.push(free);
  }
  return labels;
}

export function boxOf({ text, x, y, anchor }: Label): Box {
  const width = text.length * letter;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - 12, bottom: y + 4 };
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  const inside = box.left >= 6 && box.right <= frame.width - 6;
  const clear = taken.every(
    (other) =>
      box.right < other.left ||
      box.left > other.right ||
      box.bottom < other.top ||
      box.top > other.bottom,
  );
  return inside && box.top >= 6 && box.bottom <= frame.height - 6 && clear;
}

/** The longest of 1, 2 or 5 times a power of ten that takes at most 110 units. */
function scaleBar(zoom: number): Sketch['scale'] {
  const longest = 110 / zoom;
  const power = 10 ** Math.floor(Math.log10(longest));
  const factor = [5, 2, 1].find((each) => each * power <= longest) ?? 1;
  return { metres: factor * power, length: Math.round(factor * power * zoom) };
}

/** Points of the line between two dots, close enough for no label to slip through. */
function along(from: Point, to: Point): Box[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8);
  return Array.from({ length: steps }, (_, step) =>
    boxAround(
      from.x + ((to.x - from.x) * step) / steps,
      from.y + ((to.y - from.y) * step) / steps,
      2,
    ),
  );
}

function boxAround(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const rounded = ({ x, y }: Point = { x: 0, y: 0 }) => ({ x: Math.round(x), y: Math.round(y) });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
