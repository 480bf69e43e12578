import { onQueryChange } from '#site/lib/change-query.ts';
import { startIn, startName } from '#site/lib/itinerary-query.ts';

/**
 * `<trip-links>`: links to other itineraries, marked with their id, take the first day of the trip along, and
 * `?itinerary=<id>`, as it was shared once, leads to the page of that itinerary.
 */
class TripLinks extends HTMLElement {
  connectedCallback() {
    this.#takeStartAlong();
    onQueryChange(() => this.#takeStartAlong());
    this.#followQuery();
  }

  /** Links of the list, and of its map, which are no HTML elements. */
  get #links() {
    return this.querySelectorAll<HTMLAnchorElement | SVGAElement>('a[data-itinerary]');
  }

  #takeStartAlong() {
    const start = startIn(new URLSearchParams(location.search));
    for (const link of this.#links)
      link.setAttribute('href', withQuery(link, start && `?${startName}=${start}`));
  }

  #followQuery() {
    const query = new URLSearchParams(location.search);
    const wanted = [...this.#links].find(
      ({ dataset }) => dataset['itinerary'] === query.get('itinerary'),
    );
    if (!wanted || wanted.dataset['itinerary'] === this.getAttribute('shown')) return;
    query.delete('itinerary');
    location.replace(withQuery(wanted, query.toString()));
  }
}

function withQuery(link: Element, query: string): string {
  const url = new URL(link.getAttribute('href') ?? '', location.href);
  url.search = query;
  return url.href;
}

customElements.define('trip-links', TripLinks);
