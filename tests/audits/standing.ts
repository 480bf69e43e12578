import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Scrolled to these parts of the page, and from there a little up, which brings the header back. */
const stops = [0.15, 0.4, 0.65, 0.9];

/** What stays in view while the page scrolls lies over nothing else that stays. */
export async function expectRoomForStanding(page: Page): Promise<void> {
  for (const stop of stops) {
    for (const up of [0, 60]) {
      await page.evaluate(scrollToPart, [stop, up] as const);
      expect.soft(await page.evaluate(overStanding), `at ${stop}, ${up} px up`).toEqual([]);
    }
  }
}

/** Scrolls, and waits until what answers to it has done so. */
const scrollToPart = async ([part, up]: readonly [number, number]) => {
  const top = (document.documentElement.scrollHeight - innerHeight) * part;
  scrollTo({ top: top - up, behavior: 'instant' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frames = 0; frames < 3; frames++) await frame();
};

/** Pairs of fixed or stuck parts of which one covers the other. */
const overStanding = () => {
  const standing = [...document.querySelectorAll('body *')].flatMap((element) => {
    // Asked first: the style of what is folded away has to be worked out anew.
    if (!element.checkVisibility()) return [];
    const { position, insetBlockStart, insetBlockEnd } = getComputedStyle(element);
    if (!/fixed|sticky/.test(position)) return [];
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.bottom <= 0 || box.top >= innerHeight) return [];
    // Whether it stands where it sticks; elsewhere it is in the flow and is covered for a moment as text is.
    const atStart = Math.abs(box.top - parseFloat(insetBlockStart)) < 2;
    const atEnd = Math.abs(innerHeight - box.bottom - parseFloat(insetBlockEnd)) < 2;
    return position === 'fixed' || atStart || atEnd ? [{ element, box }] : [];
  });
  const name = ({ element }: { element: Element }) => element.outerHTML.slice(0, 100);
  return standing.flatMap((one, index) =>
    standing.slice(index + 1).flatMap((other) => {
      if (one.element.contains(other.element)) return [];
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return width > 1 && height > 1 ? [`${name(one)} and ${name(other)}`] : [];
    }),
  );
};
