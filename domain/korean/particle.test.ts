import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endingOf } from './ending.ts';
import { type Pair, particle } from './particle.ts';
import { decompose } from './syllable.ts';
import { everySyllable } from './testing-syllables.ts';

const pairs: readonly Pair[] = [
  ...(['을/를', '이/가', '은/는', '과/와'] as const),
  ...(['이랑/랑', '이에요/예요', '이요/요', '으로/로'] as const),
];

describe('a word ends in', () => {
  test.each([
    ['경복궁', 'consonant'],
    ['광안리해수욕장', 'consonant'],
    ['창덕궁 후원', 'consonant'],
    ['롯데월드타워', 'vowel'],
    ['인사동 쌈지길 ', 'rieul'],
    ['DDP', 'unknown'],
    ['', 'unknown'],
    ['3', 'consonant'],
    ['7', 'rieul'],
    ['2', 'vowel'],
    ['10', 'consonant'],
    ['12,500', 'consonant'],
  ])('%s: %s', (word, ending) => {
    expect(endingOf(word)).toBe(ending);
  });
});

test.each([
  ['명동', '으로/로', '으로'],
  ['서울', '으로/로', '로'],
  ['부산역', '으로/로', '으로'],
  ['제주', '으로/로', '로'],
  ['우유', '이/가', '가'],
  ['땅콩', '이/가', '이'],
  ['밀', '을/를', '을'],
  ['새우', '을/를', '를'],
  ['페니실린', '이에요/예요', '이에요'],
  ['친구', '이랑/랑', '랑'],
  ['한 명', '이요/요', '이요'],
  ['DDP', '으로/로', '(으)로'],
  ['DDP', '을/를', '을(를)'],
] as const)('%s %s', (word, pair, fits) => {
  expect(particle(word, pair)).toBe(fits);
});

test('every syllable takes one of each pair', () => {
  for (const syllable of everySyllable) {
    const { final } = decompose(syllable);
    for (const pair of pairs) {
      const [afterConsonant, afterVowel] = pair.split('/');
      const open = final === '' || (final === 'ㄹ' && pair === '으로/로');
      expect(particle(syllable, pair)).toBe(open ? afterVowel : afterConsonant);
    }
  }
});

test('no word makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...pairs), (word, pair) => {
      expect(particle(word, pair)).not.toBe('');
    }),
  );
});
