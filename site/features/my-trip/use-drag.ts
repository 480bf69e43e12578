import { useEffect, useRef, type RefObject } from 'react';
import type { Drag } from './drag.ts';
import { dragDay } from './drag-day.ts';
import { dragStop } from './drag-stop.ts';
import { setDragged } from './drag-state.ts';
import { dragView } from './drag-view.ts';
import { watchDrags, type DragActions } from './pointer-drag.ts';
import type { Tool } from './tool.ts';

/** Lets a pointer drag stops and whole days within an element; the keys of a grip do the same without one. */
export function useDrag(
  tool: Tool,
  root: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
): void {
  const latest = useRef(tool);
  useEffect(() => {
    latest.current = tool;
  });
  useEffect(() => {
    if (!root.current || !layer.current) return undefined;
    const view = dragView(layer.current);
    let drag: Drag | undefined;
    function end(sentence?: string) {
      drag = undefined;
      setDragged(undefined);
      view.end(sentence);
    }
    return watchDrags(root.current, {
      sourceOf,
      lift(source, byTouch) {
        const { stop } = source.dataset;
        const options = { tool: latest.current, view, byTouch };
        drag = stop
          ? dragStop(Number(stop), options)
          : dragDay(Number(source.parentElement?.dataset['drop']), options);
        return drag !== undefined;
      },
      move: (to) => drag?.move(to),
      drop() {
        const act = drag?.drop();
        end(act ? undefined : latest.current.text.say.back);
        act?.();
      },
      cancel: () => end(latest.current.text.say.back),
    });
  }, [root, layer]);
}

const rows = '.trip-board [data-stop], .trip-stop, .trip-order [data-stop]';
/** What is pressed in a row, and what one may want to copy with a mouse. */
const pressable = 'button:not(.trip-grip), a:not([draggable]), input, select, textarea, summary';
const copied = '[lang="ko"], .trip-note, .trip-stop-warn';

/** A grip, a stop, or the head of a day. */
const sourceOf: DragActions['sourceOf'] = (target, byTouch) => {
  const grip = target.closest('.trip-grip');
  const head = target.closest<HTMLElement>('.trip-col:not(.trip-tray) > header');
  if (head) return { source: head, handle: false };
  if (target.closest(pressable) || (!byTouch && target.closest(copied))) return undefined;
  const source = target.closest(rows)?.closest<HTMLElement>('[data-stop]');
  return source ? { source, handle: grip !== null } : undefined;
};
