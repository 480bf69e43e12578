import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import { readItineraries } from '#content/read.server.ts';
import { frame, type Sketch } from './sketch-frame.ts';
import { boxOf, sketch } from './sketch.ts';

function expectReadable({ dots, labels }: Sketch) {
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThanOrEqual(frame.radius);
    expect(x).toBeLessThanOrEqual(frame.width - frame.radius);
    expect(y).toBeGreaterThanOrEqual(frame.radius);
    expect(y).toBeLessThanOrEqual(frame.height - frame.radius);
  }
  for (const [index, one] of dots.entries())
    for (const other of dots.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * frame.radius);
  const boxes = labels.map(boxOf);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        one.right < other.left ||
          one.left > other.right ||
          one.bottom < other.top ||
          one.top > other.bottom,
      ).toBe(true);
}

describe('the sketch of a day', () => {
  const days = itineraries.flatMap(({ id }) =>
    readItineraries(id, 'es').shown.days.map(({ day, activities }) => ({
      name: `${id}, day ${day}`,
      activities,
    })),
  );

  it.each(days)('$name keeps every number and name apart', ({ activities }) => {
    const stops = activities.flatMap(({ stop }) =>
      stop ? [{ ...stop, label: stop.name ?? '' }] : [],
    );
    const drawn = sketch(stops);
    expect(drawn?.dots.map(({ number }) => number)).toEqual(stops.map(({ number }) => number));
    if (drawn) expectReadable(drawn);
  });

  it('keeps any seven stops in the country readable', () => {
    const stop = fc.record({
      lat: fc.double({ min: 33, max: 38.6, noNaN: true }),
      lng: fc.double({ min: 125, max: 130, noNaN: true }),
      label: fc.constantFrom('', 'Jagalchi', 'Templo Haedong Yonggungsa'),
    });
    fc.assert(
      fc.property(fc.array(stop, { minLength: 1, maxLength: 7 }), (stops) => {
        const drawn = sketch(
          stops.map(({ lat, lng, label }, index) => ({ lat, lng, label, number: index + 1 })),
        );
        expect(drawn?.dots).toHaveLength(stops.length);
        if (drawn) expectReadable(drawn);
      }),
    );
  });

  it('has north up and east right, and states its scale', () => {
    const south = { number: 1, lat: 35, lng: 129 };
    const drawn = sketch([south, { number: 2, lat: 35.045, lng: 129.055 }]);
    const [one, two] = drawn?.dots ?? [];
    expect(two?.x).toBeGreaterThan(one?.x ?? 0);
    expect(two?.y).toBeLessThan(one?.y ?? 0);
    // 0.045 degrees are 5.004 km.
    const unitsPerMetre = (drawn?.scale.length ?? 0) / (drawn?.scale.metres ?? 1);
    expect(((one?.y ?? 0) - (two?.y ?? 0)) / unitsPerMetre).toBeCloseTo(5004, -2);
  });

  it('puts two stops at the same place side by side, and is empty without stops', () => {
    const drawn = sketch([1, 2, 3].map((number) => ({ number, lat: 35.1, lng: 129 })));
    if (drawn) expectReadable(drawn);
    expect(drawn?.dots).toHaveLength(3);
    expect(sketch([])).toBeUndefined();
  });
});
