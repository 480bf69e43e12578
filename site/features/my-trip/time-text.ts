import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import type { ToolText } from './read-trip-tool.ts';

/** `45 min`, `2 h`, `2 h 30 min`. */
export function duration(minutes: number, text: ToolText['minutes']): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const values = { hours: `${hours}`, minutes: `${rest}` };
  if (hours === 0) return fill(text.short, values);
  return fill(rest === 0 ? text.hours : text.both, values);
}

/** `mar 6`; the number of the day where there is no date. */
export function shortDay(date: string, locale: Locale): string {
  return `${formats[locale].shortWeekday(date).replace('.', '')} ${Number(date.slice(8))}`;
}
