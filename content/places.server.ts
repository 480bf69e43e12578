import { copy as mapWords } from './copy/map.ts';
import { placeKinds, placeLabels, type Kind } from './copy/place-labels.ts';
import { copy as tourism } from './copy/tourism.ts';
import { attractions, type Attraction, type AttractionId } from './data/attractions.ts';
import { destinations, type Destination, type DestinationId } from './data/destinations.ts';
import type { OpeningHours } from './data/opening-hours.ts';
import type { City } from './data/place-facts.ts';
import { owner } from './data/owner.ts';
import { places, type Place } from './data/places.ts';
import { attractionUpdates, type Update } from './data/updates.ts';
import { type Locale, type Localized, type Text } from './locale.ts';
import { localize } from './localize.ts';
import { pathTo } from './pages.ts';
import { withoutSamples, type Publication } from './samples.ts';

/** The same object for all places of a kind: the page's data then holds it once. */
const kinds = { es: localize(placeKinds, 'es'), en: localize(placeKinds, 'en') };

/** A sight as its card shows it, in one language, with what has changed since its figures. */
export type AttractionEntry = Localized<Omit<Attraction, 'price' | 'opening' | 'category'>> & {
  readonly kind: Localized<Kind>;
  readonly opening?: OpeningHours;
  readonly update?: Localized<Update>;
};

function readAttraction(attraction: Attraction, locale: Locale): AttractionEntry {
  const { price: _price, category, opening, ...shown } = attraction;
  return {
    ...localize(shown, locale),
    kind: kinds[locale][category],
    ...whatChanges(attraction.id as AttractionId, opening, locale),
  };
}

/** The hours that a clock decides on, and what has changed since the figures of a sight. */
function whatChanges(
  id: AttractionId | undefined,
  opening: OpeningHours | undefined,
  locale: Locale,
) {
  const update = id && attractionUpdates[id];
  return {
    // What is always open needs no clock.
    ...(opening && 'periods' in opening && { opening }),
    ...(update && { update: localize(update, locale) }),
  };
}

/** The sights of a city in the order of its page, and the words of their cards. */
export function readCity(city: City, locale: Locale) {
  return {
    labels: localize(placeLabels, locale),
    attractions: attractions[city].map((attraction) => readAttraction(attraction, locale)),
  };
}

/** A destination as its card shows it, in one language. */
export type DestinationEntry = Localized<Omit<Destination, 'opening' | 'stay' | 'category'>> & {
  readonly kind: Localized<Kind>;
};

/** The destinations beyond the two cities, and the words of their cards. */
export function readDestinations(locale: Locale) {
  return {
    labels: localize(placeLabels, locale),
    destinations: destinations.map((destination: Destination): DestinationEntry => {
      const { opening: _opening, stay: _stay, category, ...shown } = destination;
      return { ...localize(shown, locale), kind: kinds[locale][category] };
    }),
  };
}

const names = new Map<AttractionId | DestinationId, Text>(
  [...attractions.seoul, ...attractions.busan, ...destinations].map(({ id, name }) => [id, name]),
);

/** The three ways to go with the addresses of the places that they name, and the map. */
export function readTourism(locale: Locale) {
  const ways = tourism.destinations.cards.map((card) => {
    const href = pathTo(card.page, locale);
    const featured = card.featured.map((id) => ({
      label: names.get(id)?.[locale] ?? id,
      href: `${href}#${id}`,
    }));
    return { card: localize(card, locale), href, featured };
  });
  return {
    ways,
    labels: localize(placeLabels, locale),
    map: {
      words: localize(mapWords, locale),
      places: readMapPlaces(locale),
    },
  };
}

/** A place of the map with what is known of it, in one language. */
export type MapPlaceEntry = Localized<Omit<Place, 'opening' | 'sample'>> & {
  readonly opening?: OpeningHours;
  readonly update?: Localized<Update>;
};

/** The places of the map; once the guide is published, without those whose position is still a sample. */
export function readMapPlaces(locale: Locale, facts: Publication = owner) {
  return withoutSamples(places, facts).map((place) => readMapPlace(place, locale));
}

function readMapPlace(
  { opening, sample: _sample, ...place }: Place,
  locale: Locale,
): MapPlaceEntry {
  const shown = {
    ...localize(place, locale),
    ...whatChanges(place.attraction, opening, locale),
  };
  // The card of a sight has the rest of its text.
  return place.attraction ? withFirstSentence(shown) : shown;
}

function withFirstSentence<Shown extends { readonly description: string }>(shown: Shown): Shown {
  const [first = ''] = shown.description.split(/(?<=\.) /);
  return { ...shown, description: first };
}
