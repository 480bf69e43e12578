import type { ItinerariesPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { formats } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import type { ClosedStop } from '#domain/trips/closed-stops.ts';

export type ClosingText = ItinerariesPage['itinerariesText']['closings'];

/** `El martes 6 de abril de 2027 cierra el palacio Gyeongbokgung. Es su día de cierre semanal.` */
export function closingText(
  { date, what, plural, closing }: ClosedStop,
  text: ClosingText,
  locale: Locale,
): string {
  const said = fill(text.today[plural ? 'other' : 'one'], {
    date: formats[locale].weekday(date),
    what,
  });
  return `${said} ${text.reasons[closing]}`;
}
