import { expect, test } from 'vitest';
import { allergens, cardPhrases } from '#content/data/allergens.ts';
import { dishCategories } from '#content/data/dish-categories.ts';
import { dishes } from '#content/data/dishes.ts';
import { dishChoices, dishesOf } from './dishes.ts';

const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

test('a category has the dishes of that category; vegetarian goes by the flag alone', () => {
  const made = [
    { id: 'flagged', category: 'street', vegetarian: true },
    { id: 'named', category: 'vegetarian', vegetarian: false },
    { id: 'neither', category: 'rice', vegetarian: false },
  ] as const;
  expect(ids(dishesOf('all', made))).toEqual(['flagged', 'named', 'neither']);
  expect(ids(dishesOf('vegetarian', made))).toEqual(['flagged']);
  expect(ids(dishesOf('street', made))).toEqual(['flagged']);
  expect(ids(dishesOf('rice', made))).toEqual(['neither']);
  expect(dishesOf('bbq', made)).toEqual([]);
});

test('the guide has its fourteen dishes, between one and four of five chillies', () => {
  expect(ids(dishes)).toEqual(
    (
      'bibimbap bulgogi kimchi tteokbokki japchae samgyeopsal haemul-pajeon sundubu-jjigae ' +
      'hotteok galbi naengmyeon bungeoppang dakgalbi jeonbok-juk'
    ).split(' '),
  );
  const levels = dishes.map(({ spicyLevel }) => spicyLevel);
  expect([Math.min(...levels), Math.max(...levels)]).toEqual([1, 4]);
  expect(ids(dishCategories)).toEqual(dishChoices);
});

test('every button leads to dishes, and every dish stands under its own', () => {
  for (const choice of dishChoices) expect(dishesOf(choice, dishes), choice).not.toEqual([]);
  for (const dish of dishes) {
    if (dish.category !== 'vegetarian') expect(dishesOf(dish.category, dishes)).toContain(dish);
    else expect(dish.vegetarian, dish.id).toBe(true);
  }
});

test('a vegetarian dish contains no animal, and no dish says twice what it contains', () => {
  const animals = ['fish', 'crustaceans', 'molluscs', 'pork', 'beef', 'chicken'];
  for (const { id, vegetarian, allergens: contains, sometimes } of dishes) {
    if (vegetarian)
      expect(
        contains.filter((each) => animals.includes(each)),
        id,
      ).toEqual([]);
    const all = [...contains, ...sometimes];
    expect(new Set(all).size, id).toBe(all.length);
  }
});

test('the words for the cook are Korean, and only the first sentence takes the ingredients', () => {
  for (const { hangul } of Object.values(allergens)) expect(hangul).toMatch(/^[가-힣(), ]+$/);
  for (const kind of ['allergy', 'diet'] as const) {
    const sentences = cardPhrases[kind].map(({ hangul }) => hangul.includes('{list}'));
    expect(sentences).toEqual([true, false, false, false]);
  }
});
