/**
 * Links to the other itineraries (`sections/itineraries/trip-cards.tsx`) take the first day of the trip along, and
 * `?itinerary=<id>`, as it was shared once, leads to the page of that itinerary.
 */
import { onQueryChange } from '#site/lib/change-query.ts';
import { startIn, startName } from '#site/lib/itinerary-query.ts';

const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-itinerary]')];

function takeStartAlong(): void {
  const start = startIn(new URLSearchParams(location.search));
  for (const link of links) link.search = start && `?${startName}=${start}`;
}

function followQuery(): void {
  const query = new URLSearchParams(location.search);
  const wanted = links.find(({ dataset }) => dataset['itinerary'] === query.get('itinerary'));
  if (!wanted || wanted.ariaCurrent) return;
  query.delete('itinerary');
  wanted.search = query.toString();
  location.replace(wanted.href);
}

takeStartAlong();
onQueryChange(takeStartAlong);
followQuery();
