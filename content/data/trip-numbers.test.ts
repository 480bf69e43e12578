import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { places } from './places.ts';
import { placeNumbers } from './place-numbers.ts';
import { spots } from './spots/spots.ts';
import { tripIds } from './trip-numbers.ts';
import { tripPlaceIds } from './trip-places.ts';

/** Of the numbers that links to trips hold since they were first published. */
const published = {
  count: 353,
  sha256: '29bac27d67204e3fe25f8905a6d6300bf763ef4ffc72a3aa35620627a604f390',
};

describe('the numbers of links to trips', () => {
  it('are those that were published, in their order', () => {
    const ids = tripIds.slice(0, published.count);
    expect(createHash('sha256').update(ids.join('\n')).digest('hex')).toBe(published.sha256);
  });

  it('are one for each id', () => {
    expect(new Set(tripIds).size).toBe(tripIds.length);
    const known = new Set<string>(tripIds);
    const missing = tripPlaceIds.filter((id) => !known.has(id));
    expect(missing, 'add these at the end of content/data/trip-numbers.ts').toEqual([]);
    expect(new Set(tripPlaceIds).size).toBe(tripPlaceIds.length);
  });

  it('begin with those that places used to have', () => {
    for (const [number, id] of Object.entries(placeNumbers))
      expect(tripIds[Number(number) - 1], number).toBe(id);
  });
});

describe('the spots', () => {
  it('are no place that the guide describes already', () => {
    const metres = (one: { lat: number; lng: number }, other: { lat: number; lng: number }) =>
      Math.hypot((one.lat - other.lat) * 111_200, (one.lng - other.lng) * 88_000);
    const plain = (name = '') => name.replaceAll(' ', '');
    const twice = spots.filter((spot) =>
      [...places, ...spots].some(
        (place) =>
          place.id !== spot.id &&
          plain(place.hangul) === plain(spot.hangul) &&
          metres(place, spot) < 200,
      ),
    );
    expect(
      twice.map(({ id }) => id),
      'take these out of content/data/spots/, and name the place instead',
    ).toEqual([]);
  });
});
