import { useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { Card } from './plan.ts';

/** How long a visitor sees the card that was chosen before the page moves (specification 2, section 9). */
const delay = 100;

/**
 * Scrolls to the itinerary that a visitor has just chosen and moves the focus to its title, which
 * screen readers then say. Going back, or opening the page, moves nothing.
 */
export function useScrollToChosen(title: RefObject<HTMLElement | null>): void {
  const { key, state } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const chosen = !back && (state as { chosen?: boolean } | null)?.chosen === true;
  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      title.current?.focus({ preventScroll: true });
      title.current?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
    }, delay);
    return () => clearTimeout(timer);
  }, [key, chosen, title]);
}

/** `?itinerary=<id>` leads to the page of that itinerary; an unknown id changes nothing. */
export function useItineraryInQuery(
  cards: readonly Pick<Card, 'id' | 'href'>[],
  shown: string,
): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const wanted = cards.find(({ id }) => id === query.get('itinerary'));
    if (!wanted || wanted.id === shown) return;
    query.delete('itinerary');
    void navigate(
      { pathname: wanted.href, search: query.toString() },
      { replace: true, preventScrollReset: true, state: { chosen: true } },
    );
  }, [search, cards, shown, navigate]);
}
