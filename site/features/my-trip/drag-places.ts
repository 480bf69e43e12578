import type { Point } from '#domain/drawn-map/geometry.ts';

/** Where a pointer would let go of something. */
export interface Place {
  readonly zone: HTMLElement;
  /** The index of the day; undefined for the tray. */
  readonly day: number | undefined;
  /** The place among the other stops there; undefined where they are not shown. */
  readonly index: number | undefined;
}

/** What lies below a pointer. @param key The stop in hand, which is not counted. */
export function placeAt({ x, y }: Point, key: number | undefined): Place | undefined {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  if (!zone) return undefined;
  const { drop } = zone.dataset;
  const day = drop === 'tray' ? undefined : Number(drop);
  const rows = key === undefined ? undefined : rowsIn(zone, key);
  const index = rows?.filter((row) => middleOf(row) < y).length;
  return { zone, day, index };
}

/** The other stops of a zone; undefined for one that shows none, as a tab. */
function rowsIn(zone: HTMLElement, key: number): HTMLElement[] | undefined {
  const list = zone.matches('ol, ul') ? zone : zone.querySelector(':scope > :is(ol, ul)');
  if (!list) return undefined;
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-stop]')].filter(
    (row) => row.dataset['stop'] !== `${key}`,
  );
}

function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

/** A line where something would go, in pixels of the view. */
export interface Line extends Point {
  readonly length: number;
  readonly upright: boolean;
}

/** Between two stops; undefined where a zone shows none. */
export function lineBetween(zone: HTMLElement, key: number, index: number): Line | undefined {
  const rows = rowsIn(zone, key);
  const [before, next] = [rows?.[index - 1], rows?.[index]];
  const row = (next ?? before)?.getBoundingClientRect();
  if (!row) return undefined;
  return { x: row.left, y: next ? row.top : row.bottom, length: row.width, upright: false };
}

/** Before or after a day. */
export function lineBeside(zone: HTMLElement, after: boolean): Line {
  const { left, right, top, height } = zone.getBoundingClientRect();
  return { x: after ? right + 3 : left - 7, y: top, length: height, upright: true };
}
