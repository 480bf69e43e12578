import type { Text } from '../../locale.ts';
import type { AttractionId } from '../attractions.ts';
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

export interface Activity {
  /** A clock time `HH:MM`, or a part of the day. */
  readonly time: string;
  readonly title: Text;
  readonly description: Text;
  readonly icon: ActivityIcon;
  readonly location?: Text;
  /** Left out for journeys and other moments without one place. */
  readonly stop?: Stop;
  /** KRW a person for tickets and entrances; food and city transport are counted by the day. */
  readonly cost?: number;
  readonly tips?: readonly Text[];
}

export interface ItineraryDay {
  /** 1 for the first. */
  readonly day: number;
  /** Where the night's or the day's meals and rides are paid, for the estimate. */
  readonly city: ItineraryCity;
  readonly title: Text;
  readonly activities: readonly Activity[];
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
