import type { Text } from '../../locale.ts';
import type { FigureId } from '../../register/register.ts';
import type { AttractionId } from '../attractions.ts';
import type { ClosingDays } from '../closing-days.ts';
import type { DestinationId } from '../destinations.ts';
import type { Position } from '../place-facts.ts';

export type ItineraryCity = 'seoul' | 'busan' | 'gyeongju' | 'jeju' | 'andong' | 'jeonju';

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

/** Where an activity happens: something the guide describes elsewhere, or a point of its own. */
export type Stop =
  | { readonly attraction: AttractionId }
  | { readonly destination: DestinationId }
  | (Position & { readonly hangul?: string });

/** A ride within a city: one metro journey with its changes of line, or one bus. */
export type CityLeg =
  | {
      readonly mode: 'subway';
      readonly city: 'seoul' | 'busan';
      /** Kilometres, where they are more than the basic fare covers. */
      readonly km?: number;
    }
  | { readonly mode: 'bus'; readonly city: ItineraryCity }
  | { readonly mode: 'taxi'; readonly city: ItineraryCity; readonly km: number };

/** A journey from one city to another. */
export interface LongLeg {
  readonly mode: 'train' | 'express-bus' | 'flight' | 'ferry';
  /** Where it runs: `KTX Seúl-Busan`. */
  readonly route: Text;
  /** Its fare in the register; left out where nobody has seen one. */
  readonly fare?: FigureId;
}

/** How one gets to an activity; a walk is named where it is longer than the distance rule allows. */
export type Leg = CityLeg | LongLeg | { readonly mode: 'walk' };

export interface Activity {
  /** A clock time `HH:MM`, or a part of the day. */
  readonly time: string;
  readonly title: Text;
  readonly description: Text;
  readonly icon: ActivityIcon;
  readonly location?: Text;
  /** Left out for journeys and other moments without one place. */
  readonly stop?: Stop;
  /** The rides to get there, in order; none for a short walk. */
  readonly legs?: readonly Leg[];
  /** Admissions and rides that the activity needs. */
  readonly tickets?: readonly FigureId[];
  /** What the plan mentions as an extra and the cost leaves out. */
  readonly extras?: readonly FigureId[];
  /** Days on which it cannot be done, where its place does not say so already. */
  readonly closing?: ClosingDays;
  /** What closes then, where that is not the whole place. */
  readonly closes?: Text;
  readonly tips?: readonly Text[];
}

export interface ItineraryDay {
  /** 1 for the first. */
  readonly day: number;
  readonly city: ItineraryCity;
  readonly title: Text;
  /** The day begins or ends with a journey or in another bed, so it cannot change places. */
  readonly fixed?: true;
  readonly activities: readonly Activity[];
  /** The rides back to where one sleeps. */
  readonly back?: readonly Leg[];
}

/** A ready-made trip (specification 2, section 3). The drawing is `itineraries/<id>`. */
export interface Itinerary {
  readonly id: string;
  readonly title: Text;
  /** Days. */
  readonly duration: number;
  readonly description: Text;
  readonly alt: Text;
  readonly cities: readonly ItineraryCity[];
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly days: readonly ItineraryDay[];
}
