import { expect, test } from 'vitest';
import { compose, decompose, isSyllable } from './syllable.ts';
import { everySyllable } from './testing-syllables.ts';

test('every syllable is made again of its letters', () => {
  expect(everySyllable).toHaveLength(11_172);
  for (const syllable of everySyllable) expect(compose(decompose(syllable))).toBe(syllable);
});

test.each([
  ['가', 'ㄱ', 'ㅏ', ''],
  ['강', 'ㄱ', 'ㅏ', 'ㅇ'],
  ['없', 'ㅇ', 'ㅓ', 'ㅄ'],
  ['힣', 'ㅎ', 'ㅣ', 'ㅎ'],
])('%s', (syllable, initial, vowel, final) => {
  expect(decompose(syllable)).toEqual({ initial, vowel, final });
});

test.each(['', 'a', '7', 'ㄱ', 'ㅏ', '漢'])('“%s” is no syllable', (text) => {
  expect(isSyllable(text)).toBe(false);
  expect(() => decompose(text)).toThrow(RangeError);
});
