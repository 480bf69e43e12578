import { capital, formats } from '#content/formats.ts';
import type { WeekFacts } from '#content/this-week.server.ts';
import { clock, daylight, seoulCentre } from '#domain/daylight.ts';
import { fill } from '#domain/fill.ts';
import type { Holiday } from '#domain/named-holidays.ts';
import { inSeason, weekOf } from '#domain/this-week.ts';

/** A day of the week as the page shows it. */
export interface DayText {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly holiday: string;
  /** What closes; a sentence when nothing does. */
  readonly closed: readonly string[];
  readonly open: boolean;
}

/** What the page says of the week of a date (`YYYY-MM-DD`, Korea). */
export function weekText(date: string, facts: WeekFacts) {
  const { locale, sentences, holidays, places, seasons } = facts;
  const write = formats[locale];
  const { days, monday, sunday, next, holidaysKnown } = weekOf(date, places);
  const month = Number(date.slice(5, 7)) - 1;
  const light = daylight(date, seoulCentre);
  const [here, there] = [facts.seoul, facts.busan].map((months) => months[month]);
  if (!here || !there) throw new Error(`${date} has no month`);

  const found = days.flatMap((day) => (day.holiday ? [{ ...day, holiday: day.holiday }] : []));
  const names = [...new Set(found.map(({ holiday }) => holiday))];
  const daysOf = (name: Holiday) =>
    write.list(found.filter(({ holiday }) => holiday === name).map((day) => write.day(day.date)));
  const now = names.map((name) =>
    fill(sentences.now, { holiday: capital(holidays[name]), days: daysOf(name) }),
  );
  const isFeast = names.some((name) => name === 'seollal' || name === 'chuseok');
  return {
    days: days.map((day): DayText => ({
      date: day.date,
      holiday: day.holiday ? capital(holidays[day.holiday]) : '',
      closed: day.closed.length > 0 ? day.closed.map(capital) : [sentences.open],
      open: day.closed.length === 0,
    })),
    month,
    light,
    texts: {
      range: write.days(monday, sunday),
      temperature: `${write.celsius(here.high)} / ${write.celsius(here.low)}`,
      weather: fill(sentences.weather, {
        month: write.monthName(month),
        high: write.celsius(there.high),
        low: write.celsius(there.low),
      }),
      sunset: clock(light.sets),
      light: fill(sentences.light, { time: clock(light.rises) }),
      season: inSeason(date, seasons)
        .map(({ text }) => text)
        .join(' '),
      holidays: [
        ...(now.length > 0 ? now : [holidaysKnown ? sentences.none : sentences.unknown]),
        ...(isFeast ? [sentences.feast] : []),
        ...(next
          ? [
              fill(sentences.next, {
                holiday: holidays[next.holiday],
                day: write.weekdayOfYear(next.date),
              }),
            ]
          : []),
      ].join(' '),
    },
  };
}

export type WeekText = ReturnType<typeof weekText>;
