import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { englishReading } from './english-reading.ts';
import { romanise } from './romanise.ts';
import { spanishReading } from './spanish-reading.ts';
import { everySyllable } from './testing-syllables.ts';

const words = fc
  .array(fc.constantFrom(...everySyllable), { minLength: 1, maxLength: 6 })
  .map((syllables) => syllables.join(''));

describe.each([
  ['Spanish', spanishReading],
  ['English', englishReading],
] as const)('%s', (_, reading) => {
  test('every syllable has a group of letters', () => {
    for (const syllable of everySyllable) expect(reading(syllable)).toMatch(/^[a-zŏŭü’]+$/);
  });

  test('every word has a group for each syllable', () => {
    fc.assert(
      fc.property(words, (word) => {
        expect(reading(word).split('-').filter(Boolean)).toHaveLength(word.length);
      }),
    );
  });
});

test('nothing in a Spanish reading misleads', () => {
  for (const syllable of everySyllable)
    expect(spanishReading(syllable)).not.toMatch(/j|eo|eu|ae|g[eiéí]|ll|^rr|z|w/);
});

test('no g in an English reading is read as j', () => {
  for (const syllable of everySyllable) expect(englishReading(syllable)).not.toMatch(/g[ei]/);
});

test('every word is romanised', () => {
  fc.assert(
    fc.property(words, (word) => {
      expect(romanise(word)).toMatch(/^[a-z]+$/);
    }),
  );
});

test.each([
  ['안녕하세요.', 'ahn-nyuhng-hah-seh-yo.'],
  ['서울+역으로', 'suh-ool-lyuh-gheu-roh'],
  ['괜찮아요.', 'gwehn-chah-nah-yo.'],
  ['의사', 'eui-sah'],
  ['시계', 'shee-gheh'],
  ['약국이', 'yahk-kkoo-ghee'],
  ['땅콩', 'ttahng-kong'],
  ['빨래', 'ppahl-leh'],
  ['고쳐', 'goh-chuh'],
])('%s in English', (source, reading) => {
  expect(englishReading(source)).toBe(reading);
});
