import { addMonths } from '#domain/time/days.ts';
import { isOldRate } from '#domain/own-currency.ts';
import type { Finding } from './finding.ts';

/** The metro's lists, once they are older than twelve months. */
export function metroFindings(checkedOn: string, today: string): Finding[] {
  if (today <= addMonths(checkedOn, 12)) return [];
  const what = `the lists of the metro were compared on ${checkedOn}: refresh them with \`npm run metro -- FOLDER\``;
  const why = 'Somebody is sent to a line or a lift that is not there.';
  return [
    { danger: 'plans', kind: 'due', where: 'content/data/metro/', what, date: checkedOn, why },
  ];
}

/** The exchange rates, once visitors are told that they are old. */
export function rateFindings(day: string, today: string): Finding[] {
  if (!isOldRate(day, today)) return [];
  const where = 'content/register/exchange-rates.ts';
  const what = `the exchange rates are of ${day}`;
  const why = 'Every amount in the visitor’s own currency is off.';
  return [{ danger: 'money', kind: 'due', where, what, date: day, why }];
}

/** How far the holidays are known, and how far from the official calendar. */
export interface HolidayCalendar {
  readonly published: number;
  readonly known: number;
}

/** The calendar of holidays, once next year's is not the official one or is missing. */
export function holidayFindings({ published, known }: HolidayCalendar, today: string): Finding[] {
  const next = Number(today.slice(0, 4)) + 1;
  if (next <= published) return [];
  const missing = next > known;
  const what = missing
    ? `the holidays of ${next} are missing`
    : `the holidays of ${next} follow from the law: compare them with the official calendar, and add a year after ${known}`;
  return [
    {
      danger: 'plans',
      kind: missing ? 'due' : 'old',
      where: 'domain/time/korean-holidays.ts',
      what,
      date: `${published}-12-31`,
      why: 'Calendars, closing days and trips count on them.',
    },
  ];
}
