import { capital, formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { commonWeekday } from './trip-outlook.ts';

/** Days as a list: `Lunes 5, 12 y 19 de abril; 3 de mayo`, with the weekday where they share it. */
export function datesText(dates: readonly string[], locale: Locale): string {
  const write = formats[locale];
  const weekday = commonWeekday(dates);
  if (!weekday) return capital(write.list(dates.map(write.weekdayOfYear)));
  const months = Map.groupBy(dates, (date) => date.slice(0, 7));
  const texts = [...months.values()].map((ofMonth) => {
    const last = ofMonth.at(-1) ?? '';
    const days = ofMonth.slice(0, -1).map((date) => String(Number(date.slice(8))));
    return write.list([...days, write.dayOfYear(last)]);
  });
  return `${capital(write.weekdayName(weekday))} ${texts.join('; ')}`;
}
