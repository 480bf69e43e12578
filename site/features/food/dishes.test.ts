import { expect, test } from 'vitest';
import { ingredients, type IngredientId } from '#content/allergy-card/ingredients.ts';
import { dishCategories } from '#content/data/dish-categories.ts';
import { dishes } from '#content/data/dishes.ts';
import { notInDishes } from '#content/data/not-in-dishes.ts';
import { dishChoices, dishesOf, dishesWithout, matchDish } from './dishes.ts';
import { isMeatless } from './menu-dishes.ts';

const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

test('a category shows its dishes; vegetarian filters by the flag alone', () => {
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

test('the spiciness of dishes is between one and four of five', () => {
  const levels = dishes.map(({ spicyLevel }) => spicyLevel);
  expect([Math.min(...levels), Math.max(...levels)]).toEqual([1, 4]);
  expect(ids(dishCategories)).toEqual(dishChoices);
});

test('every category has dishes, and every dish is shown under its category', () => {
  for (const choice of dishChoices) expect(dishesOf(choice, dishes), choice).not.toEqual([]);
  for (const dish of dishes) {
    if (dish.category !== 'vegetarian') expect(dishesOf(dish.category, dishes)).toContain(dish);
    else expect(dish.vegetarian, dish.id).toBe(true);
  }
});

test('a vegetarian dish contains no animal product, and no dish lists an allergen twice', () => {
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

const dish = (id: string) => {
  const found = dishes.find((each) => each.id === id);
  if (!found) throw new Error(`no dish ${id}`);
  return found;
};

test('avoided ingredients are split into contained, possible and not in the recipe', () => {
  expect(matchDish(dish('hotteok'), ['peanut', 'milk', 'fish'])).toEqual({
    contains: ['peanut'],
    sometimes: ['milk'],
    free: ['fish'],
  });
});

test('dishes are hidden by what they contain, and by what they may contain', () => {
  const left = (hide: 'none' | 'contains' | 'sometimes') =>
    ids(dishesWithout(dishes, ['peanut', 'crustaceans'], hide));
  expect(left('none')).toEqual(ids(dishes));
  expect(left('contains')).not.toContain('hotteok');
  expect(left('contains')).not.toContain('kimchi');
  expect(left('contains')).toContain('samgyeopsal');
  expect(left('sometimes')).not.toContain('samgyeopsal');
  for (const id of left('sometimes'))
    expect(matchDish(dish(id), ['peanut', 'crustaceans']).free).toHaveLength(2);
});

test('a dish that the allergy card names under an ingredient lists that ingredient', () => {
  const looked = (Object.keys(ingredients) as IngredientId[]).filter(
    (id) => !notInDishes.some((each) => each === id),
  );
  for (const { id, nameKorean, allergens, sometimes } of dishes)
    for (const ingredient of looked) {
      const { forms, hidden } = ingredients[ingredient];
      const named = [...forms, ...hidden].some(({ hangul }) => hangul === nameKorean);
      const says = [...allergens, ...sometimes].some((each) => each === ingredient);
      expect(says || !named, `${id}: ${ingredient}`).toBe(true);
    }
});

test('an allergen among the ingredients of a recipe is also listed as contained', () => {
  const says: readonly (readonly [RegExp, readonly IngredientId[]])[] = [
    [/soy sauce|gochujang|ssamjang/, ['soy', 'gluten']],
    [/wheat/, ['gluten']],
    [/tofu/, ['soy']],
    [/anchovy|fish cake/, ['fish']],
    [/shrimp/, ['crustaceans']],
    [/squid|clams|abalone/, ['molluscs']],
    [/sesame/, ['sesame']],
    [/\begg\b/, ['egg']],
    [/milk/, ['milk']],
    [/peanut/, ['peanut']],
    [/buckwheat/, ['buckwheat']],
    [/pork/, ['pork']],
    [/beef/, ['beef']],
    [/chicken/, ['chicken']],
  ];
  for (const { id, ingredients: recipe, allergens } of dishes) {
    const text = recipe.map(({ en }) => en).join(', ');
    for (const [word, contained] of says)
      expect(word.test(text) ? allergens : contained, `${id}: ${word}`).toEqual(
        expect.arrayContaining([...contained]),
      );
  }
});

test('a vegetarian dish into which some kitchens put meat or fish says what to ask for', () => {
  const conditional = dishes.filter((each) => each.vegetarian && !isMeatless(each));
  expect(conditional.map(({ id }) => id)).toEqual(
    dishes.filter(({ vegetarianIf }) => vegetarianIf).map(({ id }) => id),
  );
});
