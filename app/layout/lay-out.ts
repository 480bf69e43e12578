import { whenIdle } from '#app/lib/when-idle.ts';

const waiting = 'main > section, main > div > section, [data-cards] > li, body > footer';

/**
 * What waits out of view has a guessed height, by which a reader who returns would miss their place. Here one
 * part after the other is laid out while the page rests. Returns how to stop.
 */
export function layOutWhenIdle(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>(waiting)];
  let stop = whenIdle(layOutNext);

  function layOutNext(): void {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    stop = whenIdle(layOutNext);
  }

  return () => stop();
}
