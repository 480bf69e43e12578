import { itineraries } from '#content/data/itineraries/itineraries.ts';
import type { Activity, ItineraryDay, Leg, Stop } from '#content/data/itineraries/itinerary.ts';
import { placeOfStop } from '#content/data/itineraries/stop-place.ts';
import type { Locale } from '#content/locale.ts';
import { figureAmount } from '#content/register/figures.ts';
import { minutesIn } from '#domain/time/clock.ts';
import type { PlainRow } from '#domain/trips/catalogue.ts';
import type { BookedJourney, KnownPlan } from '#domain/trips/known.ts';
import { stationFor } from '#site/features/metro/read-metro-stations.ts';
import { readRides } from './read-itinerary-costs.ts';
import { readKnownRules } from './read-known-rules.ts';

/** The activities of the itineraries: what differs from their places, and how their plan gets there. */
export function readActivityRows(locale: Locale): PlainRow[] {
  return itineraries.flatMap(({ id, days }) =>
    days.flatMap((day: ItineraryDay) =>
      day.activities.map((activity, index): PlainRow => {
        const { stop, title, icon, tickets, area, opening } = activity;
        const station = stop && stationOf(stop, activity.location?.en);
        return {
          id: `${id}/${activity.id}`,
          name: title[locale],
          ...(stop ? { place: placeIdOf(stop) } : { city: day.city }),
          ...(station && { station }),
          ...(area && { outdoors: true }),
          ...stayOf(day, index),
          ...(opening && readKnownRules(opening, locale)),
          icon,
          tickets: (tickets ?? []).map(figureAmount),
          priced: true,
          plan: planOf(day, index, id, locale),
        };
      }),
    ),
  );
}

/** An activity without a place takes until the next one; others have their own length, or that of their place. */
function stayOf({ activities }: ItineraryDay, index: number): Pick<PlainRow, 'stay'> {
  const { stop, stay, time } = activities[index] ?? {};
  if (stay) return { stay };
  const [from, to] = [time, activities[index + 1]?.time].map((each) => minutesIn(each ?? ''));
  return stop || from === undefined || to === undefined ? {} : { stay: to - from };
}

function planOf(
  { activities, back }: ItineraryDay,
  index: number,
  itinerary: string,
  locale: Locale,
): KnownPlan {
  const before = activities[index - 1];
  const paid = (legs?: readonly Leg[]) => readRides(locale, legs).map(({ leg }) => leg);
  const legs = activities[index]?.legs;
  const booked = bookedIn(legs ?? [], locale);
  return {
    legs: paid(legs),
    ...(booked.length > 0 && { booked }),
    ...(before && { after: `${itinerary}/${before.id}` }),
    ...(index === activities.length - 1 && back && { back: paid(back) }),
  };
}

/** Flights, and the trains that Korail sells; those to an airport are paid as one boards. */
function bookedIn(legs: readonly Leg[], locale: Locale): BookedJourney[] {
  return legs.flatMap((leg) => {
    if (leg.mode !== 'train' && leg.mode !== 'flight') return [];
    const { mode, route } = leg;
    return mode === 'flight' || route.en.startsWith('KTX') ? [{ mode, route: route[locale] }] : [];
  });
}

function placeIdOf(stop: Stop): string {
  if ('attraction' in stop) return stop.attraction;
  if ('destination' in stop) return stop.destination;
  return 'place' in stop ? stop.place : stop.spot;
}

/** The station that the text of an activity names, where it is not the nearest of its place. */
function stationOf(stop: Stop, text: Activity['title']['en'] | undefined): string | undefined {
  if ('attraction' in stop || 'destination' in stop) return undefined;
  const { lat, lng, station } = placeOfStop(stop);
  const usual = stationFor({ lat, lng, station: station?.hangul })?.id;
  const named = stationFor({ lat, lng, text })?.id;
  return named === usual ? undefined : named;
}
