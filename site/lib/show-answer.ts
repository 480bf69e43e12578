/**
 * Brings what a tool has found into view once it stands on the page. After a press it takes the focus; after a change
 * the field keeps it and stays in view, and a live region of the tool has to say what was found. The page scrolls
 * as its style sheet says: below sticky bars, and at once where the visitor prefers no motion.
 * @param id Of the answer; where it takes the focus, of its heading, with `tabindex="-1"`.
 */
export function showAnswer(id: string, after: 'press' | 'change'): void {
  // React has rendered what an event changed by the next frame.
  requestAnimationFrame(() => {
    const answer = document.getElementById(id);
    if (!answer) return;
    const { activeElement, body, documentElement } = document;
    const field = after === 'change' && activeElement !== body ? activeElement : undefined;
    if (after === 'press') answer.focus({ preventScroll: true });
    const style = getComputedStyle(documentElement);
    const view = {
      start: parseFloat(style.scrollPaddingBlockStart) || 0,
      end: innerHeight - (parseFloat(style.scrollPaddingBlockEnd) || 0),
    };
    const { top } = answer.getBoundingClientRect();
    scrollBy({ top: scrollNeeded(top, view, field?.getBoundingClientRect().top) });
  });
}

/**
 * How far to scroll (px) until an answer begins in the upper half of the free view.
 * @param kept The top of a field that has to stay in view.
 */
export function scrollNeeded(
  top: number,
  { start, end }: { readonly start: number; readonly end: number },
  kept?: number,
): number {
  const middle = (start + end) / 2;
  if (top >= start && top <= middle) return 0;
  if (kept === undefined) return top - start;
  return Math.max(0, Math.min(top - middle, kept - start));
}
