import { itineraries, type ItineraryId } from '../data/itineraries/itineraries.ts';
import type { Itinerary } from '../data/itineraries/itinerary.ts';
import { locales, type Locale, type Text } from '../locale.ts';
import type { GuideCopy } from './guide-copy.ts';
import { copy as all } from './itineraries.ts';

/** No document carries the days of more than this: the second part of a long trip is another page. */
const mostDays = 5;

/** The page of some days of one itinerary. */
export interface ItineraryPart {
  readonly page: ItineraryPageId;
  readonly id: ItineraryId;
  readonly first: number;
  readonly last: number;
}

/** Pages are called as their itinerary is. */
export type ItineraryPageId = ItineraryId | 'korea-10days-2' | 'cultural-7days-2';

/** Every page of one itinerary, in order; the page of them all opens with the first (specification 2, section 4). */
export const itineraryParts: readonly ItineraryPart[] = itineraries.flatMap(({ id, duration }) => {
  const count = Math.ceil(duration / mostDays);
  const length = Math.ceil(duration / count);
  return Array.from({ length: count }, (_, index) => {
    const first = index * length + 1;
    return {
      page: (index === 0 ? id : `${id}-${index + 1}`) as ItineraryPageId,
      id,
      first,
      last: Math.min(first + length - 1, duration),
    };
  });
});

/** What the page says beyond its labels. */
export const itineraryWords = {
  dated: {
    es: 'Precios revisados en noviembre de 2026; el cambio, de marzo de 2025',
    en: 'Prices checked in November 2026; exchange rates of March 2025',
  },
  cost: {
    dayTotal: { es: 'Total del día', en: 'Total for the day' },
  },
  route: {
    open: { es: 'Abrir la ruta en KakaoMap', en: 'Open the route in KakaoMap' },
  },
  /** The days of a part, as a link and in titles. */
  part: { es: 'días {first} a {last}', en: 'days {first} to {last}' },
  failed: {
    es: 'No se ha podido preparar el archivo. Comprueba la conexión y prueba otra vez.',
    en: 'The file could not be prepared. Check your connection and try again.',
  },
} as const;

/** `Seúl, Gyeongju y Busan`. */
export function citiesOf({ cities }: Pick<Itinerary, 'cities'>, locale: Locale): string {
  const names = cities.map((city) => all.cities.names[city][locale]);
  return new Intl.ListFormat(locale).format(names);
}

/** `días 6 a 10`. */
export function daysOf({ first, last }: ItineraryPart, locale: Locale): string {
  const { part } = itineraryWords;
  return part[locale].replace('{first}', `${first}`).replace('{last}', `${last}`);
}

const written = (write: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, write(locale)])) as Text;

function copyOf(itinerary: Itinerary, part: ItineraryPart): GuideCopy {
  const { title, duration } = itinerary;
  const where = written((locale) => citiesOf(itinerary, locale));
  const whole = part.first === 1;
  const heading = whole ? title : written((to) => `${title[to]}: ${daysOf(part, to)}`);
  const days = written((to) =>
    itinerary.days
      .slice(part.first - 1, part.last)
      .map((day) => day.title[to])
      .join('; '),
  );
  const lead = whole ? itinerary.description : written((to) => `${days[to]}.`);
  return {
    title: {
      es: `${heading.es}: itinerario día a día | Rumbo Corea`,
      en: `${heading.en}: itinerary, day by day | Rumbo Corea`,
    },
    description: {
      es: `${lead.es} Con horarios, mapa y coste de cada día.`,
      en: `${lead.en} With times, a map and the cost of each day.`,
    },
    keywords: {
      es: `itinerario ${where.es}, ${duration} días en Corea, ruta ${where.es}, viaje a Corea día a día`,
      en: `${where.en} itinerary, ${duration} days in Korea, ${where.en} route, Korea trip day by day`,
    },
    menu: {
      label: heading,
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

/** The copy of each page of one itinerary. */
export const itineraryCopies = Object.fromEntries(
  itineraryParts.flatMap((part) => {
    const itinerary = itineraries.find(({ id }) => id === part.id);
    return itinerary ? [[part.page, copyOf(itinerary, part)]] : [];
  }),
) as Record<ItineraryPageId, GuideCopy>;
