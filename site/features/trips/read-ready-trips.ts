import { itineraries, type ItineraryId } from '#content/data/itineraries/itineraries.ts';
import { tripIds } from '#content/data/trip-numbers.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { text } from '#content/text/my-trip.ts';
import { encodeTrip } from '#domain/trips/link.ts';
import { daysIn } from './plan.ts';
import { readItineraries } from './read.ts';
import { readTrip } from './read-trips.ts';

/** The ready-made trips to start from, with what each costs a person. */
export function readReadyTrips(locale: Locale) {
  const page = readItineraries(locale, 'itineraries');
  return page.cards.map(({ id, title, duration, cost }) => ({
    id,
    title,
    length: daysIn(duration, page.itinerariesText),
    won: cost.total,
    href: pathTo(id, locale),
    link: tripLink(id, title, locale),
  }));
}

/** The link that opens an itinerary as one's own trip. */
export function tripLink(id: ItineraryId, name: string, locale: Locale): string {
  return `${pathTo('trip', locale)}#${encodeTrip({ ...readTrip(id), name }, tripIds)}`;
}

/** What a page of an itinerary says of opening it as one's own trip. */
export function readTripOffer(locale: Locale, id: ItineraryId, name: string) {
  const { button, hint } = text.fromItinerary;
  return { href: tripLink(id, name, locale), button: button[locale], hint: hint[locale] };
}

export type TripOffer = ReturnType<typeof readTripOffer>;

/** The titles of the days of all itineraries, by their first activity. */
export function readDayTitles(locale: Locale): Readonly<Record<string, string>> {
  const days = itineraries.flatMap(({ id, days: all }) =>
    all.flatMap(({ title, activities }) => {
      const [first] = activities;
      return first ? [[`${id}/${first.id}`, title[locale]] as const] : [];
    }),
  );
  return Object.fromEntries(days);
}
