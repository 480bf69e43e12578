import { describe, expect, it } from 'vitest';
import { legBetween, plannedLeg } from './legs.ts';
import { contextWith } from './testing-context.ts';

const context = contextWith({});
const at = (km: number, facts = {}) => ({
  lat: 37.5 + km / 111.2,
  lng: 127,
  city: 'seoul',
  ...facts,
});
const here = at(0);

describe('the way between two places', () => {
  it('is none at the same place, a walk nearby, a taxi far off', () => {
    expect(legBetween(here, at(0.05), context)).toEqual({ mode: 'same', minutes: 0 });
    expect(legBetween(here, at(1.2), context)).toEqual({ mode: 'walk', minutes: 22 });
    expect(legBetween(here, at(1.6), context)).toEqual({ mode: 'walk', minutes: 30 });
    expect(legBetween(here, at(5), context)).toMatchObject({ mode: 'taxi', minutes: 19, most: 28 });
  });

  it('is by metro where both stations are near, and it is faster than a walk', () => {
    const metro = { ...context, metro: () => ({ minutes: 10, won: 1550, rides: [] }) };
    const [one, other] = [at(0, { station: 'a', walk: 5 }), at(5, { station: 'b', walk: 6 })];
    expect(legBetween(one, other, metro)).toMatchObject({ mode: 'metro', minutes: 25, won: 1550 });
    expect(legBetween(one, { ...other, walk: 26 }, metro).mode).toBe('taxi');
    expect(legBetween(one, at(1.25, { station: 'b', walk: 6 }), metro).mode).toBe('walk');
    expect(legBetween(one, { ...other, onward: 13 }, metro).minutes).toBe(32);
  });

  it('is the journey of the guide beyond 60 km', () => {
    const busan = { ...at(300), city: 'busan' };
    expect(legBetween(here, busan, context)).toEqual({
      mode: 'journey',
      minutes: 150,
      won: 59_800,
    });
    expect(legBetween(here, { ...busan, city: 'jeju' }, context)).toMatchObject({ unseen: true });
  });

  it('is counted from door to door where the metro meets the train', () => {
    const [journey] = context.journeys;
    const stations = { seoul: 'seoul/seoul-station', busan: 'busan/busan-station' };
    const metro = {
      ...context,
      journeys: journey ? [{ ...journey, stations }] : [],
      metro: () => ({ minutes: 20, won: 1550, rides: [] }),
      stationAt: (id: string) => (id.startsWith('busan') ? at(300) : at(6)),
    };
    const bed = at(0, { station: 'seoul/myeong-dong', walk: 0 });
    const beach = at(310, { city: 'busan', station: 'busan/haeundae', walk: 10 });
    expect(legBetween(bed, beach, metro)).toMatchObject({
      mode: 'journey',
      // Each way by metro waits four minutes, and the train is not caught as it leaves.
      minutes: 24 + 15 + 150 + 34,
      won: 59_800 + 2 * 1550,
      ride: { mode: 'train', minutes: 150, from: stations.seoul, to: stations.busan },
    });
  });

  it('is the journey where the rides of a ready-made trip do not lead to another city', () => {
    const busan = { ...at(300), city: 'busan' };
    const leg = plannedLeg([{ mode: 'subway', city: 'seoul' }], here, busan, context);
    expect(leg).toEqual({ mode: 'journey', minutes: 150, won: 59_800 });
  });

  it('costs what the ready-made trip pays, taxis apart', () => {
    const legs = [
      { mode: 'bus', city: 'busan' },
      { mode: 'taxi', km: 2 },
      { mode: 'flight' },
    ] as const;
    const leg = plannedLeg(legs, here, at(5), context);
    expect(leg).toMatchObject({ mode: 'journey', won: 1550, car: 4800, unseen: true });
  });
});
