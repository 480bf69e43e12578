import type { OpeningRule } from '#content/opening/opening-rule.ts';
import { closingOn, type Closing } from '#domain/opening/closing-days.ts';
import { addDays, daysBetween, eachDay, weekdayOf } from '#domain/time/days.ts';
import { holidaysKnown } from '#domain/time/korean-holidays.ts';
import { holidayOn, mondayOf, type Holiday } from '#domain/time/named-holidays.ts';
import { inSeason, type Season } from '#domain/time/this-week.ts';

/** The first and last day of a trip or of a part of it, `YYYY-MM-DD` in Korea. */
export interface TripDates {
  readonly from: string;
  readonly to: string;
}

/** The days of a trip, those of arrival and departure included. */
export function lengthOf({ from, to }: TripDates): number {
  return daysBetween(from, to) + 1;
}

/** Days in a row for which the same holds. */
export interface Run<Value> extends TripDates {
  readonly value: Value;
}

/** Days in a row with the same value; days without one are left out. */
export function runsOf<Value>(
  { from, to }: TripDates,
  valueOn: (date: string) => Value | undefined,
): Run<Value>[] {
  const runs: Run<Value>[] = [];
  for (const date of eachDay(from, to)) {
    const value = valueOn(date);
    const last = runs.at(-1);
    if (value === undefined) continue;
    if (last?.value === value && addDays(last.to, 1) === date)
      runs.splice(-1, 1, { ...last, to: date });
    else runs.push({ from: date, to: date, value });
  }
  return runs;
}

/** The public holidays on a trip; those of years that are not known are missing. */
export function holidaysOn(dates: TripDates): Run<Holiday>[] {
  return runsOf(dates, holidayOn);
}

/** The first day of a trip whose public holidays are not known. */
export function unknownFrom({ from, to }: TripDates): string | undefined {
  return eachDay(from, to).find((date) => !holidaysKnown(date));
}

/** The days of Seollal and Chuseok whose weeks, Monday to Sunday, a trip is in. */
export function feastsMet({ from, to }: TripDates): Run<'seollal' | 'chuseok'>[] {
  const around = { from: addDays(from, -9), to: addDays(to, 9) };
  const feasts = runsOf(around, (date) => {
    const holiday = holidayOn(date);
    return holiday === 'seollal' || holiday === 'chuseok' ? holiday : undefined;
  });
  return feasts.filter(
    (feast) => mondayOf(feast.from) <= to && from <= addDays(mondayOf(feast.to), 6),
  );
}

/** The days of a trip in each season that it meets, in the order in which they begin. */
export function seasonsOn<Each extends Season>(
  dates: TripDates,
  seasons: readonly Each[],
): Run<Each>[] {
  return seasons
    .flatMap((season) => runsOf(dates, (date) => inSeason(date, [season])[0]))
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** Something held in a part of the year, or from so many to so many days before Buddha's Birthday. */
export interface Festival {
  readonly held: Season | { readonly beforeBuddha: readonly [most: number, least: number] };
}

/** The festivals that may be held on a day of a trip; those of the lunar calendar only in years that are known. */
export function festivalsOn<Each extends Festival>(
  { from, to }: TripDates,
  festivals: readonly Each[],
): Each[] {
  const days = eachDay(from, to);
  return festivals.filter((festival) => days.some((date) => isHeld(festival, date)));
}

function isHeld({ held }: Festival, date: string): boolean {
  if ('from' in held) return inSeason(date, [held]).length > 0;
  const [most, least] = held.beforeBuddha;
  const birthday = runsOf({ from: addDays(date, least), to: addDays(date, most) }, holidayOn);
  return birthday.some(({ value }) => value === 'buddha');
}

/** Places that do not open on the same days of a trip, for the same reason. */
export interface ClosedPlaces<Place> {
  readonly reason: Closing;
  readonly dates: readonly string[];
  readonly places: readonly Place[];
}

/** What does not open on a trip, in the order of the first day. */
export function closedOn<Place extends { readonly rules: OpeningRule }>(
  { from, to }: TripDates,
  places: readonly Place[],
): ClosedPlaces<Place>[] {
  const groups = new Map<string, ClosedPlaces<Place>>();
  const days = eachDay(from, to);
  for (const place of places) {
    const closings = days.flatMap((date) => {
      const reason = closingOn(place.rules, date);
      // What is out of season all those days is no closing of a day.
      return reason && reason !== 'season' ? { date, reason } : [];
    });
    for (const [reason, found] of Map.groupBy(closings, (closing) => closing.reason)) {
      const dates = found.map(({ date }) => date);
      const key = `${reason} ${dates.join()}`;
      const before = groups.get(key)?.places ?? [];
      groups.set(key, { reason, dates, places: [...before, place] });
    }
  }
  return [...groups.values()].toSorted((a, b) =>
    (a.dates[0] ?? '').localeCompare(b.dates[0] ?? ''),
  );
}

/** The weekday, Monday 1, that all dates share; undefined when they do not. */
export function commonWeekday(dates: readonly string[]): number | undefined {
  const [first, ...others] = new Set(dates.map(weekdayOf));
  return others.length === 0 ? first : undefined;
}

/** The months of a trip, 0 for January, each once and in order. */
export function monthsOn({ from, to }: TripDates): number[] {
  return [...new Set(eachDay(from, to).map((date) => Number(date.slice(5, 7)) - 1))];
}
