import { locales, type Locale } from './locale.ts';
import { filledIn } from './localize.ts';

/** A text that a visitor or a reader of a mail can see: figures and counts are filled in, link targets left out. */
export interface SeenText {
  /** The file and the keys that lead to it: `text/home.ts text.lead`. */
  readonly at: string;
  readonly locale: Locale;
  readonly text: string;
}

/** The same text in each language, as it is written. */
export interface TextPair extends Readonly<Record<Locale, string>> {
  readonly at: string;
}

/** Keys of values that nobody reads. */
const unseen = /^(?:id|keywords|url|href|site|pdf|drawing|picture|icon|publisherId|page)$/;

const modules = import.meta.glob<Record<string, unknown>>(
  [
    './{text,data,register,allergy-card,phrases,hangul}/**/*.ts',
    './ui/*.ts',
    '../server/mail/{texts,newsletter-texts}.ts',
    '!../**/*.test.ts',
  ],
  { eager: true },
);

const documents = import.meta.glob<string>('./{blog/*,legal}/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function isPair(value: object): value is Record<Locale, unknown> {
  return Object.keys(value).length === locales.length && locales.every((locale) => locale in value);
}

/** Calls `visit` with every string below a value, in the language it is written in if that is known. */
function walk(
  value: unknown,
  at: string,
  locale: Locale | undefined,
  visit: (at: string, text: string, locale: Locale | undefined) => void,
  seen: Set<unknown>,
): void {
  if (typeof value === 'string') visit(at, value, locale);
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (isPair(value)) {
    for (const each of locales) walk(value[each], at, each, visit, seen);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if (!unseen.test(key)) walk(item, `${at}.${key}`, locale, visit, seen);
  }
}

function fileLocale(file: string): Locale | undefined {
  return locales.find((locale) => new RegExp(`[./]${locale}(?:\\.ts|(?:/.*)?\\.md)$`).test(file));
}

function visitAll(visit: (at: string, text: string, locale: Locale | undefined) => void): void {
  const seen = new Set<unknown>();
  for (const [file, module] of Object.entries(modules)) {
    const name = file.replace(/^\.\.?\//, '');
    for (const [key, value] of Object.entries(module)) {
      walk(value, `${name} ${key}`, fileLocale(file), visit, seen);
    }
  }
  for (const [file, text] of Object.entries(documents)) {
    for (const [index, line] of text.split('\n').entries()) {
      if (line.trim()) visit(`${file.replace('./', '')}:${index + 1}`, line, fileLocale(file));
    }
  }
}

/** Without link targets, anchors, placeholders that a page fills, and the signs that begin a line of Markdown. */
function readable(text: string): string {
  return text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\{[^}]*\}/g, '…')
    .replace(/^(?:\w+: |[-*] |\d+\. |#+ )/, '');
}

/** Every text of the site and the mails in a known language. */
export function seenTexts(): SeenText[] {
  const texts: SeenText[] = [];
  visitAll((at, text, locale) => {
    if (locale) texts.push({ at, locale, text: readable(filledIn(text, locale)) });
  });
  return texts;
}

/** Every text that is written side by side in both languages, by the keys that lead to it. */
export function textPairs(): TextPair[] {
  const pairs = new Map<string, Partial<Record<Locale, string>>>();
  visitAll((at, text, locale) => {
    if (!locale) return;
    const both = at.replace(/^(ui\/|legal\/[\w-]+\.)(?:es|en)\.(?:ts (?:es|en)|md)/, '$1');
    pairs.set(both, { ...pairs.get(both), [locale]: text });
  });
  return Array.from(pairs, ([at, { es, en }]) =>
    es !== undefined && en !== undefined ? [{ at, es, en }] : [],
  ).flat();
}

/** Every string of the content, also those without a language. */
export function allStrings(): { readonly at: string; readonly text: string }[] {
  const strings: { at: string; text: string }[] = [];
  visitAll((at, text) => strings.push({ at, text }));
  return strings;
}
