import { expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { diets } from './diets.ts';
import { ingredients, type IngredientId } from './ingredients.ts';
import { sentences } from './sentences.ts';
import type { CardItem } from './types.ts';

const lists: readonly (readonly [string, readonly CardItem[]])[] = [
  ...Object.entries(ingredients).flatMap(([id, { forms, hidden }]) => [
    [id, [...forms, ...hidden]] as const,
  ]),
  ...diets.map(({ id, excluded }) => [id, excluded] as const),
];
const all = lists.flatMap(([, items]) => items);

test('every item is a single thing in Korean and in each language', () => {
  for (const { hangul, name } of all) {
    expect(hangul).toMatch(/^[가-힣()· ]+$/);
    for (const locale of locales) {
      expect(name[locale].trim(), hangul).not.toBe('');
      // The card separates items by commas.
      expect(name[locale], hangul).not.toContain(',');
    }
  }
  for (const [id, items] of lists) {
    const korean = items.map(({ hangul }) => hangul);
    expect(new Set(korean).size, id).toBe(korean.length);
  }
});

test('the same Korean always has the same translation', () => {
  const meanings = new Map<string, CardItem['name']>();
  for (const { hangul, name } of all) {
    expect(name, hangul).toEqual(meanings.get(hangul) ?? name);
    meanings.set(hangul, name);
  }
});

test('forms that a kitchen may not think of as ingredients are listed', () => {
  const named = (id: IngredientId) => ingredients[id].forms.map(({ hangul }) => hangul);
  expect(named('gluten')).toEqual(expect.arrayContaining(['간장', '고추장', '된장', '보리차']));
  expect(named('soy')).toEqual(expect.arrayContaining(['간장', '고추장', '된장']));
  expect(named('fish')).toEqual(expect.arrayContaining(['멸치 육수', '액젓', '어묵']));
  expect(named('crustaceans')).toContain('새우젓');
  expect(named('molluscs')).toEqual(expect.arrayContaining(['굴소스', '전복', '낙지']));
  expect(named('milk')).toEqual(expect.arrayContaining(['치즈', '버터', '유제품']));
  expect(named('treeNuts')).toEqual(expect.arrayContaining(['호두', '잣']));
});

test('a sentence is polite and names the same things in every language', () => {
  for (const { hangul, meaning } of Object.values(sentences)) {
    expect(hangul).toMatch(/(니다|요)[.?]$/);
    const figures = hangul.match(/\d+/g);
    for (const locale of locales) expect(meaning[locale].match(/\d+/g)).toEqual(figures);
  }
});
