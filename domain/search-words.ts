/** A stretch of text, and whether it is what was searched for. */
export interface Stretch {
  readonly text: string;
  readonly found: boolean;
}

/** A word with what is joined to it: `K-ETA`, `Jongno-gu`. */
const word = /[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu;

const hangul = /^\p{Script=Hangul}+$/u;

/** Words that nearly every text holds, folded; they would only spread the results. */
const common = new Set(
  'a al an and are as at be by como con de del do does el en es for from how in is it la las lo los me mi of on or para por que se si su the to tu un una what where with y your'.split(
    ' ',
  ),
);

/** Characters of context around what was found. */
const contextLength = 170;

/**
 * The same text without accents and capitals, so that `Seúl`, `SEUL` and `seul` are one. Hangul keeps
 * its syllables.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

export function isHangul(term: string): boolean {
  return hangul.test(term);
}

/**
 * What a visitor looks for, as terms of the index: `Palacios de Seúl` → `palacio`, `seul`. Parts of
 * joined words count too, and the letters of a syllable that is still being typed do not.
 */
export function termsOf(text: string): string[] {
  return [...new Set(fold(text).match(word)?.flatMap(termsOfWord) ?? [])];
}

/**
 * The terms under which a text is found. Korean joins its words, so a word of Hangul is found by any of
 * its endings too: 경복궁 by 궁.
 */
export function indexTermsOf(text: string): string[] {
  return fold(text).match(word)?.flatMap(indexTermsOfWord) ?? [];
}

function indexTermsOfWord(folded: string): string[] {
  return termsOfWord(folded).flatMap((term) =>
    isHangul(term) ? Array.from(term, (_, start) => term.slice(start)) : [term],
  );
}

function termsOfWord(folded: string): string[] {
  const parts = folded.split(/[-'’]/);
  const [first = ''] = parts;
  // The D of D-4 alone would be found everywhere.
  const terms = parts.length === 1 ? [first] : [parts.join(''), ...parts.filter(isTelling)];
  return terms
    .map((term) => singular(term.replaceAll(/[\u1100-\u11ff\u3131-\u318e]/g, '')))
    .filter((term) => term && !common.has(term));
}

function isTelling(part: string): boolean {
  return part.length > 1 || isHangul(part);
}

/** Near enough for both languages, as long as texts and searches are treated alike. */
function singular(term: string): string {
  return term.length > 3 && /[^s]s$/.test(term) ? term.slice(0, -1) : term;
}

/** The text in stretches, of which those are marked whose words are among the terms of the index. */
export function mark(text: string, terms: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { 0: each, index } of text.matchAll(word)) {
    if (!isAmong(each, terms)) continue;
    if (index > end) stretches.push({ text: text.slice(end, index), found: false });
    stretches.push({ text: each, found: true });
    end = index + each.length;
  }
  if (end < text.length) stretches.push({ text: text.slice(end), found: false });
  return stretches;
}

/** The part of a text that holds most of what was searched for, marked; its beginning if it holds nothing. */
export function excerpt(text: string, terms: ReadonlySet<string>): Stretch[] {
  if (text.length <= contextLength) return mark(text, terms);
  const found = Array.from(text.matchAll(word)).filter(({ 0: each }) => isAmong(each, terms));
  const start = wordStart(text, bestStart(found.map(({ index }) => index)));
  const end = wordEnd(text, start + contextLength);
  const stretches = mark(text.slice(start, end).trim(), terms);
  const gap = { text: '…', found: false };
  return [...(start > 0 ? [gap] : []), ...stretches, ...(end < text.length ? [gap] : [])];
}

function isAmong(each: string, terms: ReadonlySet<string>): boolean {
  return indexTermsOfWord(fold(each)).some((term) => terms.has(term));
}

/** Where to begin so that most finds come within the context, with a few words before the first. */
function bestStart(finds: readonly number[]): number {
  let best = 0;
  let most = 0;
  for (const find of finds) {
    const start = find < 60 ? 0 : find - 40;
    const count = finds.filter((each) => each >= start && each < start + contextLength - 20).length;
    if (count > most) [best, most] = [start, count];
  }
  return best;
}

function wordStart(text: string, near: number): number {
  return near === 0 ? 0 : text.indexOf(' ', near - 1) + 1;
}

function wordEnd(text: string, near: number): number {
  if (near >= text.length) return text.length;
  const space = text.lastIndexOf(' ', near);
  return space < 0 ? near : space;
}
