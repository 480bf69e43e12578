import { itinerary as busan3days } from './busan-3days.ts';
import { itinerary as cultural7days } from './cultural-7days.ts';
import { itinerary as foodTour5days } from './food-tour-5days.ts';
import type { Itinerary } from './itinerary.ts';
import { itinerary as jeju4days } from './jeju-4days.ts';
import { itinerary as korea10days } from './korea-10days.ts';
import { itinerary as seoul5days } from './seoul-5days.ts';
import { itinerary as weekendSeoul } from './weekend-seoul.ts';

const inOrder = [
  seoul5days,
  busan3days,
  korea10days,
  jeju4days,
  weekendSeoul,
  cultural7days,
  foodTour5days,
] as const;

export type ItineraryId = (typeof inOrder)[number]['id'];

/** The ready-made trips in the order of their page. */
export const itineraries: readonly (Itinerary & { readonly id: ItineraryId })[] = inOrder;
