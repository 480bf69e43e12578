import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import {
  besideView,
  clipped,
  cutInBar,
  doubleText,
  overflow,
  removeAddedSheet,
  spilling,
} from './layout.ts';

/** Nothing is cut off, covered or beside the view with text at 200 %. */
export async function expectRoomForLargeText(page: Page, widths: readonly number[]): Promise<void> {
  await page.evaluate(doubleText);
  for (const width of widths) {
    const view = `200 % at ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(overflow), view).toBe(0);
    expect.soft(await page.evaluate(besideView, 'body *'), `beside, ${view}`).toEqual([]);
    expect.soft(await page.evaluate(cutInBar), `cut in the bar, ${view}`).toEqual([]);
    expect.soft(await page.evaluate(clipped), `clipped, ${view}`).toEqual([]);
    expect.soft(await page.evaluate(spilling), `spilling, ${view}`).toEqual([]);
    expect.soft(await page.evaluate(overlapping), `one over another, ${view}`).toEqual([]);
  }
  await page.evaluate(removeAddedSheet);
}

/** Lines of text that cover more than half the height of one another. */
const overlapping = () => {
  const lines: { text: Node; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const apart = 'svg, .visually-hidden, [inert], .leaflet-container, select, textarea, script';
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const shown = parent?.checkVisibility({ visibilityProperty: true });
    if (!text.textContent?.trim() || !shown || parent?.closest(apart)) continue;
    // What stands still or scrolls in a box of its own covers other lines; labels may be kept for screen readers.
    let box: Element | null = parent;
    const moves = (element: Element) => {
      const { position, clipPath, overflowY } = getComputedStyle(element);
      const isApart = /fixed|sticky/.test(position) || /auto|scroll/.test(overflowY);
      return !isApart && clipPath !== 'inset(50%)';
    };
    while (box && moves(box)) box = box.parentElement;
    if (box) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const size = parent ? parseFloat(getComputedStyle(parent).fontSize) : 0;
    for (const rect of range.getClientRects()) {
      // The letters of a line take about their size; its box leaves room above and below them.
      const room = Math.max(0, rect.height - size) / 2;
      const { left, top, width, height } = rect;
      if (width > 1)
        lines.push({ text, box: new DOMRect(left, top + room, width, height - 2 * room) });
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  const found = new Set<string>();
  for (const [index, { text, box }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= box.bottom) break;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
      const enough = Math.min(box.height, other.box.height) / 2;
      if (text !== other.text && width > 2 && height > enough)
        found.add(`${text.textContent?.trim()} and ${other.text.textContent?.trim()}`);
    }
  }
  return [...found];
};
