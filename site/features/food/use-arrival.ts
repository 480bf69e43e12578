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
    const go = () => document.getElementById(madeCardId)?.scrollIntoView({ behavior: 'instant' });
    const growing = new ResizeObserver(go);
    growing.observe(document.body);
    const left = new AbortController();
    const { signal } = left;
    signal.addEventListener('abort', () => growing.disconnect());
    // Until it has loaded, a browser goes to the section again; from what the visitor does on, nothing moves.
    addEventListener('load', go, { signal });
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      addEventListener(type, () => left.abort(), { signal, passive: true });
    return () => left.abort();
  }, [marked]);
}
