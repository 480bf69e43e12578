/** Does something that can wait when the page rests; in Safari, which does not say when, soon. */
export function whenIdle(task: () => void): void {
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(task);
}

/** Fetches, when the page rests, what it can do without until somebody asks for it. */
export function fetchAhead(load: () => Promise<unknown>): void {
  if (!import.meta.env.SSR) whenIdle(() => load().catch(() => undefined));
}
