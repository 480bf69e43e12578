import { describe, expect, test } from 'vitest';
import { locales, type Locale } from './locale.ts';
import { seenTexts } from './testing-texts.ts';

const sources = import.meta.glob<string>('./blog/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Heading {
  readonly at: string;
  readonly text: string;
}

const texts = seenTexts();
/** The title of an activity is the name of its place, and the label beside an answer that of a page or a school. */
const isHeading = /(?<!\.(?:activities|more)\.\d+)\.(?:heading|title|label|question)$/;

/** A word after another, not one that follows a colon, a quotation mark or the end of a sentence. */
const wordWithin = /(?<=[\p{Ll}\d,;)%–-] )\p{L}[\p{L}’-]*/gu;

/** Names that are also common words, with what they name. */
const names: Readonly<Record<Locale, readonly (readonly [name: RegExp, reason: string])[]>> = {
  es: [
    [/Corea del (?:Sur|Norte)/, 'countries'],
    [/río Han/, 'a river'],
    [/Puerto Rico/, 'a country'],
    [/Universidad de Corea/, 'a university'],
    [/Año Nuevo|Semana Santa/, 'feasts'],
    [/Instituto Rey Sejong/, 'an institution'],
    [/Jardín Secreto/, 'a garden'],
    [/«[^»]+»/, 'works by their title'],
  ],
  en: [
    [/North Korea/, 'a country'],
    [/Korea University/, 'a university'],
    [/New Year/, 'a feast'],
    [/Line \d/, 'a subway line'],
    [/Han River/, 'a river'],
    [/Secret Garden/, 'a garden'],
    [/First Step Korean/, 'a course'],
    [/Climate Card/, 'a pass'],
    [/Apple Pay|Google Maps|Olive Young/, 'products'],
    [/Music Bank/, 'a programme'],
    [/in May/, 'a month'],
    [/“[^”]+”/, 'works by their title'],
  ],
};

function headingsIn(locale: Locale): Heading[] {
  const ofArticles = Object.entries(sources)
    .filter(([file]) => file.startsWith(`./blog/${locale}/`))
    .flatMap(([at, source]) =>
      Array.from(source.matchAll(/^#+ (.+)$/gm), ([, text = '']) => ({ at, text })),
    );
  const ofPages = texts.filter((text) => text.locale === locale && isHeading.test(text.at));
  return [...ofPages, ...ofArticles].map(({ at, text }) => ({
    at,
    text: text.replace(' | Rumbo Corea', ''),
  }));
}

/** The words that sentences write without a capital more often than with one. */
function commonWords(locale: Locale): ReadonlySet<string> {
  const capitals = new Map<string, number>();
  for (const { at, locale: language, text } of texts) {
    if (language !== locale || isHeading.test(at)) continue;
    for (const [word] of text.matchAll(wordWithin)) {
      const key = word.toLowerCase();
      capitals.set(key, (capitals.get(key) ?? 0) + (word === key ? -1 : 1));
    }
  }
  return new Set([...capitals].flatMap(([word, more]) => (more < 0 ? [word] : [])));
}

describe.each(locales)('headings in %s are written like sentences', (locale) => {
  const headings = headingsIn(locale);

  test('only names have a capital within them', () => {
    const common = commonWords(locale);
    const capitals = headings.flatMap(({ at, text }) => {
      const withoutNames = names[locale].reduce((rest, [name]) => rest.replace(name, ''), text);
      return Array.from(withoutNames.matchAll(wordWithin), ([word]) => word)
        .filter((word) => word !== word.toLowerCase() && common.has(word.toLowerCase()))
        .map((word) => `${at}: ${word} in ${text}`);
    });
    expect(common.size).toBeGreaterThan(1000);
    expect(capitals, 'write small, or add to names in content/headings.test.ts').toEqual([]);
  });

  test('every name that is also a common word is still there', () => {
    const unused = names[locale].filter(([name]) => !headings.some(({ text }) => name.test(text)));
    expect(unused, 'take these out of names in content/headings.test.ts').toEqual([]);
  });

  test('of pages and articles', () => {
    expect(headings.filter(({ at }) => at.startsWith('./blog/')).length).toBeGreaterThan(20);
    expect(headings.length).toBeGreaterThan(800);
  });
});
