import type { Text } from '../../locale.ts';
import type { Opening } from '../../opening/opening.ts';
import { attractionOf } from '../attractions.ts';
import { destinationOf } from '../destinations.ts';
import type { Position } from '../../position.ts';
import type { Station } from '../place-facts.ts';
import { places, type PlaceId } from '../places.ts';
import { spotOf } from '../spots/spots.ts';
import type { Activity, Stop } from './itinerary.ts';

/** Where a stop is, with what the guide knows of the place. */
export interface StopPlace extends Position {
  readonly name: Text;
  readonly hangul?: string;
  readonly station?: Station;
  readonly opening?: Opening;
  readonly area?: 'outdoors';
  readonly visit?: readonly [shortest: number, longest: number];
  /** An estimate in minutes, where no visit is given. */
  readonly stay?: number;
}

/** The place of a stop. @throws when the guide has none of its id. */
export function placeOfStop(stop: Stop): StopPlace {
  if ('attraction' in stop) return attractionOf(stop.attraction);
  if ('spot' in stop) return spotOf(stop.spot);
  if ('place' in stop) return placeOf(stop.place);
  const { landmark, lat, lng, opening } = destinationOf(stop.destination);
  return { ...landmark, lat, lng, ...(opening && { opening }) };
}

function placeOf(id: PlaceId): StopPlace {
  const found = places.find((place) => place.id === id);
  if (!found) throw new Error(`no place ${id}`);
  return found;
}

/** When an activity is open: its own hours, or those of its place. */
export function openingOf({ opening, stop }: Pick<Activity, 'opening' | 'stop'>) {
  return opening ?? (stop && placeOfStop(stop).opening);
}

/** The same where no card says it. */
export function openingWithoutCard({ opening, stop }: Pick<Activity, 'opening' | 'stop'>) {
  if (opening || !stop) return opening;
  return 'spot' in stop || 'place' in stop ? placeOfStop(stop).opening : undefined;
}
