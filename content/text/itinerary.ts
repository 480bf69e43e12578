import { itineraries, type ItineraryId } from '../data/itineraries/itineraries.ts';
import type { Itinerary } from '../data/itineraries/itinerary.ts';
import { formats } from '../formats.ts';
import { locales, type Locale, type Text } from '../locale.ts';
import type { GuideText } from './guide-text.ts';
import { text as all } from './itineraries.ts';

/** The prose that all pages of itineraries share. */
export const itineraryText = {
  dated: {
    es: 'Precios de noviembre de 2026',
    en: 'Prices as of November 2026',
  },
  cost: {
    dayTotal: { es: 'Total del día', en: 'Total for the day' },
  },
  route: {
    open: { es: 'Abrir la ruta en KakaoMap', en: 'Open the route in KakaoMap' },
  },
  failed: {
    es: 'No se ha podido preparar el archivo. Comprueba la conexión y prueba otra vez.',
    en: 'The file could not be prepared. Check your connection and try again.',
  },
} as const;

/** `Seúl, Gyeongju y Busan`. */
export function citiesOf({ cities }: Pick<Itinerary, 'cities'>, locale: Locale): string {
  const names = cities.map((city) => all.cities.names[city][locale]);
  return formats[locale].list(names);
}

const written = (write: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, write(locale)])) as Text;

function textOf(itinerary: Itinerary): GuideText {
  const { title: heading, description: lead, duration } = itinerary;
  const where = written((locale) => citiesOf(itinerary, locale));
  return {
    title: {
      es: `${heading.es}: itinerario | Rumbo Corea`,
      en: `${heading.en}: itinerary | Rumbo Corea`,
    },
    description: {
      es: `${duration} días en ${where.es}: qué ver y a qué hora, cómo llegar, un mapa y el coste de cada día por persona, y la ruta para tu calendario.`,
      en: `${duration} days in ${where.en}: what to see and when, how to get there, a map and the cost of each day per person, and the trip for your calendar.`,
    },
    keywords: {
      es: `itinerario ${where.es}, ${duration} días en Corea, ruta ${where.es}, viaje a Corea día a día`,
      en: `${where.en} itinerary, ${duration} days in Korea, ${where.en} route, Korea trip day by day`,
    },
    menu: {
      label: written((locale) => heading[locale].replace(/,.*/, '')),
      line: {
        es: `${all.cards.days.other.es.replace('{number}', `${duration}`)} en ${where.es}`,
        en: `${all.cards.days.other.en.replace('{number}', `${duration}`)} in ${where.en}`,
      },
    },
    heading,
    lead,
    hangul: all.hangul,
    hangulMeaning: all.hangulMeaning,
    pictureAlt: itinerary.alt,
    figure: {
      number: `${duration}`,
      label: { es: `días en ${where.es}`, en: `days in ${where.en}` },
    },
    intro: [],
  };
}

/** The copy of each itinerary's page; the page id is that of the itinerary. */
export const itineraryTexts = Object.fromEntries(
  itineraries.map((itinerary) => [itinerary.id, textOf(itinerary)]),
) as Record<ItineraryId, GuideText>;
