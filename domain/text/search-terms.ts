/** Part of a text, and whether it matches the search. */
export interface TextPart {
  readonly text: string;
  readonly found: boolean;
}

/** A word, including hyphenated parts: `K-ETA`, `Jongno-gu`. */
const word = /[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu;

const hangul = /^\p{Script=Hangul}+$/u;

/** Stop words, folded: nearly every text contains them. */
const common = new Set(
  'a al an and are as at be by como con de del do does el en es for from how in is it la las lo los me mi of on or para por que se si su the to tu un una what where with y your'.split(
    ' ',
  ),
);

/** Characters of context around a match. */
const contextLength = 170;

/**
 * The text in lower case and without accents, so that `Seúl`, `SEUL` and `seul` are equal. Syllables of
 * Hangul stay composed.
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
 * The search terms of a query: `Palacios de Seúl` → `palacio`, `seul`. Parts of hyphenated words count
 * as terms; the letters of an unfinished Hangul syllable do not.
 */
export function termsOf(text: string): string[] {
  return [...new Set(fold(text).match(word)?.flatMap(termsOfWord) ?? [])];
}

/**
 * The terms by which a text is found. Korean compounds have no spaces, so a Hangul word is also indexed
 * by each of its endings: 경복궁 by 궁.
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
  // The D of D-4 alone would match too many texts.
  const terms = parts.length === 1 ? [first] : [parts.join(''), ...parts.filter(isTelling)];
  return terms
    .map((term) => stem(term.replaceAll(/[\u1100-\u11ff\u3131-\u318e]/g, '')))
    .filter((term) => term && !common.has(term));
}

function isTelling(part: string): boolean {
  return part.length > 1 || isHangul(part);
}

/**
 * A rough stem for both languages, the same for singular and plural: `hotel`, `hoteles`; `beach`, `beaches`. It only
 * has to treat texts and queries alike.
 */
function stem(term: string): string {
  if (!/^[a-z]{4,}$/.test(term)) return term;
  if (/.{3}ies$/.test(term)) return `${term.slice(0, -3)}y`;
  return term
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=...)e$/, '')
    .replace(/(?<=...u)s$/, '');
}

/** The text in parts; those whose words match the terms are marked as found. */
export function mark(text: string, terms: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: each, index } of text.matchAll(word)) {
    if (!isAmong(each, terms)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), found: false });
    parts.push({ text: each, found: true });
    end = index + each.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), found: false });
  return parts;
}

/** The part of a text with the most matches, marked; the beginning of the text when there are none. */
export function excerpt(text: string, terms: ReadonlySet<string>): TextPart[] {
  if (text.length <= contextLength) return mark(text, terms);
  const found = Array.from(text.matchAll(word)).filter(({ 0: each }) => isAmong(each, terms));
  const start = wordStart(text, bestStart(found.map(({ index }) => index)));
  const end = wordEnd(text, start + contextLength);
  const parts = mark(text.slice(start, end).trim(), terms);
  const gap = { text: '…', found: false };
  return [...(start > 0 ? [gap] : []), ...parts, ...(end < text.length ? [gap] : [])];
}

/** The terms of the words of documents, which every search compares again. */
const termsOfShown = new Map<string, readonly string[]>();

function isAmong(each: string, terms: ReadonlySet<string>): boolean {
  const known = termsOfShown.get(each) ?? indexTermsOfWord(fold(each));
  termsOfShown.set(each, known);
  return known.some((term) => terms.has(term));
}

/** The start of the excerpt that contains most matches, with a few words before the first. */
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

function wordStart(text: string, position: number): number {
  return position === 0 ? 0 : text.indexOf(' ', position - 1) + 1;
}

function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const space = text.lastIndexOf(' ', position);
  return space < 0 ? position : space;
}
