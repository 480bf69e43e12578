import { describe, expect, it } from 'vitest';
import { locales, type Text } from '../../locale.ts';
import { itineraries } from './itineraries.ts';
import type { Position } from '../../position.ts';
import type { Activity } from './itinerary.ts';
import { placeOfStop } from './stop-place.ts';

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const partsOfTheDay = ['AM', 'PM', 'EVE', 'Full day'];

const days = itineraries.flatMap((itinerary) =>
  itinerary.days.map((day) => ({ name: `${itinerary.id}, day ${day.day}`, itinerary, day })),
);
const activities = days.flatMap(({ name, day }) =>
  day.activities.map((activity: Activity) => ({ name: `${name}, ${activity.time}`, activity })),
);

/** Whether a position is in South Korea with its islands. */
function isInKorea({ lat, lng }: Position): boolean {
  return lat > 33 && lat < 38.7 && lng > 124.5 && lng < 131;
}

function kilometres(one: Position, other: Position): number {
  const north = (other.lat - one.lat) * 111.2;
  const east = (other.lng - one.lng) * 111.2 * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Every text in a value of any depth, in one language. */
function textsIn(value: unknown, locale: keyof Text): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const text = (value as Partial<Text>)[locale];
  return typeof text === 'string'
    ? [text]
    : Object.values(value).flatMap((item) => textsIn(item, locale));
}

describe('the itineraries', () => {
  it.each(itineraries)('$id has all its days, numbered from 1, in its cities', (itinerary) => {
    expect(itinerary.days.map(({ day }) => day)).toEqual(
      Array.from({ length: itinerary.duration }, (_, index) => index + 1),
    );
    const visited = new Set(itinerary.days.map(({ city }) => city));
    expect([...visited].sort()).toEqual([...itinerary.cities].sort());
  });

  it.each(days)('$name has at least four activities, in order of time', ({ day }) => {
    expect(day.activities.length).toBeGreaterThanOrEqual(4);
    for (const { time } of day.activities)
      expect(clock.test(time) || partsOfTheDay.includes(time), time).toBe(true);
    const times = day.activities.map(({ time }) => time).filter((time) => clock.test(time));
    expect(times).toEqual([...new Set(times)].sort());
  });

  it.each(activities.filter(({ activity }) => activity.stop))(
    '$name is at a known place',
    ({ activity: { stop } }) => {
      expect(stop && isInKorea(placeOfStop(stop))).toBe(true);
    },
  );
});

/** The titles of stops that are far from the one before and name no ride or walk to get there. */
function unreached(all: readonly Activity[]): string[] {
  let last: Position | undefined;
  let legs = 0;
  return all.flatMap(({ title, stop, legs: named = [] }) => {
    legs += named.length;
    if (!stop) return [];
    const here = placeOfStop(stop);
    const far = last && kilometres(last, here) > 1.2 && legs === 0;
    last = here;
    legs = 0;
    return far ? [title.en] : [];
  });
}

describe('the way between stops', () => {
  it.each(days)('$name has a ride or a walk for every longer distance', ({ day }) => {
    expect(unreached(day.activities)).toEqual([]);
  });

  it('a day with a journey between cities cannot be swapped', () => {
    const loose = days.filter(({ day }) =>
      day.activities.some(({ legs = [] }: Activity) => legs.some((leg) => 'route' in leg)),
    );
    expect(loose.filter(({ day }) => !day.fixed).map(({ name }) => name)).toEqual([]);
  });
});

describe.each(locales)('their words in %s', (locale) => {
  const texts = textsIn(itineraries, locale);

  it('are complete, and as many as in the other language', () => {
    expect(texts.filter((text) => text.trim() !== text || text === '')).toEqual([]);
    for (const other of locales) expect(textsIn(itineraries, other)).toHaveLength(texts.length);
  });

  it('contain no long sentence twice', () => {
    const sentences = texts
      .flatMap((text) => text.split(/(?<=[.?!])\s+/))
      .filter((sentence) => sentence.length >= 60);
    const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(twice).toEqual([]);
  });
});

describe('their activities', () => {
  it.each(itineraries)('of $id have ids of their own', ({ days: own }) => {
    const ids = own.flatMap((day) => day.activities.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('say how long they take where they have a place', () => {
    const without = activities.filter(({ activity: { stop, stay } }) => {
      const place = stop && placeOfStop(stop);
      return place && !(stay ?? place.visit ?? place.stay);
    });
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});
