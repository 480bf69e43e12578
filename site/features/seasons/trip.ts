import type { TripOutlookFacts } from './read-trip-outlook.ts';
import type { Holiday } from '#domain/time/named-holidays.ts';
import {
  closedOn,
  holidaysOn,
  unknownFrom,
  type ClosedPlaces,
  type Run,
  type TripDates,
} from './trip-outlook.ts';

/** The dates of a trip with what several parts of the answer say of them. */
export interface DatedTrip {
  readonly dates: TripDates;
  readonly holidays: readonly Run<Holiday>[];
  /** The first day whose holidays are not known. */
  readonly unknown: string | undefined;
  readonly closed: readonly ClosedPlaces<TripOutlookFacts['places'][number]>[];
}

export function tripOn(dates: TripDates, { places }: TripOutlookFacts): DatedTrip {
  return {
    dates,
    holidays: holidaysOn(dates),
    unknown: unknownFrom(dates),
    closed: closedOn(dates, places),
  };
}
