import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBaseMap } from '#site/lib/read-base-map.ts';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import { locales } from '#content/locale.ts';
import { readItineraries } from './read.ts';
import { overlaps } from '#domain/drawn-map/geometry.ts';
import { drawDay, type DayDrawing } from '#site/ui/day-map/day-drawing.ts';
import { frames, type FrameId } from '#site/ui/day-map/day-frames.ts';
import { planOf } from './plan.ts';

const base = readBaseMap();

const days = locales.flatMap((locale) =>
  itineraries.flatMap(({ id }) =>
    planOf(readItineraries(locale, id), base).days.map((day) => ({
      name: `${id} in ${locale}, day ${day.day}`,
      activities: day.activities,
      map: day.map,
    })),
  ),
);

/** What makes a map of a day readable: marks in the frame and apart, names free of all ways, marks and one another. */
function faultsOf({ dots, labels, way, stations }: DayDrawing, id: FrameId): string[] {
  const { width, height, radius } = frames[id];
  const outside = dots.filter(
    ({ x, y }) => x < radius || x > width - radius || y < radius || y > height - radius,
  );
  const pairs = <Item>(items: readonly Item[]) =>
    items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
  const textOf = ({ lines }: DayDrawing['labels'][number]) =>
    lines.map(({ text }) => text).join(' ');
  return [
    ...outside.map(({ number }) => `${number} leaves the frame`),
    ...pairs(dots)
      .filter(([one, other]) => Math.hypot(one.x - other.x, one.y - other.y) < 2 * radius)
      .map(([one, other]) => `${one.number} touches ${other.number}`),
    ...pairs(labels)
      .filter(([one, other]) => overlaps(one.box, other.box))
      .map(([one, other]) => `${textOf(one)} touches ${textOf(other)}`),
    ...labels.flatMap((label) => {
      const { left, right, top, bottom } = label.box;
      const holds = ({ x, y }: { x: number; y: number }, around = 0) =>
        x > left - around && x < right + around && y > top - around && y < bottom + around;
      return [
        ...(left < 0 || right > width || top < 0 || bottom > height ? ['is cut'] : []),
        ...(way.some((point) => holds(point)) ? ['lies on the way'] : []),
        ...(dots.some((dot) => holds(dot, radius * 0.7)) ? ['lies on a number'] : []),
        ...(stations.some((station) => holds(station)) ? ['lies on a station'] : []),
      ].map((fault) => `${textOf(label)} ${fault}`);
    }),
  ];
}

describe('the maps of the days', () => {
  it.each(days)('$name is readable', ({ map, activities }) => {
    const stops = activities.filter(({ stop }) => stop);
    expect(map === undefined).toBe(stops.length === 0);
    if (!map) return;
    for (const id of ['wide', 'narrow'] as const) {
      expect(map[id].dots.map(({ number }) => number)).toEqual(stops.map((_, index) => index + 1));
      expect(faultsOf(map[id], id)).toEqual([]);
    }
  });

  it('name nearly all places on a wide screen', () => {
    const drawn = days.flatMap(({ map }) => (map ? [map.wide] : []));
    const places = drawn.reduce((sum, { dots }) => sum + dots.length, 0);
    const names = drawn.flatMap(({ labels }) => labels.filter(({ id }) => id.startsWith('stop-')));
    expect(names.length / places).toBeGreaterThan(0.9);
  });

  it('draw a ride on the line that the text names', () => {
    const [, , third] = planOf(readItineraries('es', 'seoul-5days'), base).days;
    // To Mangwon on line 6, and to Yeouinaru on line 5.
    const lines = third?.map?.wide.rides.map(({ line }) => line) ?? [];
    expect(lines).toContain('seoul/6');
    expect(lines.at(-1)).toBe('seoul/5');
  });
});

describe('drawDay', () => {
  const stop = fc.record({
    lat: fc.double({ min: 33, max: 38.6, noNaN: true }),
    lng: fc.double({ min: 125, max: 130, noNaN: true }),
    name: fc.constantFrom('', 'Jagalchi', 'Templo Haedong Yonggungsa'),
  });

  it('keeps any seven stops in the country readable', () => {
    fc.assert(
      fc.property(fc.array(stop, { minLength: 1, maxLength: 7 }), (stops) => {
        const drawn = drawDay(
          stops.map((each, index) => ({ ...each, number: index + 1, modes: [], direct: true })),
          base,
        );
        expect(drawn && faultsOf(drawn.wide, 'wide')).toEqual([]);
        expect(drawn && faultsOf(drawn.narrow, 'narrow')).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('has north up and east right, and states its scale', () => {
    const stops = [
      { number: 1, lat: 35, lng: 129, name: '', modes: [], direct: true },
      { number: 2, lat: 35.045, lng: 129.055, name: '', modes: [], direct: true },
    ];
    const { dots, scale } = drawDay(stops, base)!.wide;
    const [one, two] = dots;
    expect(two?.x).toBeGreaterThan(one?.x ?? 0);
    expect(two?.y).toBeLessThan(one?.y ?? 0);
    // 0.045 degrees are 5.004 km.
    const pixelsAMetre = scale.length / scale.metres;
    expect(((one?.y ?? 0) - (two?.y ?? 0)) / pixelsAMetre / 100).toBeCloseTo(50.04, 0);
  });

  it('puts stops at the same place side by side, and is empty without stops', () => {
    const same = [1, 2, 3].map((number) => {
      return { number, lat: 35.1, lng: 129, name: 'Jagalchi', modes: [], direct: true };
    });
    const drawn = drawDay(same, base);
    expect(drawn?.wide.dots).toHaveLength(3);
    expect(drawn && faultsOf(drawn.wide, 'wide')).toEqual([]);
    expect(drawDay([], base)).toBeUndefined();
  });
});
