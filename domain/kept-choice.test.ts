import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noChoice, type FoodChoice } from './allergy-choice.ts';
import { readKeptChoice } from './kept-choice.ts';

const known = { ingredients: ['peanut', 'egg'], diets: ['vegan', 'halal'] } as const;

test('what was kept is read as it was', () => {
  const choice: FoodChoice = {
    own: { peanut: 'allergy', egg: 'doNotEat' },
    diets: ['vegan'],
    contact: false,
    severe: true,
    adrenaline: true,
  };
  expect(readKeptChoice(JSON.stringify(choice), known)).toEqual({ choice, complete: true });
});

test('what is no longer known is left out, and said', () => {
  const text = JSON.stringify({ ...noChoice, own: { peanut: 'allergy', nuts: 'allergy' } });
  const { choice, complete } = readKeptChoice(text, known);
  expect(choice.own).toEqual({ peanut: 'allergy' });
  expect(complete).toBe(false);
});

test('no text is too broken to be read', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Object.keys(readKeptChoice(text, known).choice)).toEqual(Object.keys(noChoice));
    }),
  );
  expect(readKeptChoice('{', known)).toEqual({ choice: noChoice, complete: false });
});
