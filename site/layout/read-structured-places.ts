import type { ItemList, TouristAttraction, TouristDestination, TouristTrip } from 'schema-dts';
import type { DrawingId } from '#art/index.ts';
import { attractions, furtherAttractions } from '#content/data/attractions.ts';
import { destinations } from '#content/data/destinations.ts';
import { owner } from '#content/data/owner.ts';
import { isFree, type City, type PlaceFacts } from '#content/data/place-facts.ts';
import { readItineraries } from '#site/features/trips/read.ts';
import type { Locale } from '#content/locale.ts';
import { openingHours } from './read-opening-hours.ts';
import { pathTo, type PageId } from '#content/pages.ts';
import { readPage } from '#site/lib/read-page.ts';

/** The absolute URL of a drawing. */
type PictureUrl = (drawing: DrawingId) => string;

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
export function readCityData(
  locale: Locale,
  city: City,
  pictureUrl: PictureUrl,
): TouristDestination {
  const url = owner.origin + pathTo(city, locale);
  return {
    '@type': 'TouristDestination',
    '@id': `${url}#city`,
    name: readPage(locale, city).text.menu.label,
    url,
    image: pictureUrl(`hero/${city}`),
    includesAttraction: attractions[city].map((attraction) =>
      withCard(attractionData(attraction, locale), shownAs(attraction, url, pictureUrl)),
    ),
  };
}

/** The further places of a city, in the order of their page. */
export function readFurtherList(locale: Locale, city: City, pictureUrl: PictureUrl): ItemList {
  const page = owner.origin + pathTo(`more-${city}`, locale);
  return {
    '@type': 'ItemList',
    itemListElement: furtherAttractions[city].map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: withCard(attractionData(place, locale), shownAs(place, page, pictureUrl)),
    })),
  };
}

function withCard<Place extends object>(place: Place, card: ReturnType<typeof shownAs>) {
  return { ...place, ...card };
}

/** The destinations beyond the two cities, in the order of their page. */
export function readDestinationList(locale: Locale, pictureUrl: PictureUrl): ItemList {
  const page = owner.origin + pathTo('other-destinations', locale);
  return {
    '@type': 'ItemList',
    itemListElement: destinations.map((destination, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'TouristDestination',
        ...shownAs(destination, page, pictureUrl),
        name: destination.name[locale],
        alternateName: destination.hangul,
        // Position, address, admission and hours are those of the landmark, not of the whole place.
        includesAttraction: attractionData({ ...destination, ...destination.landmark }, locale),
      },
    })),
  };
}

/** The itinerary of a page, with a part for each day. */
export function readTripData(locale: Locale, page: PageId, pictureUrl: PictureUrl): TouristTrip {
  const { shown } = readItineraries(locale, page);
  const url = owner.origin + shown.href;
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#trip`,
    name: shown.title,
    description: shown.description,
    url,
    image: pictureUrl(`itineraries/${shown.id}`),
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
export function readTripList(locale: Locale): ItemList {
  const { cards } = readItineraries(locale, 'itineraries');
  return linkList(cards.map(({ title, href }) => ({ name: title, href })));
}

/** What the card of a place shows of it. */
function shownAs(
  { id, drawing }: { readonly id: string; readonly drawing?: DrawingId },
  page: string,
  pictureUrl: PictureUrl,
) {
  return {
    url: `${page}#${id}`,
    ...(drawing && { image: pictureUrl(drawing) }),
  };
}

function attractionData(facts: PlaceFacts, locale: Locale): Exclude<TouristAttraction, string> {
  const { name, hangul, lat, lng, address, admission, site } = facts;
  const hours = openingHours(facts);
  return {
    '@type': 'TouristAttraction',
    name: name[locale],
    ...(hangul && { alternateName: hangul }),
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'KR' },
    }),
    ...(admission && { isAccessibleForFree: isFree(admission) }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(site && { sameAs: site }),
  };
}
