import { expect, it } from 'vitest';
import { minimalPairs } from '#content/hangul/minimal-pairs.ts';
import { decompose } from '#domain/korean/syllable.ts';

const spelt = (word: string) =>
  Array.from(word, (syllable) => Object.values(decompose(syllable)) as string[]).flat();

it.each(minimalPairs)('$contrast is all in which the words differ', ({ contrast, words }) => {
  const [first, second] = words.map(({ source }) => spelt(source));
  const different = first?.flatMap((letter, index) =>
    letter === second?.[index] ? [] : [[letter, second?.[index]]],
  );
  expect(different).toEqual([contrast]);
});
