import { beforeAll, describe, expect, it } from 'vitest';
import { allPhrases, isFor } from '#content/phrases/phrases.ts';
import { locales, type Locale } from '#content/locale.ts';
import { phraseView } from '#site/features/phrases/read-phrase.ts';
import { readSearchIndex } from './read-search-index.ts';
import type { Search } from './search-index.ts';
import { sayingOf } from './search-saying.ts';
import { openSearch } from './search.ts';

const waysToAsk: Readonly<Record<Locale, readonly ((meaning: string) => string)[]>> = {
  es: [
    (meaning) => `como se dice ${meaning}`,
    (meaning) => `cómo digo ${meaning} en coreano`,
    (meaning) => `how do I say ${meaning}`,
  ],
  en: [
    (meaning) => `how do I say ${meaning}`,
    (meaning) => `how to say ${meaning} in Korean`,
    (meaning) => `como se dice ${meaning}`,
  ],
};

describe.each(locales)('a question how to say something, in %s', (locale) => {
  let search: Search;

  beforeAll(async () => {
    search = await openSearch(readSearchIndex(locale));
  });

  const hrefs = (query: string) => search(query).groups.flatMap(({ hits }) => hits);

  it.each(waysToAsk[locale].map((ask) => [ask('…'), ask] as const))(
    'leads to the phrase, whatever is to be said: %s',
    (_, ask) => {
      const lost = allPhrases
        .filter((phrase) => isFor(locale, phrase))
        .map(({ id }) => phraseView(id, locale))
        .flatMap(({ meaning, href }) => {
          const query = ask(meaning.toLowerCase().replaceAll(/[¿?¡!.,;:{}()]/g, ''));
          const [first] = hrefs(query);
          return first?.href === href ? [] : `${query} → ${first?.href} instead of ${href}`;
        });
      expect(lost).toEqual([]);
    },
  );

  it('shows no answer about something else', () => {
    const asked = locale === 'es' ? 'como digo soy vegetariano' : 'how do i say i am vegetarian';
    expect(search(asked).answers).toEqual([]);
  });

  it('keeps the answer where no phrase says it', () => {
    const asked = locale === 'es' ? 'como se dice te quiero' : 'how do you say i love you';
    expect(search(asked).answers.map(({ id }) => id)).toContain('i-love-you');
  });
});

describe('what a query wants to say', () => {
  it.each([
    ['¿Cómo se dice gracias?', 'gracias'],
    ['oye como digo q no hablo coreano', 'no hablo coreano'],
    ['cómo puedo decirle que pare aquí', 'pare aqui'],
    ['como le digo al taxista que pare aqui', 'pare aqui'],
    ['how do I tell the driver to stop here', 'stop here'],
    ['how would you say thank you in Korean', 'thank you'],
    ['how do I tell them that I am lost', 'i am lost'],
    ['korean word for water', 'water'],
  ])('is what follows: %s', (query, text) => {
    expect(sayingOf(query)).toEqual({ text, how: true });
  });

  it('are the words before the language', () => {
    expect(sayingOf('gracias en coreano')).toEqual({ text: 'gracias', how: false });
  });

  it.each([
    'gracias',
    'como se llega a busan',
    'how do i get to busan',
    'como se dice',
    'como le digo al mesero',
    'hotel address in korean for taxi',
  ])('is nothing in %s', (query) => {
    expect(sayingOf(query)).toBeUndefined();
  });
});
