/**
 * Brings what a tool has found into view once it stands on the page. After a press it takes the focus; after a change
 * the field keeps it and stays in view, and a live region of the tool has to say what was found. The page scrolls
 * as its style sheet says: below sticky bars, and at once where the visitor prefers no motion.
 * @param id Of the answer; where it takes the focus, of its heading, with `tabindex="-1"`.
 * @param changed The field that was changed, which need not have the focus: on a phone a choice may leave it where it
 * was. Without it, what has the focus stays in view.
 */
export function showAnswer(id: string, after: 'press' | 'change', changed?: EventTarget): void {
  // React has rendered what an event changed by the next frame.
  requestAnimationFrame(() => {
    const answer = document.getElementById(id);
    if (!answer) return;
    const { activeElement, body, documentElement } = document;
    const focused = activeElement === body ? undefined : activeElement;
    const field = changed instanceof Element ? changed : focused;
    if (after === 'press') answer.focus({ preventScroll: true });
    const style = getComputedStyle(documentElement);
    const view = {
      start: parseFloat(style.scrollPaddingBlockStart) || 0,
      end: innerHeight - (parseFloat(style.scrollPaddingBlockEnd) || 0),
    };
    const { top } = answer.getBoundingClientRect();
    const kept = after === 'change' ? field?.getBoundingClientRect().top : undefined;
    scrollBy({ top: scrollNeeded(top, view, kept) });
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
