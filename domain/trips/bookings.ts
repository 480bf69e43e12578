import { nightBefore, timesOf } from './day-times.ts';
import { cityOfStation } from './nights.ts';
import type { TripContext } from './known.ts';
import type { Trip } from './trip.ts';

/** A train or a flight of a trip for which one buys a ticket. */
export interface Ticket {
  readonly mode: 'train' | 'flight';
  /** The index of its day. */
  readonly day: number;
  /** As its itinerary calls it; absent where only its cities are known. */
  readonly route?: string;
  /** The cities that it leads from and to. */
  readonly between?: readonly [string, string];
}

type Booked = Omit<Ticket, 'day'>;

/** The trains and flights of a trip, in its order: those of its itinerary, and those between its cities. */
export function ticketsOf(trip: Trip, context: TripContext): Ticket[] {
  let city = '';
  return trip.days.flatMap((day, index) => {
    city = cityOfStation(trip.days[index - 1]?.sleep ?? '') || city;
    const night = nightBefore(trip, index, context);
    const tickets = timesOf(day, context, night).flatMap(({ known, leg }): readonly Booked[] => {
      const [from, to] = [city, known?.city || city];
      city = to;
      const booked = leg?.mode === 'journey' ? known?.plan?.booked : undefined;
      return booked ?? between(from, to, context);
    });
    const home = between(city, cityOfStation(day.sleep) || city, context);
    return [...tickets, ...home].map((ticket): Ticket => Object.assign({ day: index }, ticket));
  });
}

function between(from: string, to: string, { journeys }: TripContext): Omit<Ticket, 'day'>[] {
  if (!from || from === to) return [];
  const found = journeys.find((each) => each.between.includes(from) && each.between.includes(to));
  return found && found.mode !== 'express-bus' ? [{ mode: found.mode, between: [from, to] }] : [];
}

/** Something to book so many days before it, for the stops at some places; without a number there is no window. */
export interface BookingWindow {
  readonly id: string;
  /** The ids of places, or of activities. */
  readonly at: readonly string[];
  readonly daysAhead?: number;
}

/** What has to be booked for a trip, each with the index of the first day that needs it. */
export function bookingsOf(
  trip: Trip,
  windows: readonly BookingWindow[],
  { known }: Pick<TripContext, 'known'>,
): { readonly window: BookingWindow; readonly day: number }[] {
  return windows.flatMap((window) => {
    const day = trip.days.findIndex(({ stops }) =>
      stops.some(
        ({ of }) => window.at.includes(of) || window.at.includes(known.get(of)?.place ?? ''),
      ),
    );
    return day < 0 ? [] : [{ window, day }];
  });
}
