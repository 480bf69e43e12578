import { expect, it } from 'vitest';
import { remembered } from './memory.ts';

it('works each answer out once, also that there is none', () => {
  const asked: string[] = [];
  const letters = remembered((about: { readonly word: string }, letter: string) => {
    asked.push(`${about.word} ${letter}`);
    return about.word.includes(letter) ? letter : undefined;
  });
  const [one, other] = [{ word: 'han' }, { word: 'gul' }];
  const answers = [one, one, other, other].map((word) => [letters(word, 'h'), letters(word, 'g')]);
  expect(answers).toEqual([
    ['h', undefined],
    ['h', undefined],
    [undefined, 'g'],
    [undefined, 'g'],
  ]);
  expect(asked).toEqual(['han h', 'han g', 'gul h', 'gul g']);
});
