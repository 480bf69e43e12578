import { expect, test } from 'vitest';
import { isService } from '#content/pages.ts';
import { isBuilt, readDocument } from '../../tools/built-site.ts';
import { views } from '../site.ts';
import { unknownToVocabulary } from './vocabulary.ts';

// One page of each file in one language: the others say the same with other words.
const described = views.filter(({ page, locale }) => locale === 'es' && !isService(page));

/** The structured data of a page; `query-input` is an annotation of actions, and no property of the vocabulary. */
function graphOf({ page, locale }: (typeof described)[number]): unknown {
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(readDocument(page, locale)) ?? [];
  return JSON.parse(json, (name, value: unknown) => (name === 'query-input' ? undefined : value));
}

test('structured data uses the vocabulary of schema.org', { timeout: 300_000 }, () => {
  expect(isBuilt()).toBe(true);
  expect(described.length).toBeGreaterThan(15);
  expect(unknownToVocabulary(described.map(graphOf))).toEqual([]);
});

test.each([
  ['a property', { '@type': 'TouristAttraction', nam: 'Seoul' }, /'"nam"' does not exist/],
  ['a type', { '@type': 'Atraction', name: 'Seoul' }, /"Atraction"/],
  ['a value', { '@type': 'Place', geo: { '@type': 'PostalAddress' } }, /PostalAddress/],
])('%s that the vocabulary lacks is found', { timeout: 120_000 }, (_what, thing, fault) => {
  const graph = { '@context': 'https://schema.org', '@graph': [thing] };
  expect(unknownToVocabulary([graph]).join()).toMatch(fault);
});
