/**
 * Loads what a part of the page needs when the first of its kind comes near the view, as islands are loaded. A button
 * that is pressed before is pressed again then. Code that does not come is reported by Vite (`outdated-build.ts`); the
 * text is there without it.
 * @param buttons The buttons that need what is loaded.
 */
export function whenNear(
  selector: string,
  load: () => Promise<unknown>,
  buttons = `:is(${selector}) button`,
): void {
  let pressed: HTMLElement | null = null;
  function note({ target }: Event): void {
    if (target instanceof Element) pressed = target.closest<HTMLElement>(buttons) ?? pressed;
  }
  function ready(): void {
    document.removeEventListener('click', note);
    pressed?.click();
  }
  const start = () => {
    load().then(ready, () => addEventListener('online', start, { once: true }));
  };
  document.addEventListener('click', note);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}
