/**
 * Links to the other itineraries (`trip-spread.tsx`) take the first day of the trip along, and
 * `?itinerary=<id>`, as it was shared once, leads to the page of that itinerary.
 */
import { onQueryChange } from '#site/lib/change-query.ts';
import { startIn, startName } from '#site/lib/itinerary-query.ts';

/** Links of the list, and of its map, which are no HTML elements. */
const links = [...document.querySelectorAll<HTMLAnchorElement | SVGAElement>('a[data-itinerary]')];

function withQuery(link: Element, query: string): string {
  const url = new URL(link.getAttribute('href') ?? '', location.href);
  url.search = query;
  return url.href;
}

function takeStartAlong(): void {
  const start = startIn(new URLSearchParams(location.search));
  for (const link of links)
    link.setAttribute('href', withQuery(link, start && `?${startName}=${start}`));
}

const isOpen = ({ dataset }: SVGAElement | HTMLAnchorElement) =>
  document.querySelector<HTMLElement>('[data-trip]')?.dataset['trip'] === dataset['itinerary'];

function followQuery(): void {
  const query = new URLSearchParams(location.search);
  const wanted = links.find(({ dataset }) => dataset['itinerary'] === query.get('itinerary'));
  if (!wanted || isOpen(wanted)) return;
  query.delete('itinerary');
  location.replace(withQuery(wanted, query.toString()));
}

takeStartAlong();
onQueryChange(takeStartAlong);
followQuery();
