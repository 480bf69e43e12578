import { capital } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { addDays } from '#domain/time/days.ts';
import { shortDay } from './time-text.ts';
import { countOf } from '#domain/text/count-of.ts';
import { useTool } from './tool.ts';

/** `Seis días, hasta el dom 11`. */
export function useLength(): string {
  const { trip, text, locale } = useTool();
  const days = capital(countOf(text.count.days, trip.days.length, locale));
  if (!trip.start || trip.days.length === 0) return days;
  const date = shortDay(addDays(trip.start, trip.days.length - 1), locale);
  return fill(text.head.until, { days, date });
}
