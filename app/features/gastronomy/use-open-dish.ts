import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#app/lib/hydrated.ts';

/** What the history remembers of a dish that was opened from its card. */
export const openingState = { dish: 'card' };

export const openerId = (dish: string) => `see-${dish}`;

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
