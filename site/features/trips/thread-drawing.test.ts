import { describe, expect, test } from 'vitest';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import { locales } from '#content/locale.ts';
import { readItineraries } from './read.ts';
import { overlaps, type Point } from '#domain/drawn-map/geometry.ts';
import { coilRadius } from './coil.ts';
import { badge, dot, drawThreads, sheet } from './thread-drawing.ts';

const away = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));

describe.each(locales)('the map of all itineraries in %s', (locale) => {
  const page = readItineraries(locale, 'itineraries');
  const { threads, cities, labels } = drawThreads(
    page.cards,
    page.cities,
    page.itinerariesText.areas,
  );
  const cityAt = (id: string) => cities.find((city) => city.id === id)!;
  const passes = (course: readonly Point[], city: Point) =>
    course.findIndex((point) => away(point, city) < 2);

  test('has one thread for each itinerary', () => {
    expect(threads.map(({ id }) => id)).toEqual(itineraries.map(({ id }) => id));
    for (const { path } of threads) expect(path).toMatch(/^M/);
  });

  test.each(itineraries)('$id passes its cities in the order of its days, and no other', (trip) => {
    const { course } = threads.find(({ id }) => id === trip.id)!;
    const order = [...new Set(trip.days.map(({ city }) => city))];
    const passed = cities
      .map(({ id, ...at }) => ({ id, index: passes(course, at) }))
      .filter(({ index }) => index >= 0)
      .toSorted((one, other) => one.index - other.index);
    expect(passed.map(({ id }) => id)).toEqual(order);
  });

  test('a trip that stays in a city is a coil beside it, with a turn for each day', () => {
    const staying = itineraries.filter(({ cities: all }) => all.length === 1);
    expect(staying.length).toBeGreaterThan(0);
    for (const {
      id,
      cities: [city = ''],
      duration,
    } of staying) {
      const { course, badge: middle } = threads.find((thread) => thread.id === id)!;
      expect(away(middle, cityAt(city)), id).toBeLessThan(coilRadius(duration) + 40);
      const turns = course.slice(1).reduce((sum, point, index) => {
        const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
        const step = Math.abs(angle(point) - angle(course[index]!));
        return sum + Math.min(step, 2 * Math.PI - step);
      }, 0);
      expect(turns / (2 * Math.PI), id).toBeCloseTo(duration, 0);
    }
  });

  test('its numbers lie apart, off other threads and within the sheet', () => {
    for (const [one, other] of pairs(threads))
      expect(away(one.badge, other.badge), `${one.id}, ${other.id}`).toBeGreaterThan(2 * badge);
    for (const thread of threads) {
      const { x, y } = thread.badge;
      expect(Math.min(x, y, sheet.width - x, sheet.height - y)).toBeGreaterThan(badge);
      const under = threads.filter(
        ({ id, course }) =>
          id !== thread.id && course.some((point) => away(point, { x, y }) < badge),
      );
      expect(
        under.map(({ id }) => id),
        thread.id,
      ).toEqual([]);
    }
  });

  test('names every city, off threads, numbers, cities and other names', () => {
    expect(labels.map(({ id }) => id)).toEqual(
      expect.arrayContaining([...cities.map(({ id }) => id), 'yellowSea', 'eastSea']),
    );
    for (const [one, other] of pairs(labels))
      expect(overlaps(one.box, other.box), `${one.id}, ${other.id}`).toBe(false);
    for (const { id, box } of labels) {
      const { left, right, top, bottom } = box;
      expect(Math.min(left, top, sheet.width - right, sheet.height - bottom), id).toBeGreaterThan(
        0,
      );
      const near = ({ x, y }: Point, reach: number) =>
        x > left - reach && x < right + reach && y > top - reach && y < bottom + reach;
      expect(
        cities.filter((city) => near(city, dot - 1)).map((city) => city.id),
        id,
      ).toEqual([]);
      for (const thread of threads) {
        expect(
          thread.course.some((point) => near(point, 0)),
          `${id}, ${thread.id}`,
        ).toBe(false);
        expect(near(thread.badge, badge), `${id}, number of ${thread.id}`).toBe(false);
      }
    }
  });
});
