import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { fill } from '#domain/text/fill.ts';

/** What all travellers pay: `Las dos personas: 90.000 ₩`. @param sentence With `{people}` and `{won}`. */
export function groupText(sentence: string, people: number, won: string, locale: Locale): string {
  return fill(sentence, { people: formats[locale].inWords(people), won });
}
