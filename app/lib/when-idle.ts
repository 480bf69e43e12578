/** Does something that can wait when the page rests; in Safari, which does not say when, soon. */
export function whenIdle(task: () => void): void {
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(task);
}
