import type { Page } from '@playwright/test';

interface Stop {
  readonly element: string;
  readonly problem: string;
}

/** Goes by Tab through the whole page, or its main part alone, and returns what is wrong with each stop. */
export async function walk(page: Page, part: 'body' | 'main'): Promise<Stop[]> {
  if (part === 'main') {
    // The first stop skips to it.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await page.evaluate((selector) => {
    const within = document.querySelector(selector);
    Object.assign(window, { walkState: { within, previous: within } });
  }, part);
  const stops: Stop[] = [];
  for (let count = 0; count < 500; count++) {
    await page.keyboard.press('Tab');
    // The browser scrolls to what has the focus; the answer is read in the next frame.
    const stop = await page.evaluate(look);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('the focus never leaves the page');
}

async function look(): Promise<Stop | undefined> {
  const { walkState } = window as unknown as { walkState: { within: Element; previous: Element } };
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  const { previous, within } = walkState;
  const position = previous.compareDocumentPosition(element);
  walkState.previous = element;
  // Round again: the first stop comes after the last.
  if (previous !== within && position & Node.DOCUMENT_POSITION_PRECEDING) {
    const first = document.querySelector('a[href], button');
    if (element === first) return undefined;
    return { element: element.outerHTML.slice(0, 100), problem: 'out of order' };
  }
  if (!within.contains(element)) return undefined;
  const [box] = element.getClientRects();
  if (!box) return { element: element.outerHTML.slice(0, 100), problem: 'has no place' };
  // The browser shows the caret of a text, not all of a tall field: the part in view counts.
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  const at = document.elementFromPoint(box.x + box.width / 2, (top + bottom) / 2);
  const covered =
    !at ||
    !(element.contains(at) || at.contains(element) || at.closest('label')?.contains(element));
  const corners = [
    [box.left + 2, box.top + 2],
    [box.right - 2, box.bottom - 2],
  ].map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
  const banner = document.querySelector('section[aria-labelledby=consent-title]');
  const under = corners.filter((corner) => banner?.contains(corner));
  // What is taller than the room above the banner begins there.
  const fits = box.height <= (banner?.getBoundingClientRect().top ?? innerHeight);
  const underBanner = !banner?.contains(element) && under.length > (fits ? 0 : 1);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const marked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const problems = [
    covered && `covered by ${at?.outerHTML.slice(0, 80) ?? 'nothing: outside the view'}`,
    underBanner && 'partly under the banner',
    !marked && 'shows no focus',
    box.width < 2 && 'too small to see',
  ].filter(Boolean);
  return { element: element.outerHTML.slice(0, 100), problem: problems.join(', ') };
}
