import {
  everyDay,
  weekdaysOff,
  type ClosingFeast,
  type OpeningPeriod,
  type OpeningRule,
  type Weekday,
} from '#content/opening/opening-rule.ts';
import { feastDays } from '../time/korean-holidays.ts';

/** Opening hours as OpenStreetMap writes them. */
export interface OsmHours {
  /** A value of the key `opening_hours`: `Tu-Su 09:00-18:00; Jan 01 off`. */
  readonly hours: string;
  /**
   * False where the key cannot say it all: a day off moves after a public holiday, or a day off follows or is followed by
   * hours past midnight.
   */
  readonly exact: boolean;
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * When something is open as a value of OpenStreetMap's `opening_hours`. Feasts of the lunar calendar, which it does not
 * know, stand in it by their dates.
 * @param year The first year whose feasts are listed.
 * @returns undefined where no hours are known, or where it begins at set times instead of opening.
 */
export function osmHours(rule: OpeningRule, year: number): OsmHours | undefined {
  const { always, periods = [], closed = {} } = rule;
  if (!always && periods.length === 0) return undefined;
  const usual = periods.filter(({ feasts }) => !feasts);
  const special = periods.flatMap(({ feasts, ...period }) =>
    feasts ? datesOf(feasts, year).map((date) => `${date} ${spans([period])}`) : [],
  );
  const { monthly, onHoliday, holidays, feasts = [] } = closed;
  const rules = [
    ...(always ? ['24/7'] : weekly(usual)),
    ...(onHoliday ? openedHolidays(weekdaysOff(rule), usual) : []),
    ...(monthly ? [`${monthlyDays(monthly)} off`] : []),
    ...(monthly?.onHoliday ? openedHolidays([monthly.weekday], usual) : []),
    ...(holidays ? ['PH off'] : []),
    ...special,
    ...datesOf(feasts, year).map((date) => `${date} off`),
  ];
  const moves = onHoliday === 'next-day' || onHoliday === 'next-working-day';
  const isCut = isOvernight(rule) && (feasts.length > 0 || holidays || monthly);
  return { hours: rules.join('; '), exact: !moves && !monthly?.onHoliday && !isCut };
}

/** Whether it is open past the midnight of some day. */
export function isOvernight({ periods = [] }: OpeningRule): boolean {
  return periods.some(({ opens, closes }) => closes <= opens);
}

/** The hours of a week, those of the same days and months together. */
function weekly(periods: readonly OpeningPeriod[]): string[] {
  const groups = Map.groupBy(periods, ({ days, months: season }) =>
    [seasonText(season), days.length < 7 && daysText(days)].filter(Boolean).join(' '),
  );
  return Array.from(groups, ([when, group]) => [when, spans(group)].filter(Boolean).join(' '));
}

/** A day off that is a public holiday has the hours of the last ordinary day before it. */
function openedHolidays(days: readonly Weekday[], periods: readonly OpeningPeriod[]): string[] {
  return days.flatMap((off) => {
    const before = everyDay
      .map((_, back) => (((off - 1 - back + 7) % 7) + 1) as Weekday)
      .find((day) => periods.some((period) => period.days.includes(day)));
    const open = periods.filter((period) => before && period.days.includes(before));
    const seasons = Map.groupBy(open, ({ months: season }) => seasonText(season));
    return Array.from(seasons, ([season, group]) =>
      [season, `PH ${weekdays[off - 1]}`, spans(group)].filter(Boolean).join(' '),
    );
  });
}

function monthlyDays({
  weekday,
  weeks,
  months: only,
}: NonNullable<NonNullable<OpeningRule['closed']>['monthly']>): string {
  const nth = weeks.map((week) => (week === 'last' ? -1 : week)).join(',');
  const season = only?.map((month) => months[month - 1]).join(',');
  return [season, `${weekdays[weekday - 1]}[${nth}]`].filter(Boolean).join(' ');
}

function spans(periods: readonly OpeningPeriod[]): string {
  return periods.map(({ opens, closes }) => `${opens}-${closes}`).join(',');
}

function seasonText(season: OpeningPeriod['months']): string {
  if (!season) return '';
  const [first, last] = season.map((month) => months[month - 1]);
  return first === last ? `${first}` : `${first}-${last}`;
}

/** `Mo-Fr,Su`: days that follow each other by their ends. */
function daysText(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of days.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: Weekday | undefined) => weekdays[(day ?? 1) - 1];
  return runs
    .map((run) =>
      run.length > 2 ? `${name(run[0])}-${name(run.at(-1))}` : run.map(name).join(','),
    )
    .join(',');
}

/** `Jan 01`, which is every year, and `2027 Feb 07`. */
function datesOf(feasts: readonly ClosingFeast[], year: number): string[] {
  const lunar = feasts.flatMap((feast) => (feast === 'new-year' ? [] : feastDays(feast)));
  const dates = lunar.filter((day) => Number(day.slice(0, 4)) >= year).toSorted();
  return [...(feasts.includes('new-year') ? ['Jan 01'] : []), ...dates.map(osmDate)];
}

/** A date (`YYYY-MM-DD`) as the key writes it: `2027 Feb 07`. */
export function osmDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${year} ${months[Number(month) - 1]} ${day}`;
}
