import type { CountedTrip } from './costs.ts';
import type { KnownBed, Range, TripContext } from './known.ts';
import { nightsOf, type CityNights } from './nights.ts';
import type { CityBed } from './own-figures.ts';
import type { Trip } from './trip.ts';

/** What a trip costs with its beds and flights, KRW a person where it does not say otherwise. */
export interface WholeCost {
  readonly beds: Range;
  readonly flight: number;
  readonly inland: number;
  readonly insurance: number;
  readonly total: Range;
  /** Of all travellers. */
  readonly group: Range;
  /** The nights of which nobody knows what they cost. */
  readonly unpaid: readonly CityNights[];
}

/** How many rooms so many people need: two share one. */
export const roomsFor = (people: number) => Math.ceil(people / 2);

/** What the guide counts, and what the visitor has found: beds by their kind or an own figure, flights, insurance. */
export function wholeCost(trip: Trip, counted: CountedTrip, context: TripContext): WholeCost {
  const { people, figures = {} } = trip;
  const { flight = 0, inland = 0, insurance = 0 } = figures;
  const priced = nightsOf(trip, context).map((each) => {
    const bed = figures.beds?.find(({ city }) => city === each.city);
    return Object.assign(each, { night: bed && nightOf(bed, people, context.beds ?? []) });
  });
  const beds = priced.reduce(
    (sum, { nights, night }) => (night ? plus(sum, times(night, nights)) : sum),
    nothing,
  );
  const own = counted.total + flight + inland + insurance;
  const perHead = { from: Math.round(beds.from / people), to: Math.round(beds.to / people) };
  return {
    beds: perHead,
    flight,
    inland,
    insurance,
    total: plus(perHead, { from: own, to: own }),
    group: plus(beds, { from: own * people, to: own * people }),
    unpaid: priced.flatMap(({ city, nights, night }) => (night ? [] : [{ city, nights }])),
  };
}

/** KRW of a night of all travellers; undefined where nobody knows. */
function nightOf(
  { kind, city, night }: CityBed,
  people: number,
  beds: readonly KnownBed[],
): Range | undefined {
  if (kind === 'own') return night === undefined ? undefined : { from: night, to: night };
  const known = bedsIn(city, beds).find((each) => each.kind === kind);
  if (!known) return undefined;
  return times(known.won, known.per === 'room' ? roomsFor(people) : people);
}

/** The kinds of bed whose price a source gives for a city. */
export const bedsIn = (city: string, beds: readonly KnownBed[]): KnownBed[] =>
  beds.filter((bed) => bed.city === undefined || bed.city === city);

const nothing: Range = { from: 0, to: 0 };
const plus = (one: Range, other: Range) => ({ from: one.from + other.from, to: one.to + other.to });
const times = ({ from, to }: Range, factor: number) => ({ from: from * factor, to: to * factor });
