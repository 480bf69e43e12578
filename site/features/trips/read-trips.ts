import { itineraries, type ItineraryId } from '#content/data/itineraries/itineraries.ts';
import { minutesIn } from '#domain/time/clock.ts';
import { withKeys, type Trip } from '#domain/trips/trip.ts';
import { usualMeals } from './read-itinerary-costs.ts';

/** A ready-made trip as one that a visitor could have planned: its stops at their times, without a first day. */
export function readTrip(id: ItineraryId): Trip {
  const found = itineraries.find((each) => each.id === id);
  if (!found) throw new Error(`no itinerary ${id}`);
  const days = found.days.map(({ activities, sleeps }) => ({
    title: '',
    sleep: sleeps ?? '',
    stops: activities.map((activity) => {
      const at = minutesIn(activity.time);
      return { key: 0, of: `${id}/${activity.id}`, ...(at !== undefined && { at }) };
    }),
  }));
  return withKeys({ name: '', start: '', people: 1, meals: usualMeals, days, tray: [] });
}
