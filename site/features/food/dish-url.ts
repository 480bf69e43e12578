import { pushQuery, replaceQuery } from '#site/lib/change-query.ts';
import { useHash } from '#site/lib/query.ts';

/** The history state of a dish that was opened on the page: closing it goes back. */
const fromPage = { dish: 'page' };

/** The dish that the URL's fragment names; undefined for any other fragment. */
export function useDishInUrl<Dish extends { readonly id: string }>(
  dishes: readonly Dish[],
): Dish | undefined {
  const hash = useHash();
  return dishes.find(({ id }) => `#${id}` === hash);
}

/** Names a dish in the URL, which opens its window. */
export function openDish(id: string): void {
  // The second click of a double click, before the window stands.
  if (location.hash === `#${id}`) return;
  pushQuery(() => {}, `#${id}`);
  history.replaceState(fromPage, '');
}

/** Goes back in the history if the dish was opened on the page, else takes it out of the URL. */
export function closeDish(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state && 'dish' in state) history.back();
  else replaceQuery(() => {}, '');
}
