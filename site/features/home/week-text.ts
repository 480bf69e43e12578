import { capital, formats } from '#content/formats.ts';
import type { WeekFacts } from '#site/lib/read-this-week.ts';
import { clock } from '#domain/time/clock.ts';
import { daylight, seoulCentre } from '#domain/time/daylight.ts';
import { weekdayOf } from '#domain/time/days.ts';
import { fill } from '#domain/text/fill.ts';
import type { Holiday } from '#domain/time/named-holidays.ts';
import { inSeason, weekOf } from '#domain/time/this-week.ts';

/** What the page says of the week of a date (`YYYY-MM-DD`, Korea). */
export function weekText(date: string, facts: WeekFacts) {
  const { locale, sentences, holidays, places, seasons } = facts;
  const write = formats[locale];
  const { days, monday, sunday, next, holidaysKnown } = weekOf(date, places);
  const month = Number(date.slice(5, 7)) - 1;
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
  const closings = days.flatMap(({ date: day, closed }) =>
    closed.length > 0
      ? [
          fill(sentences.closed, {
            day: capital(write.weekdayName(weekdayOf(day))),
            places: write.list(closed),
          }),
        ]
      : [],
  );
  return {
    month,
    texts: {
      range: write.days(monday, sunday),
      weather: fill(sentences.weather, {
        month: write.monthName(month),
        low: write.celsius(here.low),
        high: write.celsius(here.high),
        busanLow: write.celsius(there.low),
        busanHigh: write.celsius(there.high),
        sunset: clock(daylight(date, seoulCentre).sets),
      }),
      season: inSeason(date, seasons)
        .map(({ text }) => text)
        .join(' '),
      holidays: [
        ...(holidaysKnown ? now : [sentences.unknown]),
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
      // A line for each day.
      closings: closings.length > 0 ? closings.join('\n') : sentences.open,
    },
  };
}

export type WeekText = ReturnType<typeof weekText>;
