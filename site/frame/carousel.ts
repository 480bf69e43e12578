/** How long a slide stays (specification 1, section 9). */
export const SLIDE_MS = 6000;

/** The least time (ms) that a page which was slow to load keeps its first slide once it can turn. */
const AT_LEAST = 1000;

/** How long (ms) a slide still stays that was in view before it could turn. */
export function restOfFirst(shownFor: number): number {
  return Math.max(AT_LEAST, SLIDE_MS - shownFor);
}

export interface Carousel {
  readonly index: number;
  /** `auto` rotates unless something holds it; the other two are the visitor's own choice. */
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
      // Pressing play overrules the pointer and focus that were there, not those that come later.
      const overruled = action.on && state.mode === 'playing';
      return { ...state, ...held, ...(overruled && { mode: still ? 'paused' : 'auto' }) };
    }
  }
}

export function rotates({ mode, hovered, focused }: Carousel, still: boolean): boolean {
  return mode === 'playing' || (mode === 'auto' && !hovered && !focused && !still);
}

/** Whether the control pauses or plays; being held by the pointer or focus does not change it. */
export function offersPause({ mode }: Carousel, still: boolean): boolean {
  return mode === 'playing' || (mode === 'auto' && !still);
}

/** Which way a finger asks to turn; undefined for a tap or for scrolling up and down. */
export function swipe(dx: number, dy: number): 1 | -1 | undefined {
  if (Math.abs(dx) < 40 || Math.abs(dx) < Math.abs(dy)) return undefined;
  return dx < 0 ? 1 : -1;
}
