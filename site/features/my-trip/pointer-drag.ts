import type { Point } from '#domain/drawn-map/geometry.ts';

/** What is done with something that a pointer has taken. */
export interface DragActions {
  /** What a press would take; undefined for what is not dragged. `handle`: it is there for nothing else. */
  readonly sourceOf: (
    target: Element,
    byTouch: boolean,
  ) => { readonly source: HTMLElement; readonly handle: boolean } | undefined;
  /** Takes it; false when it cannot be taken. */
  readonly lift: (source: HTMLElement, byTouch: boolean) => boolean;
  /** Once a frame at most, also while the page scrolls below the pointer. */
  readonly move: (to: Point) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

/** Pixels that a mouse moves before it drags, and that a finger may move while it presses. */
const slop = 4;
const tolerance = 10;
/** Milliseconds that a finger presses. */
const press = 250;
/** Pixels of the view's edge in which it scrolls, and the most that it scrolls in a frame. */
const edge = 64;
const fastest = 14;

interface Pressed {
  readonly id: number;
  readonly source: HTMLElement;
  readonly handle: boolean;
  readonly from: Point;
  readonly byTouch: boolean;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Dragging within an element, with a mouse or a finger. Nothing is captured and no default is prevented before
 * something has been taken, so that pages scroll and buttons are pressed as ever.
 */
export function watchDrags(root: HTMLElement, actions: DragActions): () => void {
  let pressed: Pressed | undefined;
  let lifted = false;
  let at: Point = { x: 0, y: 0 };
  let frame = 0;

  function down(event: PointerEvent) {
    const { target } = event;
    if (pressed || !event.isPrimary || event.button !== 0 || !(target instanceof Element)) return;
    const byTouch = event.pointerType !== 'mouse';
    const found = actions.sourceOf(target, byTouch);
    if (!found) return;
    at = { x: event.clientX, y: event.clientY };
    pressed = {
      ...found,
      id: event.pointerId,
      byTouch,
      from: at,
      timer: byTouch ? setTimeout(lift, press) : undefined,
    };
    follow(true);
  }

  function lift() {
    if (!pressed || lifted) return;
    clearTimeout(pressed.timer);
    lifted = actions.lift(pressed.source, pressed.byTouch);
    if (!lifted) return end();
    if (pressed.byTouch) navigator.vibrate?.(10);
    root.classList.add('trip-dragging');
    schedule();
  }

  function moved({ pointerId, clientX, clientY }: PointerEvent) {
    if (pointerId !== pressed?.id) return;
    at = { x: clientX, y: clientY };
    const { from, byTouch, handle } = pressed;
    if (!lifted) {
      const moves = Math.hypot(at.x - from.x, at.y - from.y);
      if (moves < (byTouch ? tolerance : slop)) return;
      // A finger that moves early scrolls, unless it is on a grip.
      if (byTouch && !handle) return end();
      lift();
    }
    schedule();
  }

  function schedule() {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (!lifted) return;
      const goesOn = scroll(at);
      actions.move(at);
      if (goesOn) schedule();
    });
  }

  function up({ pointerId }: PointerEvent) {
    if (pointerId !== pressed?.id) return;
    if (lifted) {
      // Where the pointer is let go something would be clicked.
      addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', stop, { capture: true }));
      cancelAnimationFrame(frame);
      frame = 0;
      actions.move(at);
      actions.drop();
    }
    end();
  }

  function away(event: Event) {
    if (event instanceof PointerEvent && event.pointerId !== pressed?.id) return;
    if (lifted) actions.cancel();
    end();
  }

  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !lifted) return;
    stop(event);
    away(event);
  }

  function end() {
    clearTimeout(pressed?.timer);
    cancelAnimationFrame(frame);
    frame = 0;
    pressed = undefined;
    lifted = false;
    root.classList.remove('trip-dragging');
    follow(false);
  }

  /** A long press would open a menu, or select words. */
  function whilePressed(event: Event) {
    if (lifted || (pressed?.byTouch && event.type === 'contextmenu')) event.preventDefault();
  }

  /** The browser asks whether a finger scrolls before it says that it has moved. */
  function touched(event: TouchEvent) {
    if (lifted && event.cancelable) event.preventDefault();
  }

  function follow(on: boolean) {
    const change = on ? addEventListener : removeEventListener;
    change('pointermove', moved as EventListener);
    change('pointerup', up as EventListener);
    change('pointercancel', away);
    change('blur', away);
    change('keydown', escape as EventListener, true);
    change('contextmenu', whilePressed);
    change('selectstart', whilePressed);
  }

  root.addEventListener('pointerdown', down);
  root.addEventListener('touchmove', touched, { passive: false });
  return () => {
    if (lifted) actions.cancel();
    end();
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('touchmove', touched);
  };
}

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

/** How fast the view scrolls at a place of it: negative towards its beginning. */
export function scrollBy(at: number, size: number): number {
  if (at < edge) return -Math.ceil(((edge - at) / edge) * fastest);
  return at > size - edge ? Math.ceil(((at - size + edge) / edge) * fastest) : 0;
}

/** Scrolls what is below the pointer at the edge of the view; whether something has. */
function scroll({ x, y }: Point): boolean {
  const byY = scrollBy(Math.min(Math.max(y, 0), innerHeight), innerHeight);
  const byX = scrollBy(Math.min(Math.max(x, 0), innerWidth), innerWidth);
  if (byX === 0 && byY === 0) return false;
  const sheet = document.querySelector('.trip-sheet');
  const strip = document.elementFromPoint(x, y)?.closest('.trip-tabs, .trip-other-days > ul');
  // A strip that sticks to the edge of the view is a place to drop on.
  const down = strip ? 0 : byY;
  const along = strip ? byX : 0;
  return [scrolled(sheet ?? document.documentElement, 0, down), scrolled(strip, along, 0)].some(
    Boolean,
  );
}

function scrolled(what: Element | null | undefined, left: number, top: number): boolean {
  if (!what || (left === 0 && top === 0)) return false;
  const before = [what.scrollLeft, what.scrollTop];
  what.scrollBy({ left, top, behavior: 'instant' });
  return what.scrollLeft !== before[0] || what.scrollTop !== before[1];
}
