import type { OpeningRule } from '#content/opening/opening-rule.ts';
import type { Known, TripContext } from './known.ts';
import { emptyTrip, type Day, type Stop, type Trip } from './trip.ts';

/** A context of a few stops, for tests. */
export function contextWith(stops: Readonly<Record<string, Partial<Known>>>): TripContext {
  const known = new Map(
    Object.entries(stops).map(([id, facts], index): [string, Known] => [
      id,
      {
        id,
        number: index + 1,
        name: id,
        city: 'seoul',
        place: id,
        lat: 37.57,
        lng: 126.98,
        stay: 60,
        tickets: [],
        priced: true,
        ...facts,
      },
    ]),
  );
  const taxi = { base: 4800, baseMetres: 2000, step: 100, stepMetres: 132, surcharges: [] };
  const subway = { from: 1550, steps: [] };
  return {
    known,
    tariffs: {
      subway: { seoul: subway, busan: subway },
      bus: { seoul: 1500, elsewhere: 1550 },
      taxi,
      seoulTaxi: taxi,
    },
    meals: { usual: 39_000 },
    journeys: [{ between: ['seoul', 'busan'], mode: 'train', minutes: 150, fare: 59_800 }],
  };
}

export const hours = (rule: OpeningRule) => ({ hours: { rule } });

export const clock = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** A trip by its days: `palace 9:00` is a stop with a time, `palace` one without. */
export function tripOf(start: string, ...days: readonly (readonly string[])[]): Trip {
  let key = 0;
  return {
    ...emptyTrip,
    start,
    days: days.map((stops): Day => ({
      title: '',
      sleep: 'seoul/hongik-univ',
      stops: stops.map((text): Stop => {
        const [of = '', at] = text.split(' ');
        return { key: ++key, of, ...(at && { at: clock(at) }) };
      }),
    })),
  };
}
