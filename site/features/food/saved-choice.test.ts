import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noChoice, type FoodChoice } from './allergy-choice.ts';
import { readSavedChoice } from './saved-choice.ts';

const known = { ingredients: ['peanut', 'egg'], diets: ['vegan', 'halal'] } as const;

test('a saved choice is read back unchanged', () => {
  const choice: FoodChoice = {
    own: { peanut: 'allergy', egg: 'doNotEat' },
    diets: ['vegan'],
    contact: false,
    severe: true,
    adrenaline: true,
  };
  expect(readSavedChoice(JSON.stringify(choice), known)).toEqual({ choice, complete: true });
});

test('unknown ingredients and diets are dropped, and the choice is marked incomplete', () => {
  const text = JSON.stringify({ ...noChoice, own: { peanut: 'allergy', nuts: 'allergy' } });
  const { choice, complete } = readSavedChoice(text, known);
  expect(choice.own).toEqual({ peanut: 'allergy' });
  expect(complete).toBe(false);
});

test('any text is read without an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Object.keys(readSavedChoice(text, known).choice)).toEqual(Object.keys(noChoice));
    }),
  );
  expect(readSavedChoice('{', known)).toEqual({ choice: noChoice, complete: false });
});
