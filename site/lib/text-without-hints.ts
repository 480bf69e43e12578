/** The text of an element for a file, without what only a screen reader says, as that a link opens in a new tab. */
export function textWithoutHints(element: Element | null): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hint of copy.querySelectorAll('.visually-hidden')) hint.remove();
  return copy.textContent.trim();
}
