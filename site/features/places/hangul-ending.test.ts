import { expect, test } from 'vitest';
import { hangulEnding } from './hangul-ending.ts';

test.each([
  ['경복궁', 'consonant'],
  ['광안리해수욕장', 'consonant'],
  ['창덕궁 후원', 'consonant'],
  ['롯데월드타워', 'vowel'],
  // ㄹ counts as a vowel here.
  ['인사동 쌈지길 ', 'vowel'],
  ['DDP', 'unknown'],
  ['', 'unknown'],
])('%s ends on a %s', (word, ending) => {
  expect(hangulEnding(word)).toBe(ending);
});
