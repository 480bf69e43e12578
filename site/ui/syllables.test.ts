import { expect, test } from 'vitest';
import { syllablesInLine } from './syllables.ts';

test.each([
  ['경복궁', 3],
  ['남산서울타워', 6],
  // Seven syllables stand in two lines of four and three.
  ['광안리해수욕장', 4],
  ['동대문디자인플라자', 5],
  ['전주한옥마을 경기전', 6],
  ['섬', 2],
])('%s', (name, syllables) => {
  expect(syllablesInLine(name)).toBe(syllables);
});
