import { useEffect } from 'react';

/** The card as it is shown, below the rows it is made of. */
export const madeCardId = 'made-card';

/**
 * Goes to the card that a link leads to with something marked: the marks change the height of the dishes above it after
 * the browser went to its section.
 */
export function useArrival(marked: boolean): void {
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const reloaded = visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate';
    if (!marked || reloaded || location.hash !== '#allergy-card') return;
    const left = new AbortController();
    const { signal } = left;
    const go = () => document.getElementById(madeCardId)?.scrollIntoView({ behavior: 'instant' });
    go();
    // Until it has loaded, a browser goes to the section again.
    addEventListener('load', go, { signal });
    for (const type of ['wheel', 'touchmove', 'keydown'])
      addEventListener(type, () => left.abort(), { signal, passive: true });
    return () => left.abort();
  }, [marked]);
}
