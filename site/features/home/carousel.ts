/** How long a slide stays. */
export const SLIDE_MS = 6000;

/** Least time (ms) that the first slide stays after hydration, also when the page was slow to load. */
const AT_LEAST = 1000;

/** How much longer (ms) the first slide stays, which was in view before the script ran. */
export function restOfFirst(shownFor: number): number {
  return Math.max(AT_LEAST, SLIDE_MS - shownFor);
}

export interface Carousel {
  readonly index: number;
  /** `auto` rotates unless pointer, focus or reduced motion prevent it; the others are the visitor's choice. */
  readonly mode: 'auto' | 'playing' | 'paused';
  readonly hovered: boolean;
  readonly focused: boolean;
}

export const start: Carousel = { index: 0, mode: 'auto', hovered: false, focused: false };

export type Action =
  | { readonly type: 'show'; readonly index: number }
  | { readonly type: 'turn'; readonly by: 1 | -1 }
  | { readonly type: 'toggle' }
  | { readonly type: 'hover' | 'focus'; readonly on: boolean };

interface Setting {
  readonly count: number;
  /** The visitor prefers reduced motion. */
  readonly still: boolean;
}

export function step(state: Carousel, action: Action, { count, still }: Setting): Carousel {
  switch (action.type) {
    case 'show':
      return { ...state, index: action.index };
    case 'turn':
      return { ...state, index: (state.index + action.by + count) % count };
    case 'toggle':
      return { ...state, mode: offersPause(state, still) ? 'paused' : 'playing' };
    case 'hover':
    case 'focus': {
      const held = action.type === 'hover' ? { hovered: action.on } : { focused: action.on };
      // Pressing play ignores the current pointer and focus; a later hover or focus holds the rotation again.
      const overruled = action.on && state.mode === 'playing';
      return { ...state, ...held, ...(overruled && { mode: still ? 'paused' : 'auto' }) };
    }
  }
}

export function rotates({ mode, hovered, focused }: Carousel, still: boolean): boolean {
  return mode === 'playing' || (mode === 'auto' && !hovered && !focused && !still);
}

/** Whether the button offers pause or play; a hold by pointer or focus does not change it. */
export function offersPause({ mode }: Carousel, still: boolean): boolean {
  return mode === 'playing' || (mode === 'auto' && !still);
}

/** The direction of a swipe; undefined for a tap or for vertical scrolling. */
export function swipe(dx: number, dy: number): 1 | -1 | undefined {
  if (Math.abs(dx) < 40 || Math.abs(dx) < Math.abs(dy)) return undefined;
  return dx < 0 ? 1 : -1;
}
