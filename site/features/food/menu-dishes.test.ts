import { expect, test } from 'vitest';
import { diets } from '#content/allergy-card/diets.ts';
import { dishes } from '#content/data/dishes.ts';
import { menuDishes } from '#content/data/menu/menu.ts';
import { locales } from '#content/locale.ts';
import { matchDish } from './dishes.ts';
import { isMeatless, isNamed, traitsOf, withTraits } from './menu-dishes.ts';
import { readMenu } from './read-menu.ts';

test('meat is only halal where the kitchen is, and pork and alcohol never are', () => {
  const excluded = traitsOf(diets, ['halal']);
  expect(excluded).toEqual(['alcohol', 'meatNotHalal']);
  const chicken = withTraits({ allergens: ['chicken'], sometimes: ['beef'] });
  expect(matchDish(chicken, excluded)).toEqual({
    contains: ['meatNotHalal'],
    sometimes: [],
    free: ['alcohol'],
  });
  const strong = withTraits({ allergens: [], sometimes: [], traits: ['alcohol'] });
  expect(matchDish(strong, excluded).contains).toEqual(['alcohol']);
});

test('two diets exclude the same thing once', () => {
  expect(traitsOf(diets, ['halal', 'noAlcohol', 'pregnant'])).toEqual([
    'alcohol',
    'meatNotHalal',
    'raw',
  ]);
});

test('a dish that may have meat or fish in it is not meatless', () => {
  expect(isMeatless({ allergens: ['soy'], sometimes: ['milk'] })).toBe(true);
  expect(isMeatless({ allergens: ['soy'], sometimes: ['fish'] })).toBe(false);
});

test('a dish is named by all that is typed, written together or apart', () => {
  const names = 'dwaeji gukbap 돼지국밥 pork soup';
  expect(isNamed(names, ['gukbap', 'pork'])).toBe(true);
  expect(isNamed(names, ['dwaejigukbap'])).toBe(true);
  expect(isNamed(names, ['gukbap', 'beef'])).toBe(false);
  expect(isNamed(names, [])).toBe(true);
});

test.each(locales)('every row says what it contains and how it is ordered, in %s', (locale) => {
  const { sections } = readMenu(locale);
  const rows = sections.flatMap((section) => section.dishes);
  const byId = new Map(rows.map((each) => [each.id, each]));
  for (const dish of menuDishes) {
    const entry = byId.get(dish.id);
    expect(entry?.containsLine.split(' · ').filter(Boolean)).toHaveLength(dish.allergens.length);
    expect(entry?.sometimesLine.split(' · ').filter(Boolean)).toHaveLength(dish.sometimes.length);
    expect(entry?.further?.order.korean).toContain(dish.nameKorean);
    expect(entry?.further?.order.meaning).toContain(dish.name.toLowerCase());
    expect(entry?.further?.order.reading).not.toMatch(/[가-힣{}<>_^*]/);
  }
});

test('the menu has every dish with a card once', () => {
  const rows = readMenu('es').sections.flatMap((section) => section.dishes);
  const withCard = rows.filter(({ href }) => href).map(({ id }) => id);
  expect(withCard.toSorted()).toEqual(dishes.map(({ id }) => id).toSorted());
});

test('the price of a dish comes with its year', () => {
  const priced = readMenu('es').sections.flatMap((section) =>
    section.dishes.flatMap(({ further }) => further?.price ?? []),
  );
  expect(priced.length).toBeGreaterThan(8);
  for (const { year, figure } of priced) {
    expect(year).toMatch(/^20\d\d$/);
    expect(figure.source).toBeDefined();
  }
});

test('the price in a row is a round one', () => {
  for (const locale of locales)
    for (const { further } of readMenu(locale).sections.flatMap((section) => section.dishes))
      for (const amount of further?.price?.short.match(/\d[\d.,]+/g) ?? [])
        expect(amount, further?.price?.figure.id).toMatch(/00$/);
});
