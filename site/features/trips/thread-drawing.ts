import type { Stay, VisitedCity } from './read-itinerary-stays.ts';
import { curvePath } from '#domain/drawn-map/curve.ts';
import { around, type Box, type Point } from '#domain/drawn-map/geometry.ts';
import {
  placeLabels,
  type LabelLine,
  type LabelWish,
  type PlacedLabel,
} from '#domain/drawn-map/place-labels.ts';
import { inTwoLines } from '#domain/drawn-map/text-width.ts';
import type { View } from '#site/ui/drawn-map/base-map.tsx';
import { unit, unitsIn } from '#site/ui/drawn-map/base-shapes.ts';
import { coil, coilRadius } from './coil.ts';
import { besideCity, clearest, pointsOf, throughCities } from './thread-course.ts';

/** The sheet, the position in its middle, and how many units a metre takes. */
export const sheet = { width: 400, height: 560, middle: [35.95, 128.02], scale: 0.000865 } as const;

/** The mark of a thread, its number; large enough to be tapped on the narrowest phone. */
export const badge = 15.5;
/** The mark of a city. */
export const dot = 5;

interface TripStays {
  readonly id: string;
  readonly stays: readonly Stay[];
}

export interface Thread {
  readonly id: string;
  readonly path: string;
  readonly badge: Point;
  /** Points along it. */
  readonly course: readonly Point[];
}

export interface ThreadDrawing {
  readonly view: View;
  /** In the order of the trips. */
  readonly threads: readonly Thread[];
  readonly cities: readonly (Point & { readonly id: string })[];
  readonly labels: readonly PlacedLabel[];
}

/** The names of seas and neighbours, and where they stand. */
const areas = {
  yellowSea: [36.2, 125.75],
  eastSea: [37.75, 129.75],
  northKorea: [38.62, 126.9],
} as const;

export type AreaNames = Readonly<Record<keyof typeof areas, string>>;

/** Draws a thread for each trip: through its cities, or as a coil where it stays in one. */
export function drawThreads(
  trips: readonly TripStays[],
  cities: readonly VisitedCity[],
  areaNames: AreaNames,
): ThreadDrawing {
  const { view, at } = projection();
  const spots = cities.map(({ id, at: position }) => ({ id, ...at(position) }));
  const spotOf = (city: Stay['city']) => spots.find(({ id }) => id === city)!;
  const curves = new Map<string, readonly (readonly Point[])[]>();
  const drawn = (but?: string) =>
    [...curves].flatMap(([id, each]) => (id === but ? [] : pointsOf(each)));
  for (const { id, stays } of trips.filter((trip) => !staysPut(trip))) {
    const stops = stays.map(({ city }) => spotOf(city));
    curves.set(id, throughCities(stops, drawn(), spots));
  }
  const names = placeLabels(cities.map(cityWish), {
    ...sheet,
    taken: [
      ...spots.map((spot) => around(spot, dot + 1)),
      ...drawn().map((point) => around(point, 4)),
    ],
    avoided: [],
  });
  const staying = trips.filter(staysPut).toSorted((a, b) => daysOf(b) - daysOf(a));
  const coils = new Map<string, Box & Point>();
  // Again and again, so that the first make room for the last.
  for (const { id, stays } of [staying, staying, staying].flat()) {
    const [{ city, days }] = stays as [Stay];
    const radius = coilRadius(days);
    const taken = [...drawn(id), ...spots, ...names.flatMap(({ box }) => pointsIn(box))];
    const middle = besideCity(spotOf(city), radius, taken, sheet);
    coils.set(id, { ...middle, ...around(middle, radius + 3) });
    curves.set(id, [coil(middle, days, spotOf(city))]);
  }
  const badges = new Map<string, Point>();
  for (const { id } of trips) {
    const taken = [
      ...drawn(id),
      ...spots,
      ...[...badges.values()].flatMap(rim),
      ...names.flatMap(({ box }) => pointsIn(box)),
    ];
    badges.set(id, coils.get(id) ?? clearest(pointsOf(curves.get(id) ?? []), taken, badge));
  }
  const threads = trips.map(({ id }): Thread => {
    const own = curves.get(id) ?? [];
    return {
      id,
      course: pointsOf(own),
      badge: rounded(badges.get(id)!),
      path: own.map((curve) => curvePath(curve, { decimals: 1 })).join(''),
    };
  });
  return {
    view,
    threads,
    cities: spots.map((spot) => ({ ...spot, ...rounded(spot) })),
    labels: [
      ...names,
      ...placeLabels(areaWishes(areaNames, at), {
        ...sheet,
        taken: [
          ...spots.map((spot) => around(spot, dot + 1)),
          ...threads.flatMap(({ course }) => course.map((point) => around(point, 4))),
          ...threads.map((thread) => around(thread.badge, badge + 2)),
          ...coils.values(),
          ...names.map(({ box }) => box),
        ],
        avoided: [],
      }),
    ],
  };

  function cityWish({ id, name, hangul }: VisitedCity): LabelWish {
    const text: LabelLine = { text: name, size: 15, face: 'display', look: 'name' };
    const korean: LabelLine = { text: hangul, size: 13, face: 'text', look: 'hangul' };
    const variants = [[text, korean], [text]];
    return { id, at: spotOf(id), reach: { x: dot, y: dot }, variants, weight: 900 };
  }
}

function areaWishes(
  names: AreaNames,
  at: (position: readonly [number, number]) => Point,
): LabelWish[] {
  return (Object.keys(areas) as (keyof AreaNames)[]).map((id) => {
    const lines = inTwoLines(names[id], 9).map((text): LabelLine => {
      return { text, size: 12.5, face: 'text', look: 'peak' };
    });
    return { id, at: at(areas[id]), reach: { x: 0, y: 0 }, variants: [lines], weight: 60 };
  });
}

const staysPut = ({ stays }: TripStays) => stays.length === 1;

const daysOf = ({ stays }: TripStays) => stays.reduce((sum, { days }) => sum + days, 0);

function projection() {
  const project = unitsIn('korea');
  const scale = sheet.scale * unit;
  const middle = project(sheet.middle);
  const view: View = {
    region: 'korea',
    scale,
    x: sheet.width / 2 - middle.x * scale,
    y: sheet.height / 2 - middle.y * scale,
  };
  const at = (position: readonly [number, number]): Point => {
    const { x, y } = project(position);
    return { x: x * scale + view.x, y: y * scale + view.y };
  };
  return { view, at };
}

/** The outline of a badge. */
function rim({ x, y }: Point): Point[] {
  return [0, 1, 2, 3, 4, 5].map((step) => ({
    x: x + Math.cos((step / 3) * Math.PI) * badge,
    y: y + Math.sin((step / 3) * Math.PI) * badge,
  }));
}

function pointsIn({ left, right, top, bottom }: Box): Point[] {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  return steps.flatMap((across) =>
    [0, 0.5, 1].map((down) => ({
      x: left + (right - left) * across,
      y: top + (bottom - top) * down,
    })),
  );
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
