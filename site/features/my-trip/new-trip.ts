import { withLength } from '#domain/trips/changes.ts';
import { emptyTrip, type Trip } from '#domain/trips/trip.ts';

export const newTrip = (start: string, days: number): Trip =>
  withLength({ ...emptyTrip, start }, days);
