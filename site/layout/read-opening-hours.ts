import type { OpeningHoursSpecification } from 'schema-dts';
import { timetableOf } from '#content/opening/opening.ts';
import { everyDay, type OpeningPeriod } from '#content/opening/opening-rule.ts';
import type { PlaceFacts } from '#content/data/place-facts.ts';
import { lastCheckedOn, figuresIn } from '#content/register/figures.ts';

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The opening hours of a place, with its seasons as they come round in the year after the hours were checked. */
export function openingHours({ opening }: PlaceFacts): OpeningHoursSpecification[] {
  const { always, periods = [] } = timetableOf(opening) ?? {};
  if (always) return [weekly({ days: everyDay, opens: '00:00', closes: '24:00' })];
  const checked = lastCheckedOn(figuresIn({ opening }));
  const usual = periods.filter(({ feasts }) => !feasts);
  return usual.flatMap((period) => {
    const { months } = period;
    if (!months) return [weekly(period)];
    // A season needs dates with a year, which only the day of the check gives.
    return checked ? [{ ...weekly(period), ...seasonAfter(checked, months) }] : [];
  });
}

function weekly({ days: open, opens, closes }: OpeningPeriod): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: open.flatMap((day) => days[day - 1] ?? []),
    opens,
    // schema.org has no 24:00, and 00:00 would be the start of the day.
    closes: closes === '24:00' ? '23:59' : closes,
  };
}

/** The first and last day of the season that a day is in, or of the next one, ISO 8601. */
export function seasonAfter(day: string, [first, last]: readonly [number, number]) {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const spansNewYear = last < first;
  const begunLastYear = spansNewYear && month <= last;
  const over = !spansNewYear && month > last;
  const start = year + (over ? 1 : 0) - (begunLastYear ? 1 : 0);
  return {
    validFrom: iso(start, first, 1),
    validThrough: iso(start + (spansNewYear ? 1 : 0), last + 1, 0),
  };
}

function iso(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
