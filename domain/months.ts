import { isEnglish } from './amounts.ts';

// Written out for the same reason as amounts are.

const months = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  en: 'January February March April May June July August September October November December',
};

/** The name of a month, 0 for January. @param language BCP 47 tag. */
export function monthName(month: number, language: string): string {
  return months[isEnglish(language) ? 'en' : 'es'].split(' ')[month] ?? '';
}

/** A month as a language writes it: `2025-06`, or a day of it, is `junio de 2025`, `June 2025`. */
export function monthOf(date: string, language: string): string {
  const [year = '', month] = date.split('-');
  const name = monthName(Number(month) - 1, language);
  return isEnglish(language) ? `${name} ${year}` : `${name} de ${year}`;
}
