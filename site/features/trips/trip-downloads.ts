/** The trip to take along (`downloads.tsx`): its route, paper, and the link to share. */
import '#site/ui/share-link.element.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { tripInPage } from './trip-in-page.ts';
import { startName } from '#site/lib/itinerary-query.ts';
import { tripRoute } from './trip-route.ts';

const section = document.querySelector<HTMLElement>('[data-trip-downloads]');

section?.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    if (button.value === 'print') print();
    else if (button.value === 'route') saveRoute();
    else nameTrip(button.closest<HTMLElement>('share-link'));
  },
  // Before the button shares.
  true,
);

function saveRoute(): void {
  const trip = tripInPage();
  const number = document.querySelector<HTMLElement>('day-tabs [data-numbered]');
  const text = tripRoute(trip, number?.dataset['numbered'] ?? '');
  saveFile(`${trip.id}.gpx`, 'application/gpx+xml', text);
}

/** What is shared is the day in view, the first day and the order of days. */
function nameTrip(share: HTMLElement | null): void {
  const query = new URLSearchParams(location.search);
  // A first day that the device keeps does not stand in the query.
  const start = document.querySelector<HTMLInputElement>('#trip-start')?.value ?? '';
  const shared = Object.entries({
    day: query.get('day'),
    [startName]: start,
    order: query.get('order'),
  });
  const named = new URLSearchParams(
    shared.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  if (share) share.dataset['to'] = `${named.size > 0 ? `?${named}` : ''}#plan`;
}
