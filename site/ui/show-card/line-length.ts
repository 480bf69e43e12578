/**
 * How many characters the longest line of a text has when it is written as large as possible in lines of at most
 * `most`: lines break between words that no no-break space holds together, and within a word only when it is longer
 * than that.
 */
export function lineLength(text: string, most: number): number {
  // A sentence is read by its words: they stand whole, a little smaller; a long name is read in two lines, too.
  const whole = /[.?!]$/.test(text) ? most + 2 : most;
  const words = text
    .split(/[^\S\u00A0]+/)
    .map((word) => [...word].length)
    .map((length) => Math.ceil(length / Math.ceil(length / (length > whole ? most : whole))));
  const lines = linesOf(words, most);
  let length = Math.max(2, ...words);
  while (linesOf(words, length) > lines) length += 1;
  return length;
}

/** How many lines words of some lengths take that are at most `length` long. @param space Between two of them. */
export function linesOf(words: readonly number[], length: number, space = 1): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const longer = used === 0 ? word : used + space + word;
    if (longer > length) lines += 1;
    used = longer > length ? word : longer;
  }
  return lines;
}

/** On a phone, and where there is more room, no line of what is large is longer. */
const mostOnPhones = 6;
const mostElsewhere = 10;

/** The longest line of a text on a card, on a phone and elsewhere, as its styles want them. */
export function cardLength(text: string): Readonly<Record<'narrow' | 'wide', string>> {
  return {
    narrow: String(lineLength(text, mostOnPhones)),
    wide: String(lineLength(text, mostElsewhere)),
  };
}
