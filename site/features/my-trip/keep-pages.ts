import type { PageMessage } from '#site/lib/cache-keys.ts';
import { stopsOf, type Trip } from '#domain/trips/trip.ts';
import type { Facts } from './facts.ts';

/** The pages of the guide on which the stops of a trip stand, each once. */
export function pagesOf(
  trip: Trip,
  { context, pages }: Pick<Facts, 'context' | 'pages'>,
): string[] {
  const found = stopsOf(trip).flatMap(({ of }) => {
    const itinerary = pages.itineraries[of.split('/')[0] ?? ''];
    const city = context.known.get(of)?.city;
    const ofCity = city === 'seoul' || city === 'busan' ? pages[city] : pages.elsewhere;
    return (itinerary ? [itinerary] : []).concat(city ? ofCity : []);
  });
  return [...new Set(found)];
}

/** Whether this browser can keep pages. */
export const canKeep = () => 'serviceWorker' in navigator;

/** Has the service worker keep pages with all that they need. Resolves to how many it keeps. */
export async function keepPages(urls: readonly string[], language: string): Promise<number> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(Number(data)));
    port1.start();
    active?.postMessage({ type: 'keep', urls, language } satisfies PageMessage, [port2]);
  });
}
