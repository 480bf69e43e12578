import {
  useEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { useHydrated } from '#site/lib/hydrated.ts';
import {
  offersPause,
  restOfFirst,
  rotates,
  SLIDE_MS,
  start,
  step,
  swipe,
  type Action,
} from './carousel.ts';

/** Since when (ms) the document's first slide is in view: before this code runs. */
function shownFor(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance.now() - (paint?.startTime ?? 0);
}

/** The rotation of the slides, and what its element listens to. */
export function useCarousel(count: number) {
  const inDocument = useRef(!useHydrated());
  const still = useSyncExternalStore(onMotionChange, prefersStill, () => false);
  const [state, dispatch] = useReducer(
    (current: typeof start, action: Action) => step(current, action, { count, still }),
    start,
  );
  const from = useRef<{ x: number; y: number }>(null);
  const rotating = rotates(state, still);

  useEffect(() => {
    if (!rotating) return;
    const time = inDocument.current ? restOfFirst(shownFor()) : SLIDE_MS;
    inDocument.current = false;
    const timer = setTimeout(() => dispatch({ type: 'turn', by: 1 }), time);
    return () => clearTimeout(timer);
  }, [rotating, state.index]);

  const listeners = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') dispatch({ type: 'hover', on: true });
    },
    onPointerLeave: () => dispatch({ type: 'hover', on: false }),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) dispatch({ type: 'focus', on: true });
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) dispatch({ type: 'focus', on: false });
    },
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const by = swipe(clientX - from.current.x, clientY - from.current.y);
      from.current = null;
      if (by) dispatch({ type: 'turn', by });
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
  return { index: state.index, rotating, pausable: offersPause(state, still), dispatch, listeners };
}

const motion = '(prefers-reduced-motion: reduce)';

const prefersStill = () => matchMedia(motion).matches;

function onMotionChange(changed: () => void) {
  const query = matchMedia(motion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
