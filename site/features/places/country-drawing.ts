import { curvePath, pointsAlong } from '#domain/drawn-map/curve.ts';
import { around, type Coordinates, type Point } from '#domain/drawn-map/geometry.ts';
import { placeLabels, type LabelLine, type LabelWish } from '#domain/drawn-map/place-labels.ts';
import { inLines, inTwoLines } from '#domain/drawn-map/text-width.ts';
import type { View } from '#site/ui/drawn-map/base-map.tsx';
import { unit, unitsIn } from '#site/ui/drawn-map/base-shapes.ts';
import type { PlaceDrawing } from '#site/ui/drawn-map/place-art.tsx';
import { boxOf, drawingsBeside } from '#site/ui/drawn-map/place-arts.ts';
import { round } from './city-drawing.ts';

/** The map beside its list, and the one above it on narrow screens; pixels, and pixels a metre. */
export const frames = {
  wide: { width: 600, height: 760, scale: 0.00123, radius: 7, art: 1, type: 18 },
  narrow: { width: 390, height: 520, scale: 0.00083, radius: 5, art: 0.68, type: 15 },
} as const;

export type FrameId = keyof typeof frames;

/** The middle of the map: the sea on both sides has room for names. */
const middle: Coordinates = [35.93, 127.95];

/** How far a thread bends to a side, as a share of its length. */
const bend = 0.12;

/** A place of the map of the country. */
export interface CountryPlace {
  readonly id: string;
  readonly name: string;
  readonly hangul: string;
  readonly at: Coordinates;
  readonly drawing: PlaceDrawing;
  /** By what one comes from the first place, and how long that takes; empty for that place itself. */
  readonly trip: string;
  readonly href: string;
}

/** The country with its places, and a thread to each from the first. */
export function drawCountry(places: readonly CountryPlace[], id: FrameId) {
  const frame = frames[id];
  const { width, height, radius, art: size, type } = frame;
  const project = unitsIn('korea');
  const scale = frame.scale * unit;
  const origin = project(middle);
  const view: View = {
    region: 'korea',
    scale,
    x: width / 2 - origin.x * scale,
    y: height / 2 - origin.y * scale,
  };
  const dots = places.map((place) => {
    const { x, y } = project(place.at);
    return { ...place, ...round({ x: x * scale + view.x, y: y * scale + view.y }) };
  });
  const [from, ...others] = dots;
  const threads = others.map((to) => ({ id: to.id, points: from ? bent(from, to) : [] }));
  const marks = dots.map((dot) => around(dot, radius + 2));
  const found = drawingsBeside(dots, marks, { width, height, radius, art: size });
  const arts = found.map(({ dot, foot, scale: at }) => {
    return { id: dot.id, drawing: dot.drawing, foot, scale: at };
  });
  const labels = placeLabels(
    dots.map((dot): LabelWish => {
      const art = arts.find((each) => each.id === dot.id);
      const box = art ? boxOf(art) : around(dot, radius);
      const name = inTwoLines(dot.name, 16).map((text): LabelLine => {
        return { text, size: type, face: 'display', look: 'name' };
      });
      const hangul = { text: dot.hangul, size: type - 2, face: 'text', look: 'hangul' } as const;
      const trips = [inTwoLines(dot.trip, 18), inLines(dot.trip, 14)].map((lines) =>
        lines.map((text): LabelLine => {
          return { text, size: type - 2.5, face: 'text', look: 'station-name' };
        }),
      );
      const withTrip = dot.trip ? trips.map((trip) => name.concat(hangul, trip)) : [];
      return {
        id: dot.id,
        at: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 },
        reach: { x: (box.right - box.left) / 2, y: (box.bottom - box.top) / 2 },
        variants: [...withTrip, [...name, hangul], name],
        weight: 1000,
      };
    }),
    {
      width,
      height,
      taken: [
        ...marks,
        ...arts.map(boxOf),
        ...threads.flatMap(({ points }) => pointsAlong(points, 5).map((point) => around(point, 3))),
      ],
      avoided: [],
    },
  );
  return {
    width,
    height,
    radius,
    view,
    dots,
    arts,
    labels,
    threads: threads.map((thread) => ({
      id: thread.id,
      path: curvePath(thread.points, { decimals: 1 }),
    })),
  };
}

/** A soft curve between two points. */
function bent(from: Point, to: Point): Point[] {
  const side = to.x > from.x ? -bend : bend;
  return [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const aside = side * 4 * share * (1 - share);
    return {
      x: from.x + (to.x - from.x) * share - (to.y - from.y) * aside,
      y: from.y + (to.y - from.y) * share + (to.x - from.x) * aside,
    };
  });
}
