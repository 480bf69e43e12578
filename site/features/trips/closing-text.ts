import type { ItinerariesPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { formats } from '#content/formats.ts';
import type { FoundClosing } from './trip-closings.ts';

export type ClosingWords = ItinerariesPage['labels']['closings'];

/** `El martes 6 de abril de 2027 cierra Gyeongbokgung. Es su día de cierre semanal.` */
export function closingText(
  { date, what, reason }: FoundClosing,
  words: ClosingWords,
  locale: Locale,
): string {
  const said = words.today.replace('{date}', formats[locale].weekday(date)).replace('{what}', what);
  return `${said} ${words.reasons[reason]}`;
}
