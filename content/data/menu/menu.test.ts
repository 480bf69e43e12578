import { expect, test } from 'vitest';
import { ingredients, type IngredientId } from '../../allergy-card/ingredients.ts';
import { locales } from '../../locale.ts';
import { shown } from '#domain/korean/source.ts';
import { spanishReading } from '#domain/korean/spanish-reading.ts';
import { dishes } from '../dishes.ts';
import { notInDishes } from '../not-in-dishes.ts';
import { menu, menuDishes } from './menu.ts';

const isLookedFor = (id: string) => !notInDishes.some((each) => each === id);
const looked = (Object.keys(ingredients) as IngredientId[]).filter(isLookedFor);

test('the menu has forty dishes and drinks beyond those with a card, each once', () => {
  expect(menuDishes.length).toBeGreaterThanOrEqual(40);
  const names = [...menuDishes, ...dishes].flatMap(({ id, nameKorean }) => [id, nameKorean]);
  expect(new Set(names).size).toBe(names.length);
});

test('the dishes that a part names have a card', () => {
  const named = menu.flatMap(({ withCard }) => withCard);
  expect(named.length).toBeGreaterThan(0);
  expect(dishes.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
  expect(new Set(named).size).toBe(named.length);
});

test.each(menuDishes)('$id is described whole, in every language', (dish) => {
  expect(dish.nameKorean).toMatch(/^[가-힣]+$/);
  expect(spanishReading(dish.source ?? dish.nameKorean)).toMatch(/^[a-zŏŭ’-]+$/);
  for (const locale of locales) {
    expect(dish.line[locale]).toMatch(/^.{10,62}\.$/);
    expect(dish.note[locale].length).toBeGreaterThan(30);
    expect(dish.where[locale].length).toBeGreaterThan(8);
  }
  const all = [...dish.allergens, ...dish.sometimes];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length + (dish.traits?.length ?? 0)).toBeGreaterThan(0);
});

test('a name has marks only where it is said otherwise, and shows none', () => {
  const marked = menuDishes.flatMap(({ nameKorean, source }) =>
    source === undefined ? [] : [[shown(source), nameKorean]],
  );
  expect(marked.map(([without]) => without)).toEqual(marked.map(([, name]) => name));
});

test.each(menuDishes)('$id lists what the allergy card says of it', (dish) => {
  const isNamed = (item: { readonly hangul: string }) => item.hangul === dish.nameKorean;
  const all: readonly string[] = [...dish.allergens, ...dish.sometimes];
  expect(dish.allergens).toEqual(
    expect.arrayContaining(looked.filter((id) => ingredients[id].forms.some(isNamed))),
  );
  expect(all).toEqual(
    expect.arrayContaining(looked.filter((id) => ingredients[id].hidden.some(isNamed))),
  );
});

/** Words of the texts, and what the dish then at least may contain. */
const implied: readonly (readonly [RegExp, readonly IngredientId[]])[] = [
  [/soy sauce|gochujang|ssamjang/i, ['soy', 'gluten']],
  [/(?<!not )\bwheat\b|flour|barley/i, ['gluten']],
  [/soybean|tofu/i, ['soy']],
  [/anchov|fish cake|\btuna\b|kimchi/i, ['fish']],
  [/shrimp|kimchi|crab\b/i, ['crustaceans']],
  [/squid|clam|oyster|octopus/i, ['molluscs']],
  [/sesame oil/i, ['sesame']],
  [/\begg\b|mayonnaise/i, ['egg']],
  [/\bmilk\b|cheese|butter/i, ['milk']],
  [/peanut/i, ['peanut']],
  [/walnut|pine nut|chestnut|almond|ginkgo/i, ['treeNuts']],
  [/buckwheat/i, ['buckwheat']],
  [/\bpork\b|\bham\b|lard|sausage/i, ['pork']],
  [/\bbeef\b|\bsliced beef/i, ['beef']],
  [/\bchicken\b/i, ['chicken']],
];

test('what a text names is among what the dish contains or may contain', () => {
  const missing = menuDishes.flatMap(({ id, line, note, allergens, sometimes }) => {
    const text = `${line.en} ${note.en}`;
    const all: readonly string[] = [...allergens, ...sometimes];
    return implied
      .filter(([word]) => word.test(text))
      .flatMap(([word, ids]) =>
        ids.filter((each) => !all.includes(each)).map((each) => `${id}: ${each} (${String(word)})`),
      );
  });
  expect(missing, 'add to allergens or sometimes of the dish').toEqual([]);
});

test('every drink says whether it is alcoholic', () => {
  const strong = menuDishes.filter(({ traits }) => traits?.includes('alcohol'));
  expect(strong.map(({ id }) => id)).toEqual(['makgeolli', 'soju', 'maekju']);
  for (const { note } of strong) {
    expect(note.es).toMatch(/Tiene alcohol/);
    expect(note.en).toMatch(/alcohol/);
  }
});
