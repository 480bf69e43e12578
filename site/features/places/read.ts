import { text as busan } from '#content/text/busan.ts';
import type { CityDay, CityDays } from '#content/text/city-days.ts';
import { citySpreads } from '#content/text/city-spread.ts';
import { text as mapWords } from '#content/text/map.ts';
import { text as otherDestinations } from '#content/text/other-destinations.ts';
import { placeKinds, placeText, type Kind } from '#content/text/place-text.ts';
import { text as seoul } from '#content/text/seoul.ts';
import { text as tourism } from '#content/text/tourism.ts';
import { text as moreBusan } from '#content/text/more-busan.ts';
import { morePlaces } from '#content/text/more-places.ts';
import { text as moreSeoul } from '#content/text/more-seoul.ts';
import type { Attraction, FurtherAttraction } from '#content/data/attraction.ts';
import { attractions, furtherAttractions, type AttractionId } from '#content/data/attractions.ts';
import { destinations, type Destination, type DestinationId } from '#content/data/destinations.ts';
import type { City } from '#content/data/place-facts.ts';
import { places } from '#content/data/places.ts';
import { formats } from '#content/formats.ts';
import { type Locale, type Localized, type Text } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { timetableOf, type Opening } from '#content/opening/opening.ts';
import type { OpeningRule } from '#content/opening/opening-rule.ts';
import { pathTo } from '#content/pages.ts';
import type { PlaceDrawing } from '#site/ui/drawn-map/place-art.tsx';
import { readCountry } from './read-country.ts';
import { readMapPlaces } from './read-map-places.ts';
import { scenesOf, type OnScreen } from './read-scenes.ts';
import { readEmbedLink } from '#site/lib/read-embed.ts';
import { readPlaceFigures, type FromRegister, type PlaceFigures } from './read-place-figures.ts';
import { planRoute } from '#domain/metro/metro.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { figuresIn, readPageFigures } from '#content/register/figures.ts';
import { figureOf } from '#content/register/register.ts';
import { readSource, type SourceEntry } from '#content/register/source-entry.ts';

const cityTexts = { seoul, busan } as const;
const moreTexts = { seoul: moreSeoul, busan: moreBusan } as const;

/** Shared objects, so that the page's data contains each kind once. */
const kinds = { es: localize(placeKinds, 'es'), en: localize(placeKinds, 'en') };

/** An attraction as its card shows it, in one language. */
export type AttractionEntry = Localized<
  Omit<Attraction, 'price' | 'category' | 'further' | 'roof' | FromRegister>
> &
  PlaceFigures &
  OnScreen & {
    readonly kind: Localized<Kind>;
    readonly opening?: OpeningRule;
    /** How long the metro takes to a place outside the city. */
    readonly ride?: string;
  };

/** Where the facts of a further place come from, in one language. */
export interface FurtherEntry {
  readonly sources: readonly SourceEntry[];
}

function readAttraction(attraction: Attraction, locale: Locale): AttractionEntry {
  const {
    price: _price,
    category,
    opening,
    admission: _admission,
    figures: _figures,
    further: _further,
    roof: _roof,
    ...shown
  } = attraction;
  return {
    ...localize(shown, locale),
    kind: kinds[locale][category],
    ...timetable(opening),
    ...scenesOf(attraction.id, locale),
    ...readPlaceFigures(locale, attraction),
  };
}

/** A further place: its own sources come after those of its figures, each page once. */
function readFurther(place: FurtherAttraction, locale: Locale) {
  const figures = figuresIn(place).flatMap((id) => figureOf(id).source ?? []);
  const unique = new Map(
    [...figures, ...place.further.sources].map((source) => [source.url, source]),
  );
  const further: FurtherEntry = {
    sources: [...unique.values()].map((source) => readSource(source, locale)),
  };
  const { category } = place;
  const ride = place.outside && rideFromCity(place.station?.hangul, locale);
  return { ...readAttraction(place, locale), category, further, ...(ride && { ride }) };
}

/** The ride from the centre of Seoul to a station, `임진강역`; undefined where the planner has none. */
function rideFromCity(hangul: string | undefined, locale: Locale): string | undefined {
  const to = metroNetwork().stations.find((station) => `${station.hangul}역` === hangul);
  const route = to && planRoute({ from: 'seoul/seoul-station', to: to.id, prefer: 'fast' });
  return route && placeText.rideFromCity[locale].replace('{minutes}', `${route.minutes}`);
}

export type FurtherPlace = ReturnType<typeof readFurther>;

/** The further places of a city in the order of their page, with the words of their list. */
export function readMorePlaces(locale: Locale, city: City) {
  return {
    labelText: localize(placeText, locale),
    morePlacesText: localize(morePlaces, locale),
    places: furtherAttractions[city].map((place) => readFurther(place, locale)),
    figures: readPageFigures(figuresIn(moreTexts[city], furtherAttractions[city]), locale),
  };
}

export type MorePlacesList = ReturnType<typeof readMorePlaces>;

/** When a place opens, for the badge. */
function timetable(opening: Opening | undefined) {
  const found = timetableOf(opening);
  return found && { opening: found };
}

/** The attractions of a city in the order of its page, and the labels of their cards. */
export function readCity(locale: Locale, city: City) {
  return {
    cityText: localize(placeText, locale),
    spread: localize(citySpreads[city], locale),
    embed: readEmbedLink('map', locale),
    attractions: attractions[city].map((attraction) => readAttraction(attraction, locale)),
    answers: readAnswers(locale, city),
    figures: readPageFigures(figuresIn(cityTexts[city], attractions[city]), locale),
  };
}

export type CityPage = ReturnType<typeof readCity>;

/** A rainy day with the places under a roof, children, and ways without steps. */
function readAnswers(locale: Locale, city: City) {
  const { heading, rain, sea, children, stepFree }: CityDays = cityTexts[city].answers;
  const under = formats[locale].list([
    ...linksTo(city, attractions[city], locale),
    ...linksTo(`more-${city}`, furtherAttractions[city], locale),
  ]);
  return {
    heading: heading[locale],
    rows: [rain, ...(sea ? [sea] : []), children, stepFree].map(
      ({ sources = [], roofs, ...day }: CityDay) => {
        const { id, heading: title, fact, points } = localize(day, locale);
        const covered = roofs ? [`${roofs[locale]} ${under}.`] : [];
        return {
          id,
          title,
          fact,
          points: [...covered, ...points],
          sources: sources.map((source) => readSource(source, locale)),
        };
      },
    ),
  };
}

/** The places under a roof, as links of prose to the page that has their cards. */
function linksTo(page: string, of: readonly Attraction[], locale: Locale): string[] {
  return of.filter(({ roof }) => roof).map(({ id, name }) => `[${name[locale]}](${page}#${id})`);
}

/** A destination as its card shows it, in one language. */
export type DestinationEntry = Localized<Omit<Destination, 'category' | FromRegister>> &
  PlaceFigures &
  OnScreen & {
    readonly kind: Localized<Kind>;
  };

/** The destinations beyond the two cities, and the labels of their cards. */
export function readDestinations(locale: Locale) {
  return {
    otherDestinationsText: localize(placeText, locale),
    destinations: destinations.map((destination) => readDestination(destination, locale)),
    country: readCountry(locale, false),
    figures: readPageFigures(figuresIn(otherDestinations, destinations), locale),
  };
}

function readDestination(destination: Destination, locale: Locale): DestinationEntry {
  const { opening: _, category, admission: _admission, figures: _figures, ...shown } = destination;
  return {
    ...localize(shown, locale),
    kind: kinds[locale][category],
    ...scenesOf(destination.id, locale),
    ...readPlaceFigures(locale, destination),
  };
}

const names = new Map<AttractionId | DestinationId, Text>(
  [...attractions.seoul, ...attractions.busan, ...destinations].map(({ id, name }) => [id, name]),
);

/** What is drawn on the cards of what goes beyond a first visit: what their texts name. */
const stamps = {
  'more-seoul': [
    'further/national-museum',
    'further/olympic-park',
    'further/suwon-hwaseong',
    'further/imjingak-dmz',
  ],
  'more-busan': [
    'further/blue-line-park',
    'further/bupyeong-kkangtong',
    'further/suncheon',
    'further/yeosu-cable-car',
  ],
  itineraries: ['place/gyeongbokgung', 'country/gyeongju', 'place/gwangan-bridge', 'country/jeju'],
} as const satisfies Record<string, readonly PlaceDrawing[]>;

/** The three kinds of destination with links to the places that they name, the cards beside them, and the map. */
export function readTourism(locale: Locale) {
  const ways = tourism.destinations.cards.map((card) => {
    const href = pathTo(card.page, locale);
    const featured = card.featured.map((id) => ({
      label: names.get(id)?.[locale] ?? id,
      href: `${href}#${id}`,
      drawing: `${card.id === 'others' ? 'country' : 'place'}/${id}` as const,
    }));
    return { card: localize(card, locale), href, featured };
  });
  const more = tourism.destinations.more.map(({ page, ...text }) => ({
    ...localize(text, locale),
    href: pathTo(page, locale),
    drawings: stamps[page],
  }));
  return {
    ways,
    more,
    country: readCountry(locale, true),
    placeFactsText: localize(placeText, locale),
    map: {
      text: localize(mapWords, locale),
      places: readMapPlaces(locale),
    },
    figures: readPageFigures(figuresIn(tourism, places), locale),
  };
}
