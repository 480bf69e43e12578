import { placeOfStation } from '#domain/trips/legs.ts';
import type { TripContext } from '#domain/trips/known.ts';
import type { Day, Trip } from '#domain/trips/trip.ts';
import { areTwoCities } from '#domain/trips/walk.ts';

/**
 * How many nights take the station that is chosen for one: it, and those after it without any, up to the last, which
 * needs none, or to a day that ends in another city.
 */
export function nightsFrom({ days }: Trip, day: number, station: string, context: TripContext) {
  const bed = placeOfStation(context, station);
  const isElsewhere = ({ stops }: Day) => {
    const last = stops.findLast(({ of }) => context.known.get(of)?.lat !== undefined);
    const known = last && context.known.get(last.of);
    return bed && known && areTwoCities(bed, known);
  };
  const free = days.findIndex(
    (each, index) =>
      index > day && (each.sleep !== '' || index === days.length - 1 || isElsewhere(each)),
  );
  return free < 0 ? 1 : free - day;
}
