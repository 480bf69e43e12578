import type {
  ItemList,
  OpeningHoursSpecification,
  TouristAttraction,
  TouristDestination,
  TouristTrip,
} from 'schema-dts';
import type { Attraction } from './data/attraction.ts';
import { attractions } from './data/attractions.ts';
import { destinations } from './data/destinations.ts';
import type { OpeningPeriod } from './data/opening-hours.ts';
import { owner } from './data/owner.ts';
import { isFree, type City, type PlaceFacts } from './data/place-facts.ts';
import { readItineraries } from './itineraries.server.ts';
import type { Locale } from './locale.ts';
import { pathTo, type PageId } from './pages.ts';
import { readPage } from './read.server.ts';

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A list of links as an ItemList. */
export function linkList(
  links: readonly { readonly name: string; readonly href: string }[],
): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: links.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: owner.origin + href,
    })),
  };
}

/** A city with the attractions of its page. */
export function cityData(city: City, locale: Locale): TouristDestination {
  const page = pathTo(city, locale);
  return {
    '@type': 'TouristDestination',
    name: readPage(city, locale).copy.menu.label,
    url: owner.origin + page,
    includesAttraction: attractions[city].map((attraction) =>
      attractionData(attraction, page, locale),
    ),
  };
}

function attractionData(attraction: Attraction, page: string, locale: Locale): TouristAttraction {
  return {
    '@type': 'TouristAttraction',
    ...placeOf(attraction, `${page}#${attraction.id}`, locale),
    ...hoursOf(attraction),
  };
}

/** The destinations beyond the two cities, in the order of their page. */
export function destinationList(locale: Locale): ItemList {
  const page = pathTo('other-destinations', locale);
  return {
    '@type': 'ItemList',
    itemListElement: destinations.map((destination, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'TouristDestination',
        ...placeOf(destination, `${page}#${destination.id}`, locale),
      },
    })),
  };
}

/** The itinerary of a page, with a part for each day. */
export function tripData(page: PageId, locale: Locale): TouristTrip {
  const { shown } = readItineraries(page, locale);
  return {
    '@type': 'TouristTrip',
    name: shown.title,
    description: shown.description,
    url: owner.origin + shown.href,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: shown.duration,
      itemListElement: shown.days.map(({ day, title }) => ({
        '@type': 'ListItem',
        position: day,
        name: title,
      })),
    },
  };
}

/** The list of itineraries. */
export function tripList(locale: Locale): ItemList {
  const { cards } = readItineraries('itineraries', locale);
  return linkList(cards.map(({ title, href }) => ({ name: title, href })));
}

function placeOf(facts: PlaceFacts, path: string, locale: Locale) {
  const { name, hangul, lat, lng, admission } = facts;
  return {
    name: name[locale],
    ...(hangul && { alternateName: hangul }),
    url: owner.origin + path,
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    ...(admission && { isAccessibleForFree: isFree(admission) }),
  } as const;
}

function hoursOf({ opening }: PlaceFacts) {
  if (!opening) return {};
  const periods: readonly OpeningPeriod[] =
    'always' in opening
      ? [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00' }]
      : opening.periods;
  // schema.org needs dates with a year for seasonal hours, so those are only given in words.
  const yearRound = periods.filter(({ months }) => !months);
  if (yearRound.length === 0) return {};
  return { openingHoursSpecification: yearRound.map(periodOf) };
}

function periodOf({ days: open, opens, closes }: OpeningPeriod): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: open.flatMap((day) => days[day - 1] ?? []),
    opens,
    // schema.org has no 24:00, and 00:00 would be the start of the day.
    closes: closes === '24:00' ? '23:59' : closes,
  };
}
