import { isDrawing } from './when-drawn.ts';

/** What takes the focus when what has it goes from within a part, the smallest parts first. */
const parts = [
  ['.trip-name', '#trip-name-edit'],
  ['.trip-day-title', '#trip-day-name-edit'],
  ['#trip-warnings', '#trip-found'],
  ['#trip-day', '#trip-day-title'],
  ['*', '#trip-undo'],
  ['*', '#trip-title'],
] as const;

const message = '.trip-snack';

/** What has the focus, what takes it when that goes, and from where it came to a message. */
interface Focused {
  readonly element: Element;
  readonly takers: readonly string[];
  readonly before: Focused | undefined;
}

/**
 * Keeps the focus within an element, as long as the page, when what has it goes or can have it no longer. From a
 * message it goes back to where it was before.
 */
export function keepFocus(root: HTMLElement | null): void {
  if (!root) return;
  let focused: Focused | undefined;
  let frame = 0;

  function remember({ target }: FocusEvent) {
    focused = target instanceof Element && root?.contains(target) ? of(target, focused) : undefined;
  }

  /** Not every browser puts the focus on what is pressed. */
  function press({ target }: MouseEvent) {
    const pressed = target instanceof Element ? target.closest('button, a, summary') : null;
    if (pressed && root?.contains(pressed)) focused = of(pressed, focused);
  }

  /** A press elsewhere takes the focus away on purpose. */
  function forget({ target }: PointerEvent) {
    if (!(target instanceof Element) || target.closest(message)) return;
    if (!focused?.element.contains(target)) focused = undefined;
  }

  function restore() {
    if (!focused || hasFocus() || isDrawing()) return;
    const { element, takers, before } = focused;
    if (canHaveFocus(element)) return;
    if (before && canHaveFocus(before.element)) return focus(before.element);
    const found = takers.map((taker) => document.querySelector(taker)).find(canHaveFocus);
    if (found) focus(found);
  }

  // After what an action itself puts the focus on, which it does in the next frame.
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(restore);
  });
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  document.addEventListener('click', press, { capture: true });
}

function of(element: Element, last: Focused | undefined): Focused {
  const around = element.closest(message);
  if (around) {
    const before = last && around.contains(last.element) ? last.before : last;
    return { element, takers: before?.takers ?? [], before };
  }
  const takers = parts.flatMap(([part, taker]) => (element.closest(part) ? [taker] : []));
  return { element, takers, before: undefined };
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

const canHaveFocus = (element: Element | null) =>
  element?.isConnected === true && element.checkVisibility() && !element.matches(':disabled');

function focus(element: Element) {
  if (element instanceof HTMLElement) element.focus();
}
