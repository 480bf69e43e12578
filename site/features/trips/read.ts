import type { GuideText } from '#content/text/guide-text.ts';
import { addToTrip } from '#content/text/add-to-trip.ts';
import { text } from '#content/text/itineraries.ts';
import { text as bigMap } from '#content/text/map.ts';
import { nameArticles } from '#content/text/name-articles.ts';
import { citiesOf, itineraryTexts, itineraryText } from '#content/text/itinerary.ts';
import { attractionOf } from '#content/data/attractions.ts';
import { itineraries, type ItineraryId } from '#content/data/itineraries/itineraries.ts';
import type { Activity, Itinerary, Stop } from '#content/data/itineraries/itinerary.ts';
import { stayFigures } from '#content/data/trip-prices.ts';
import {
  openingOf,
  openingWithoutCard,
  placeOfStop,
} from '#content/data/itineraries/stop-place.ts';
import { tripTariffs } from '#content/data/itineraries/trip-tariffs.ts';
import {
  figuresOfTrip,
  readMealLevels,
  readExtras,
  readOpenCosts,
  readRides,
  readTickets,
  usualMeals,
  type RideEntry,
  type TicketEntry,
} from './read-itinerary-costs.ts';
import { readTripCost } from './read-trip-cost.ts';
import { readStopDrawing } from './read-stop-drawing.ts';
import { readVisitedCities, staysOf } from './read-itinerary-stays.ts';
import { type Locale, type Localized } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { nameInSentence } from '#domain/text/name-in-sentence.ts';
import { stationFor } from '#site/features/metro/read-metro-stations.ts';
import { readEmbedLink } from '#site/lib/read-embed.ts';
import { closingsOf, rulesOf } from '#content/opening/opening.ts';
import { openingText } from '#content/opening/opening-text.ts';
import { type PageId, pathTo } from '#content/pages.ts';
import { readPageFigures } from '#content/register/figures.ts';
import type { PlaceDrawing } from '#site/ui/drawn-map/place-art.tsx';

/** The place of an activity, with its facts resolved. */
export interface StopEntry {
  /** Numbered from 1 in each day, in the order of the visit. */
  readonly number: number;
  readonly lat: number;
  readonly lng: number;
  readonly hangul?: string;
  /** Its name, if the guide describes it. */
  readonly name?: string;
  /** Its small drawing, where it has one. */
  readonly drawing?: PlaceDrawing | undefined;
  /** The URL of its card. */
  readonly href?: string;
  /** The id of its metro station, where there is one. */
  readonly station?: string;
}

/** An activity as the timeline shows it, in one language. */
export type ActivityEntry = Localized<Pick<Activity, ShownField>> & {
  /** As a stop of any trip: `seoul-5days/tongin-lunch`. */
  readonly id: string;
  readonly stop?: StopEntry;
  /** When it is open, where no card says it. */
  readonly hours?: string;
  readonly rides: readonly RideEntry[];
  readonly tickets: readonly TicketEntry[];
};

type ShownField = 'time' | 'title' | 'description' | 'icon' | 'location' | 'tips';

/**
 * A page of the itineraries in one language: its text, a card for each itinerary, and the itinerary that
 * it shows, with places resolved.
 */
export function readItineraries(locale: Locale, page: PageId) {
  const { cards, cities, difficulty, calendar, closings, route, print, share, help } = text;
  const { where: _where, tips: _tips, ...timeline } = text.timeline;
  const { stops: _stops, stop: _stop, ...map } = text.map;
  const { cost: costText, ...partText } = itineraryText;
  const { yellowSea, eastSea, northKorea } = bigMap.names;
  const own = itineraries.find(({ id }) => id === page);
  const itinerary = own ?? itineraries[0];
  if (!itinerary) throw new Error('there is no itinerary');
  const head = own ? itineraryTexts[own.id] : headOf(text);
  return {
    page,
    locale,
    text: localize(head, locale),
    embed: readEmbedLink('day', locale),
    /** The name of the parent page, on the page of a single itinerary. */
    parent: page === 'itineraries' ? null : text.menu.label[locale],
    itinerariesText: localize(
      {
        add: addToTrip,
        cards,
        cities: cities.label,
        areas: { yellowSea, eastSea, northKorea },
        difficulty,
        timeline,
        calendar,
        closings,
        print,
        share,
        map,
        help,
        cost: { ...text.cost, ...costText },
        route: { ...route, ...partText.route },
        dated: partText.dated,
        failed: partText.failed,
      },
      locale,
    ),
    cards: itineraries.map((each) => readCard(each, locale)),
    /** Where the map of all itineraries has the cities. */
    cities: readVisitedCities(locale),
    shown: {
      ...readCard(itinerary, locale),
      open: readOpenCosts(locale, itinerary),
      closings: readClosings(itinerary, locale),
      days: itinerary.days.map((day, index) => ({
        day: day.day,
        cost: costOfDay(itinerary.id, index),
        extras: readExtras(locale, [day]),
        city: day.city,
        fixed: day.fixed ?? false,
        title: day.title[locale],
        activities: readActivities(itinerary.id, day.activities, locale),
        back: readRides(locale, day.back),
        ...('sleeps' in day && { sleeps: day.sleeps }),
      })),
    },
    tariffs: tripTariffs,
    meals: { usual: usualMeals, levels: readMealLevels(locale) },
    figures: readPageFigures(
      own ? figuresOfTrip(itinerary) : [...new Set([...figuresOfTrip(itinerary), ...stayFigures])],
      locale,
    ),
  };
}

export type ItinerariesPage = ReturnType<typeof readItineraries>;

/** The text of the page of all itineraries, without the labels of its parts. */
function headOf(all: GuideText): GuideText {
  const { title, description, keywords, menu, heading, lead } = all;
  const { hangul, hangulMeaning, pictureAlt, figure, intro } = all;
  const partText = { title, description, keywords, menu, heading, lead };
  return { ...partText, hangul, hangulMeaning, pictureAlt, figure, intro };
}

function costOfDay(id: ItineraryId, day: number) {
  const cost = readTripCost(id).days[day];
  if (!cost) throw new Error(`${id} has no day ${day + 1}`);
  return cost;
}

function readCard(itinerary: (typeof itineraries)[number], locale: Locale) {
  const { id, title, duration, description, difficulty } = itinerary;
  return {
    ...localize({ id, title, duration, description, difficulty }, locale),
    cities: citiesOf(itinerary, locale),
    stays: staysOf(itinerary),
    cost: readTripCost(id).cost,
    unseen: readOpenCosts(locale, itinerary).unseen,
    href: pathTo(id, locale),
  };
}

function readActivities(
  itinerary: string,
  activities: readonly Activity[],
  locale: Locale,
): ActivityEntry[] {
  let number = 0;
  return activities.map((activity) => {
    const { stop, time, title, description, icon, location, tips } = activity;
    const hours = openingText(openingWithoutCard(activity), locale);
    const shown = { time, title, description, icon, ...(location && { location }) };
    return {
      id: `${itinerary}/${activity.id}`,
      ...localize({ ...shown, ...(tips && { tips }) }, locale),
      ...(hours && { hours }),
      ...(stop && { stop: { number: ++number, ...readStop(stop, location?.en, locale) } }),
      rides: readRides(locale, activity.legs),
      tickets: readTickets(locale, activity.tickets),
    };
  });
}

/** The stops of a trip with days off, of the activity itself or of its place. */
function readClosings({ days }: Itinerary, locale: Locale) {
  return days.flatMap(({ day, activities }) =>
    activities.flatMap((each: Activity, activity) =>
      rulesOf(openingOf(each)).flatMap((rule) => {
        const rules = closingsOf(rule);
        const what = nameInSentence((rule.of ?? placeName(each))[locale], nameArticles[locale]);
        const plural = rule.of?.plural;
        return rules ? [{ day, activity, what, rules, ...(plural && { plural }) }] : [];
      }),
    ),
  );
}

function placeName({ stop, title }: Activity) {
  return stop ? placeOfStop(stop).name : title;
}

/** @param where The text that may name its station. */
function readStop(
  stop: Stop,
  where: string | undefined,
  locale: Locale,
): Omit<StopEntry, 'number'> {
  const drawing = readStopDrawing(stop);
  if ('attraction' in stop) {
    const place = attractionOf(stop.attraction);
    const { id, city, lat, lng, name, hangul } = place;
    const href = `${pathTo(city, locale)}#${id}`;
    const station = stationFor({ lat, lng, station: place.station?.hangul })?.id;
    return { lat, lng, name: name[locale], hangul, href, drawing, ...(station && { station }) };
  }
  if ('destination' in stop) {
    const { lat, lng, name, hangul } = placeOfStop(stop);
    const href = `${pathTo('other-destinations', locale)}#${stop.destination}`;
    return { lat, lng, name: name[locale], ...(hangul && { hangul }), href, drawing };
  }
  const { lat, lng, hangul } = placeOfStop(stop);
  const station = stationFor({ lat, lng, text: where })?.id;
  return {
    lat,
    lng,
    ...(hangul && { hangul }),
    ...(station && { station }),
    ...(drawing && { drawing }),
  };
}
