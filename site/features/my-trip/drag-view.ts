import type { Line } from './drag-places.ts';
import type { Point } from '#domain/drawn-map/geometry.ts';

/** Milliseconds between two sentences that are read out. */
const pause = 400;
/** Pixels from the pointer to the ghost; a finger hides what is below it. */
const offset = { mouse: { x: -22, y: -20 }, touch: { x: -40, y: -96 } };

/** What shows and says where something is being dragged: plain elements, so that a frame sets no more than a transform. */
export interface DragView {
  readonly begin: (name: string, slots: string, byTouch: boolean) => void;
  readonly follow: (to: Point) => void;
  /** What would happen at a place. */
  readonly say: (sentence: string) => void;
  readonly mark: (zone: HTMLElement | undefined, line: Line | undefined) => void;
  readonly end: (sentence?: string) => void;
}

export function dragView(layer: HTMLElement): DragView {
  const [status, popover] = [...layer.children] as [HTMLElement, HTMLElement];
  const [insert, ghost] = [...popover.children] as [HTMLElement, HTMLElement];
  const [title, says] = [...ghost.children] as [HTMLElement, HTMLElement];
  let away: Point = offset.mouse;
  let width = 0;
  let zone: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let spoken = 0;

  function read(sentence: string) {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        spoken = performance.now();
        status.textContent = sentence;
      },
      Math.max(0, spoken + pause - performance.now()),
    );
  }

  return {
    begin(name, slots, byTouch) {
      for (const row of document.querySelectorAll(slots)) row.classList.add('trip-slot');
      title.textContent = name;
      says.textContent = '';
      popover.showPopover();
      width = ghost.offsetWidth;
      away = offset[byTouch ? 'touch' : 'mouse'];
    },
    follow({ x, y }) {
      const left = Math.max(4, Math.min(x + away.x, innerWidth - width - 8));
      ghost.style.transform = `translate(${left}px, ${y + away.y}px)`;
    },
    say(sentence) {
      says.textContent = sentence;
      read(sentence);
    },
    mark(over, line) {
      if (over !== zone) {
        zone?.classList.remove('trip-over');
        over?.classList.add('trip-over');
        zone = over;
      }
      insert.hidden = !line;
      if (!line) return;
      const { x, y, length, upright } = line;
      insert.style.transform = `translate(${x}px, ${y}px)`;
      insert.style.inlineSize = upright ? '4px' : `${length}px`;
      insert.style.blockSize = upright ? `${length}px` : '4px';
    },
    end(sentence) {
      for (const row of document.querySelectorAll('.trip-slot')) row.classList.remove('trip-slot');
      zone?.classList.remove('trip-over');
      zone = undefined;
      if (popover.matches(':popover-open')) popover.hidePopover();
      clearTimeout(timer);
      if (sentence !== undefined) read(sentence);
    },
  };
}
