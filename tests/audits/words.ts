/** How words stand on their lines and among icons, asked in the browser. */

/**
 * Words, numbers and amounts with their sign of the won that stand on two lines. A line may end after a sign and at a
 * soft hyphen; addresses of pages and of mail may break anywhere, and so may code.
 */
export const brokenWords = () => {
  const found = new Set<string>();
  const address = /@|:\/\/|\w\.[a-z]{2,}(?:\/|$)/i;
  const whole = /₩\d[\d.,]*|\d[\d.,]*\s?₩|\d+(?:[.,]\d+)+|[\p{L}\p{M}\p{N}]+/gu;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  // A sentence in Latin letters has words that are longer than a phone is wide.
  const apart =
    'svg, .visually-hidden, [inert], .leaflet-container, select, textarea, script, pre, [lang="ko-Latn"]';
  // A seal has its syllables below each other, and labels may be kept for screen readers.
  const isUnseen = (box: Element) => {
    const { clipPath, wordBreak } = getComputedStyle(box);
    return clipPath === 'inset(50%)' || (wordBreak === 'break-all' && box.ariaHidden === 'true');
  };
  const range = document.createRange();
  const takesLines = () => {
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const [first] = lines;
    return first && lines.some(({ top, bottom }) => top >= first.bottom || bottom <= first.top);
  };
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent ?? '';
    if (!words.trim() || !parent?.checkVisibility() || parent.closest(apart)) continue;
    range.selectNodeContents(text);
    if (!takesLines() || isUnseen(parent)) continue;
    for (const { 0: token, index: start } of words.matchAll(/[^ \t\n]+/g)) {
      if (address.test(token)) continue;
      for (const { 0: word, index } of token.matchAll(whole)) {
        range.setStart(text, start + index);
        range.setEnd(text, start + index + word.length);
        if (takesLines()) found.add(`${word} in ${words.trim().slice(0, 60)}`);
      }
    }
  }
  return [...found];
};

/** Icons that stand over the words of their link, button or entry. */
export const iconsOnWords = () => {
  const found = new Set<string>();
  const range = document.createRange();
  for (const icon of document.querySelectorAll('main svg, header svg, footer svg')) {
    const around = icon.closest('a, button, summary, li, label');
    if (!around || !icon.checkVisibility()) continue;
    const box = icon.getBoundingClientRect();
    // Larger ones are drawings, which have words of their own.
    if (box.width < 1 || box.width > 120) continue;
    const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
      if (parent.closest('svg, .visually-hidden')) continue;
      if (getComputedStyle(parent).clipPath === 'inset(50%)') continue;
      range.selectNodeContents(text);
      for (const words of range.getClientRects()) {
        const width = Math.min(words.right, box.right) - Math.max(words.left, box.left);
        const height = Math.min(words.bottom, box.bottom) - Math.max(words.top, box.top);
        if (width > 2 && height > 4) found.add(`${text.textContent.trim()} at ${box.width} px`);
      }
    }
  }
  return [...found];
};
