import type { ItinerariesPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { formats } from '#content/formats.ts';
import type { ClosedStop } from '#domain/trips/closed-stops.ts';

export type ClosingText = ItinerariesPage['itinerariesText']['closings'];

/** `El martes 6 de abril de 2027 cierra Gyeongbokgung. Es su día de cierre semanal.` */
export function closingText(
  { date, what, closing }: ClosedStop,
  text: ClosingText,
  locale: Locale,
): string {
  const said = text.today.replace('{date}', formats[locale].weekday(date)).replace('{what}', what);
  return `${said} ${text.reasons[closing]}`;
}
