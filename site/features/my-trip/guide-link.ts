import type { Known } from '#domain/trips/known.ts';
import type { Facts } from './facts.ts';

/** Where the guide says more of a stop: its card, that of its place, or its itinerary. */
export function guideLink(
  { id, place }: Pick<Known, 'id' | 'place'>,
  { cards, pages }: Pick<Facts, 'cards' | 'pages'>,
): string | undefined {
  const found = Object.entries(cards).find(([, ids]) => ids.includes(place));
  return found ? `${found[0]}#${place}` : pages.itineraries[id.split('/')[0] ?? ''];
}
