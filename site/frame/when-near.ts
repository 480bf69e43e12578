/**
 * Loads what a part of the page needs when the first of its kind comes near the view, as islands are loaded. Code
 * that does not come is reported by Vite (`outdated-build.ts`); the text is there without it.
 */
export function whenNear(selector: string, load: () => Promise<unknown>): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load().catch(() => addEventListener('online', () => void load(), { once: true }));
    },
    { rootMargin: '200px' },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}

// What is pressed before its code has come is pressed again then.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  let element: Element | null = button;
  while (element && !element.localName.includes('-')) element = element.parentElement;
  if (element && !customElements.get(element.localName))
    void customElements.whenDefined(element.localName).then(() => button?.click());
});
