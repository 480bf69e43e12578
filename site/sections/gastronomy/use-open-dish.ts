import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#site/lib/hydrated.ts';
import { painted } from '#site/lib/painted.ts';
import { isPlain } from '#site/lib/plain-click.ts';

/** What the history remembers of a dish that was opened from its card. */
const openingState = { dish: 'card' };

export const openerId = (dish: string) => `see-${dish}`;

/** The link of a card, and what a click on it does. */
export function useSeeDish(dish: string, search: string) {
  const navigate = useNavigate();
  const to = { search, hash: `#${dish}` };
  const open = async () => {
    await painted();
    // The second of two clicks, when the window has yet to come. One that is there is about to go.
    if (location.hash === to.hash && !document.getElementById(dish)) return;
    await navigate(to, { state: openingState, preventScrollReset: true });
  };
  return {
    href: search + to.hash,
    onClick: (event: MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      void open();
    },
  };
}

/** The dish that the address names as `#bibimbap`, and how to leave it. Unknown names open nothing. */
export function useOpenDish<Dish extends { readonly id: string }>(dishes: readonly Dish[]) {
  const { hash, key, search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const dish = hydrated ? dishes.find(({ id }) => hash === `#${id}`) : undefined;
  /** Goes back to the grid that opened the dish; where a link led here, the grid takes its place. */
  const close = () => {
    const { dish: from } = (state ?? {}) as Partial<typeof openingState>;
    if (from === openingState.dish) void navigate(-1);
    else void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  return { dish, visit: key, close, search };
}
