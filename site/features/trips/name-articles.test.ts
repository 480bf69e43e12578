import { expect, it } from 'vitest';
import { nameArticles } from '#content/text/name-articles.ts';
import { nameInSentence } from '#domain/text/name-in-sentence.ts';
import { readCatalogue } from './read-catalogue.ts';

it('every Spanish name of a place that begins with a common noun has an article within a sentence', () => {
  const words = (locale: 'es' | 'en') =>
    readCatalogue(locale).rows.flatMap(({ id, name, place }) => (place ? [] : { id, name }));
  const english = new Map(words('en').map(({ id, name }) => [id, name]));
  // A first word that the English name has too is part of the name itself.
  const bare = words('es').filter(({ id, name }) => {
    const [first = ''] = name.split(/[ ,]/, 1);
    const isName = english.get(id)?.includes(first) === true;
    return !isName && nameInSentence(name, nameArticles.es) === name && !id.includes('/');
  });
  expect(bare).toEqual([]);
});
