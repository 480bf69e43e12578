import { whenIdle } from '#app/lib/when-idle.ts';

const waiting = 'main > section, main > div > section, [data-pieces] > *, body > footer';

/**
 * What waits out of view has a guessed height, by which a reader who returns would miss their place. Here one
 * part after the other is laid out while the page rests. Parts that are gone by then take no harm.
 */
export function layOutWhenIdle(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(waiting)];
  const layOutNext = () => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}
