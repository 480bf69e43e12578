import type { Text } from '../../locale.ts';
import type { Opening } from '../../opening/opening.ts';
import type { FigureId } from '../../register/register.ts';
import type { ExtraId } from '../../text/extra-names.ts';
import type { AttractionId } from '../attractions.ts';
import type { DestinationId } from '../destinations.ts';
import type { TripCity } from '../place-facts.ts';
import type { PlaceId } from '../places.ts';
import type { SpotId } from '../spots/spots.ts';

export type ItineraryCity = TripCity;

export type ActivityIcon =
  | 'arrival'
  | 'beach'
  | 'food'
  | 'hike'
  | 'market'
  | 'museum'
  | 'night'
  | 'palace'
  | 'rest'
  | 'shopping'
  | 'temple'
  | 'train'
  | 'view'
  | 'walk';

/** Where an activity is: a sight with a card, the landmark of a destination, another place of the map, or a spot. */
export type Stop =
  | { readonly attraction: AttractionId }
  | { readonly destination: DestinationId }
  | { readonly place: PlaceId }
  | { readonly spot: SpotId };

/** A ride within a city: one metro journey with its changes of line, or one bus. */
export type CityLeg =
  | {
      readonly mode: 'subway';
      readonly city: 'seoul' | 'busan';
      /** Kilometres, if beyond the distance of the basic fare. */
      readonly km?: number;
    }
  | { readonly mode: 'bus'; readonly city: ItineraryCity }
  | { readonly mode: 'taxi'; readonly city: ItineraryCity; readonly km: number };

/** A journey from one city to another. */
export interface LongLeg {
  readonly mode: 'train' | 'express-bus' | 'flight' | 'ferry';
  /** The route: `KTX Seúl-Busan`. */
  readonly route: Text;
  /** Its fare in the register; absent when no source gives one. */
  readonly fare?: FigureId;
}

/** The way to an activity; a walk is only named when it is longer than the tests allow without one. */
export type Leg = CityLeg | LongLeg | { readonly mode: 'walk' };

export interface Activity {
  /** Unique within its itinerary and never reused: links to trips hold its number (`trip-numbers.ts`). */
  readonly id: string;
  /** A clock time `HH:MM`, or a part of the day. */
  readonly time: string;
  readonly title: Text;
  readonly description: Text;
  readonly icon: ActivityIcon;
  readonly location?: Text;
  /** Absent for journeys and other activities without a single place. */
  readonly stop?: Stop;
  /** The rides to get there, in order; none for a short walk. */
  readonly legs?: readonly Leg[];
  /** Admissions and rides that the activity needs. */
  readonly tickets?: readonly FigureId[];
  /** Optional extras, which are not part of the cost. */
  readonly extras?: readonly ExtraId[];
  /** When what it is about is open, instead of its place. */
  readonly opening?: Opening;
  /** What is on there on some days of the week only, for which the first day of the trip is chosen. */
  readonly event?: Opening[number];
  /** It stays outside, so that the hours of its place are not its own; days off of a part still are. */
  readonly area?: 'outdoors';
  /** How long it takes, in minutes, where its place does not say it: an ordinary length, estimated by the guide. */
  readonly stay?: number;
  readonly tips?: readonly Text[];
}

export interface ItineraryDay {
  /** 1 for the first. */
  readonly day: number;
  readonly city: ItineraryCity;
  readonly title: Text;
  /** The day includes a journey or a change of lodging, so it cannot be swapped with another. */
  readonly fixed?: true;
  readonly activities: readonly Activity[];
  /** The rides back to the lodging. */
  readonly back?: readonly Leg[];
  /** The id of the station where the trip advises to sleep that night, if it does. */
  readonly sleeps?: string;
}

/** A ready-made trip. The drawing is `itineraries/<id>`. */
export interface Itinerary {
  readonly id: string;
  readonly title: Text;
  /** Days. */
  readonly duration: number;
  readonly description: Text;
  readonly alt: Text;
  readonly cities: readonly ItineraryCity[];
  readonly difficulty: 'easy' | 'medium' | 'hard';
  /** What its meals cost beside those that are counted, where they are not ordinary ones. */
  readonly mealsNote?: Text;
  readonly days: readonly ItineraryDay[];
}
