import { allergens, cardPhrases, diets, type AllergenId } from './data/allergens.ts';
import { dishCategories } from './data/dish-categories.ts';
import { dishes, type Dish } from './data/dishes.ts';
import { type Locale } from './locale.ts';
import { localize } from './localize.ts';
import { readPage } from './read.server.ts';

/** The gastronomy page in one language: its copy, dishes, categories and the words of the allergy card. */
export function readGastronomy(locale: Locale) {
  return {
    ...readPage('gastronomy', locale),
    categories: localize(dishCategories, locale),
    dishes: dishes.map((dish) => readDish(dish, locale)),
    card: {
      allergens: Object.entries(allergens).map(([id, { name, hangul }]) => ({
        id,
        name: name[locale],
        hangul,
      })),
      diets: localize(diets, locale),
      phrases: localize(cardPhrases, locale),
    },
  };
}

export type GastronomyPage = ReturnType<typeof readGastronomy>;

/** A dish in one language, its lists as the lines that the page shows: every byte travels twice. */
function readDish({ allergens: contains, sometimes, ingredients, ...dish }: Dish, locale: Locale) {
  const namesOf = (ids: readonly AllergenId[]) =>
    ids.map((id) => allergens[id].name[locale]).join(' · ');
  const list = ingredients.map((each) => each[locale]).join(', ');
  return {
    ...localize(dish, locale),
    ingredients: `${list.charAt(0).toUpperCase()}${list.slice(1)}.`,
    contains: namesOf(contains),
    sometimes: namesOf(sometimes),
  };
}
