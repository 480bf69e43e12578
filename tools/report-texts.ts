// `npm run report:texts`: words, doubts, share of sources, sentences, colons and passives of each built page, by language.
// `npm run report:texts -- ../other` reports on the build of another copy of the project.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Table from 'cli-table3';
import type { Element } from 'hast';
import { matches, select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { locales, type Locale } from '../content/locale.ts';

export interface Counts {
  /** Words outside the table of sources. */
  readonly text: number;
  /** Words of the table of sources. */
  readonly sources: number;
  /** Words that say that something is not known, outside the table of sources. */
  readonly doubts: number;
  readonly sentences: number;
  readonly words: number;
  /** Words of the longest sentence. */
  readonly longest: number;
  /** Sentences with a colon before their end. */
  readonly colons: number;
  /** Sentences with a form of be or ser and a participle: an estimate. */
  readonly passives: number;
}

const passive: Readonly<Record<Locale, RegExp>> = {
  es: /(?<!\p{L})(?:es|son|fue|fueron|era|eran|será|serán|sería|ser|sido|siendo|sea|sean) (?:\p{L}+mente )?(?:\p{L}{2,}[ai]d[oa]s?|hech[oa]s?|escrit[oa]s?|vist[oa]s?|puest[oa]s?|abiert[oa]s?|dich[oa]s?)(?!\p{L})/iu,
  en: /\b(?:is|are|was|were|be|been|being)(?: not)? (?:\w+ly )?(?:\w{2,}ed|(?:re)?built|born|brought|bought|cut|done|drawn|eaten|found|given|grown|held|kept|known|left|made|meant|met|paid|put|said|seen|sent|set|shown|sold|spoken|taken|told|thought|used|written)\b/i,
};

/** What doubts say. */
const doubt: Readonly<Record<Locale, RegExp>> = {
  es: /hemos (?:visto|leído|encontrado|podido)|no coinciden|sin (?:confirmar|fecha)|edición de marzo|antes decíamos|no (?:se sabe|consta|lo sabemos)|según (?:la|una) fuente|confírmal[ao]/gi,
  en: /(?:have|has|could|seen) (?:not |no )?(?:seen|read|found|confirm)|not (?:seen|confirmed)|seen no|sources (?:dis|do not )agree|undated|march 2025 edition|we used to say|nobody knows|according to (?:one|a) source|confirm it/gi,
};

/** Elements within a line of text. */
const inline = 'a,abbr,b,bdi,cite,code,data,em,i,mark,q,small,span,strong,sub,sup,time';
const unread = 'script,style,svg,template,select,[popover]';

/** The blocks of text of a document's `<main>` (paragraphs, list items, cells, headings), and of its table of sources. */
export function blocksOf(html: string): { text: string[]; sources: string[] } {
  const main = select('main', unified().use(rehypeParse).parse(html));
  const proof = main && select('[data-proof]', main);
  const sources = proof ? textsOf(proof) : [];
  if (proof) proof.children = [];
  return { text: main ? textsOf(main) : [], sources };
}

function textsOf(element: Element): string[] {
  const blocks = [''];
  collect(element, blocks);
  return blocks.map((block) => block.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Adds the text of an element to the last block; an element that is not inline begins and ends a block. */
function collect(element: Element, blocks: string[]): void {
  for (const child of element.children) {
    if (child.type === 'text') blocks.push(`${blocks.pop() ?? ''}${child.value}`);
    if (child.type !== 'element' || matches(unread, child)) continue;
    const isBlock = !matches(inline, child);
    if (isBlock) blocks.push('');
    collect(child, blocks);
    if (isBlock) blocks.push('');
  }
}

/** Counts the sentences of blocks; labels and values, which end without a full stop, are left out. */
export function countsOf(
  { text: blocks, sources }: ReturnType<typeof blocksOf>,
  locale: Locale,
): Counts {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const sentences = blocks
    .filter((block) => /[.!?…:][»”)]?$/.test(block))
    .flatMap((block) => Array.from(segmenter.segment(block), ({ segment }) => segment.trim()))
    .filter((sentence) => /\p{L}/u.test(sentence));
  const lengths = sentences.map(
    (sentence) => sentence.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length,
  );
  return {
    text: wordsIn(blocks),
    sources: wordsIn(sources),
    doubts: blocks.flatMap((block) => block.match(doubt[locale]) ?? []).length,
    sentences: sentences.length,
    words: sum(lengths),
    longest: Math.max(0, ...lengths),
    colons: sentences.filter((sentence) => /\p{L}[»”)]?: ./u.test(sentence)).length,
    passives: sentences.filter((sentence) => passive[locale].test(sentence)).length,
  };
}

const wordsIn = (blocks: readonly string[]) =>
  sum(blocks.map((block) => block.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length));

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The counts of each document of a build, by its path. */
function countPages(client: string, locale: Locale): [path: string, counts: Counts][] {
  return globSync('**/index.html', { cwd: client })
    .sort()
    .flatMap((file): [string, Counts][] => {
      const html = readFileSync(join(client, file), 'utf8');
      if (!new RegExp(`<html[^>]*\\slang="${locale}"`).test(html)) return [];
      return [[`/${file.replace(/\/?index\.html$/, '')}`, countsOf(blocksOf(html), locale)]];
    });
}

function row(label: string, counts: Counts) {
  const { text, sources, doubts, sentences, words, longest, colons, passives } = counts;
  const share = (part: number) => `${part} (${Math.round((100 * part) / (sentences || 1))}%)`;
  return [
    label,
    text,
    doubts,
    `${Math.round((100 * sources) / (text + sources || 1))}%`,
    sentences,
    (words / (sentences || 1)).toFixed(1),
    longest,
    share(colons),
    share(passives),
  ];
}

if (import.meta.main) {
  const client = join(resolve(process.argv[2] ?? '.'), 'build/client');
  for (const locale of locales) {
    const pages = countPages(client, locale);
    if (pages.length === 0) throw new Error(`${client} has no pages: run \`npm run build\` first.`);
    const total = (key: keyof Counts) => sum(pages.map(([, counts]) => counts[key]));
    const table = new Table({
      head: [
        locale,
        'words',
        'doubts',
        'sources',
        'sentences',
        'words each',
        'longest',
        'with a colon',
        'passive',
      ],
      colAligns: ['left', ...Array<'right'>(8).fill('right')],
      style: { head: [], border: [], compact: true },
    });
    for (const [path, counts] of pages) table.push(row(path, counts));
    const longest = Math.max(...pages.map(([, counts]) => counts.longest));
    table.push(
      row(`${pages.length} pages`, {
        text: total('text'),
        sources: total('sources'),
        doubts: total('doubts'),
        sentences: total('sentences'),
        words: total('words'),
        longest,
        colons: total('colons'),
        passives: total('passives'),
      }),
    );
    console.log(table.toString());
  }
}
