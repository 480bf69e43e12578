import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';
import type { ToolText } from './read-trip-tool.ts';

/** Minutes after midnight as `9:00`; past midnight as the clock then shows. */
export function clock(minutes: number): string {
  const time = ((minutes % 1440) + 1440) % 1440;
  return `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`;
}

/** `09:00`, as a field of time wants it. */
export const fieldTime = (minutes: number) => clock(minutes).padStart(5, '0');

/** The minutes of `09:00`; undefined for what is no time. */
export function minutesIn(time: string): number | undefined {
  const [, hours, rest] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(rest);
}

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

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
