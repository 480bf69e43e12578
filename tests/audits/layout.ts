/** What the layout of a document is asked in the browser. */

/** How far the page can be scrolled sideways, in px. */
export const overflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** How high the document is, in px. */
export const height = () => document.documentElement.scrollHeight;

/** What reaches past the sides of the view, and does not stand in a strip that scrolls or cuts it off. */
export const besideView = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility() && !element.closest('svg, .visually-hidden'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isCut = left < -1 || right > document.documentElement.clientWidth + 1;
      // Links that come into view with the focus stand far outside.
      return width > 1 && right > 0 && isCut;
    })
    .filter((element) => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (box !== document.body && getComputedStyle(box).overflowX !== 'visible') return false;
      return true;
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** Words of the bar that are cut off. */
export const cutInBar = () =>
  [...document.querySelectorAll('header > div > *')]
    .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120));

/** Opens what is folded; of those that close each other, the last stays open. */
export const openFolds = () => {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
    fold.open = true;
};

/** As a visitor does in the settings of the browser: twice the size of the text. */
export const doubleText = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { font-size: 200% !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** Takes back what `doubleText` or `spaceOut` did last. */
export const removeAddedSheet = () => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
};

/** The spacing of WCAG 1.4.12; the policy of the page forbids style elements. */
export const spaceOut = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** Words that reach past an ancestor which cuts them off. */
export const clipped = () => {
  const found = new Set<string>();
  // Labels that a style keeps for screen readers at some widths.
  const unseen = (box: Element) => getComputedStyle(box).clipPath === 'inset(50%)';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hidden = 'svg, .visually-hidden, [inert], .leaflet-container, select, textarea, script';
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility() || parent.closest(hidden)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    for (let box: Element | null = parent; box; box = box.parentElement) {
      if (unseen(box)) break;
      const { overflowX, overflowY } = getComputedStyle(box);
      // What scrolls cuts nothing off.
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const edge = box.getBoundingClientRect();
      const beside = words.left < edge.left - 1 || words.right > edge.right + 1;
      const below = words.top < edge.top - 1 || words.bottom > edge.bottom + 1;
      if (beside || below) found.add(`${text.textContent.trim()} in ${box.className}`);
    }
  }
  return [...found];
};

/** Buttons, tiles and menu entries whose words run over their edge. */
export const spilling = () =>
  [...document.querySelectorAll('button, header a, li > a, li > div')]
    .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    .filter((element) => getComputedStyle(element).display !== 'inline')
    .map((element) => element.outerHTML.slice(0, 140));

/** Runs in the page: buttons, fields and links of header and footer that are hard to hit (under 24 px). */
export function small(): string[] {
  const targets = document.querySelectorAll('button, header a, footer li a, input, select');
  return (
    [...targets]
      .filter((target) => target.checkVisibility() && !target.closest('.visually-hidden'))
      // A sentence that belongs to a box is part of its target.
      .map((target) => ({
        target,
        box: (target.closest('label') ?? target).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ target }) => target.outerHTML.slice(0, 120))
  );
}

/** Folds and telephone numbers that a finger misses (under 44 px); numbers within a sentence are as high as it. */
export const low = () =>
  [...document.querySelectorAll('main summary, a[href^="tel:"]')]
    .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== 'inline')
    .filter((target) => target.getBoundingClientRect().height < 43.5)
    .map((target) => target.outerHTML.slice(0, 120));
