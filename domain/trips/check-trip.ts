import { remembered } from '../memory.ts';
import { addDays } from '../time/days.ts';
import { holidaysKnown } from '../time/korean-holidays.ts';
import { holidayOn } from '../time/named-holidays.ts';
import { checkDay, type CheckedDay } from './check-day.ts';
import { dependsOnHolidays } from './check-opening.ts';
import { nightBefore, timedOn } from './day-times.ts';
import { levels, sorted, type Finding } from './finding.ts';
import type { TripContext } from './known.ts';
import { ownStop, type Day, type Trip } from './trip.ts';

/** The date of a day by its index, `YYYY-MM-DD`; empty without a first day. */
export const dateOf = ({ start }: Pick<Trip, 'start'>, day: number) =>
  start ? addDays(start, day) : '';

/** A day with its times. */
export function timedDay(trip: Trip, day: number, context: TripContext): CheckedDay {
  const planned = trip.days[day] ?? { title: '', sleep: '', stops: [] };
  const times = timedOn(planned, context, nightBefore(trip, day, context));
  return { day, date: dateOf(trip, day), ...times };
}

/** What does not fit on a day. Days that stay as they are are not checked again. */
export function findingsOn(trip: Trip, day: number, context: TripContext): readonly Finding[] {
  const planned = trip.days[day];
  if (!planned) return [];
  const checks = checksOf(planned, context);
  const key = `${day} ${trip.start} ${nightBefore(trip, day, context)}`;
  const found = checks.get(key) ?? checkDay(timedDay(trip, day, context));
  checks.set(key, found);
  return found;
}

/** What was found on a day, by its index, the first day of the trip and where one has slept. */
const checksOf = remembered(
  (_day: Day, _context: TripContext) => new Map<string, readonly Finding[]>(),
);

/**
 * Everything that does not fit in a trip, by level, day and stop.
 * @param today `YYYY-MM-DD` in Korea; without it nothing is said of a trip that has passed.
 */
export function checkTrip(trip: Trip, context: TripContext, today = ''): Finding[] {
  const days = trip.days.flatMap((_, day) => findingsOn(trip, day, context));
  return sorted([
    ...days,
    ...checkDates(trip, context, today),
    ...checkNights(trip),
    ...repeated(trip, context),
  ]);
}

function checkDates(trip: Trip, { known }: TripContext, today: string): Finding[] {
  if (!trip.start || trip.days.length === 0) return [];
  const dates = trip.days.map((_, day) => dateOf(trip, day));
  const last = dates.at(-1) ?? '';
  const findings: Finding[] = dates.flatMap((date, day) => {
    const holiday = holidayOn(date);
    const level = levels['public-holiday'];
    return holiday ? [{ code: 'public-holiday', level, day, names: { date, holiday } }] : [];
  });
  const unsure = dates.find(
    (date, day) =>
      !holidaysKnown(date) &&
      trip.days[day]?.stops.some(({ of }) => {
        const stop = known.get(of);
        return stop && dependsOnHolidays(stop);
      }),
  );
  if (unsure)
    findings.push({
      code: 'holidays-unknown',
      level: 'note',
      names: { year: Number(unsure.slice(0, 4)) },
    });
  if (last < today) findings.push({ code: 'past', level: 'note', names: { date: last } });
  return findings;
}

/** Nights without a place to sleep. */
function checkNights(trip: Trip): Finding[] {
  return trip.days.slice(0, -1).flatMap(({ sleep, stops }, day): Finding[] => {
    if (sleep || stops.length === 0) return [];
    return [{ code: 'no-way-back', level: 'note', day, names: { date: dateOf(trip, day) } }];
  });
}

/** Places that a trip visits a second time. Two activities of itineraries at one place are two things to do there. */
function repeated({ days }: Trip, { known }: TripContext): Finding[] {
  const done = new Set<string>();
  const places = new Set<string>();
  return days.flatMap(({ stops }, day) =>
    stops.flatMap(({ of, key }): Finding[] => {
      const stop = of === ownStop ? undefined : known.get(of);
      if (stop?.lat === undefined) return [];
      const again = done.has(of) || done.has(stop.place) || places.has(of);
      done.add(of);
      places.add(stop.place);
      if (!again) return [];
      return [{ code: 'twice', level: 'note', day, stop: key, names: { place: stop.name } }];
    }),
  );
}
