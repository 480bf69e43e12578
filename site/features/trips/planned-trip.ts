import { swapDays } from '#domain/trips/changes.ts';
import { bestSwap, closedStops, nextOpenStart, type Pair } from '#domain/trips/closed-stops.ts';
import type { Known, TripContext } from '#domain/trips/known.ts';
import { emptyTrip, withKeys, type Trip } from '#domain/trips/trip.ts';
import type { ItinerariesPage } from './read.ts';

type Shown = ItinerariesPage['shown'];
type ShownDay = Shown['days'][number];
type PlannedStop = Pick<ShownDay['activities'][number], 'id' | 'title' | 'stop'>;

/** A day of a plan, of which its page shows more. */
interface PlannedDay extends Pick<ShownDay, 'day' | 'title' | 'city' | 'fixed'> {
  readonly activities: readonly PlannedStop[];
}

interface PlannedTrip extends Pick<Shown, 'closings'> {
  readonly days: readonly PlannedDay[];
}

/** The days of a plan in the order in which they are travelled, as a trip like any other. */
export function plannedTrip(days: readonly PlannedDay[], start = ''): Trip {
  return withKeys({
    ...emptyTrip,
    start,
    days: days.map(({ title, activities }) => ({
      title,
      sleep: '',
      stops: activities.map(({ id }) => ({ key: 0, of: id })),
    })),
  });
}

/** What its page knows of the stops of a plan: where they are, and their days off. */
export function plannedStops({ days, closings }: PlannedTrip): Pick<TripContext, 'known'> {
  const known = days.flatMap(({ day, city, activities }) =>
    activities.map(({ id, title, stop }, index): [string, Known] => {
      const off = closings.filter((each) => each.day === day && each.activity === index);
      const { lat, lng, hangul } = stop ?? {};
      const facts = { id, number: 0, name: title, city, place: id, stay: 0, tickets: [] };
      return [
        id,
        {
          ...facts,
          priced: true,
          closings: off.map(({ rules, what, plural }) => ({ rule: rules, what, plural })),
          ...(lat !== undefined && lng !== undefined && { lat, lng }),
          ...(hangul && { hangul }),
        },
      ];
    }),
  );
  return { known: new Map(known) };
}

/** What is closed on the dates of a trip, and what helps: two days to swap, and a later first day if that is not enough. */
export function closingsOf(plan: PlannedTrip, travelled: readonly PlannedDay[], start: string) {
  const trip = plannedTrip(travelled, start);
  const stops = plannedStops(plan);
  const closings = closedStops(trip, stops);
  const [first] = closings;
  if (!first) return { closings };
  const left = (other: typeof trip) => closedStops(other, stops).length;
  const best = bestSwap(trip, swappable(travelled), left, first.day);
  const swap = best && left(swapDays(trip, ...best)) < closings.length ? best : undefined;
  const isLeft = !swap || left(swapDays(trip, ...swap)) > 0;
  const laterStart = isLeft ? nextOpenStart(trip, stops) : undefined;
  return { closings, ...(swap && { swap }), ...(laterStart && { laterStart }) };
}

/** Days of a city change places, unless they are fixed. */
function swappable(days: readonly PlannedDay[]): Pair[] {
  const movable = days.flatMap(({ city, fixed }, index) => (fixed ? [] : [{ city, index }]));
  return movable.flatMap((one) =>
    movable.flatMap((other): Pair[] =>
      one.index < other.index && one.city === other.city ? [[one.index, other.index]] : [],
    ),
  );
}

/** The order of the days with two of them swapped. */
export function withSwap(order: readonly number[], [one, other]: Pair): number[] {
  return order.map((day, index) => {
    if (index === one) return order[other] ?? day;
    return index === other ? (order[one] ?? day) : day;
  });
}
