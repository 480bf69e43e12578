import { accommodation } from './data/accommodation.ts';
import { attractions, furtherAttractions } from './data/attractions.ts';
import { destinations } from './data/destinations.ts';
import { dishes } from './data/dishes.ts';
import { embassies } from './data/embassies.ts';
import { passports } from './data/entry-rules.ts';
import { faq } from './data/faq.ts';
import { itineraries } from './data/itineraries/itineraries.ts';
import { menuDishes } from './data/menu/menu.ts';
import { places } from './data/places.ts';
import { situations } from './phrases/situations.ts';
import { allScenes } from './data/scenes/scenes.ts';
import { visibleSchools } from './data/schools.ts';
import { shoppingAreas } from './data/shopping-areas.ts';
import { transportModes } from './data/transport-modes.ts';
import { letters } from './hangul/letters.ts';
import { signs } from './hangul/signs.ts';
import { formats } from './formats.ts';
import type { Locale } from './locale.ts';

/** The lists that texts can count, as in `{count:dishes}`. */
export const counts: Readonly<Record<string, number>> = {
  'seoul-attractions': attractions.seoul.length,
  'busan-attractions': attractions.busan.length,
  'city-attractions': attractions.seoul.length + attractions.busan.length,
  'seoul-further': furtherAttractions.seoul.length,
  'busan-further': furtherAttractions.busan.length,
  destinations: destinations.length,
  places: places.length,
  scenes: allScenes.length,
  schools: visibleSchools().length,
  dishes: dishes.length,
  menu: dishes.length + menuDishes.length,
  'shopping-areas': shoppingAreas.length,
  itineraries: itineraries.length,
  questions: faq.length,
  'transport-modes': transportModes.length,
  accommodation: accommodation.length,
  passports: passports.length,
  embassies: embassies.length,
  situations: situations.length,
  'hangul-letters': letters.length,
  'hangul-signs': signs.length,
};

const placeholder = /\{(count|words|Words):([a-z-]+)\}/g;

/**
 * Fills the counts in a text: `{count:dishes}` in digits, `{words:dishes}` in words and `{Words:dishes}` in
 * words at the start of a sentence. @throws on an unknown count.
 */
export function withCounts(text: string, locale: Locale): string {
  return text.replaceAll(placeholder, (named, how: string, what: string) => {
    const count = counts[what];
    if (count === undefined) throw new Error(`${named} in a text: nothing of that name is counted`);
    const { number, inWords } = formats[locale];
    if (how === 'count') return number(count);
    const words = inWords(count);
    return how === 'words' ? words : words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
  });
}
