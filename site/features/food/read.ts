import { shortName } from '#domain/text/short-name.ts';
import { diets } from '#content/allergy-card/diets.ts';
import { ingredients, type IngredientId } from '#content/allergy-card/ingredients.ts';
import { koreanTexts, readers, unreadBy } from '#content/allergy-card/readers.ts';
import type { Ingredient } from '#content/allergy-card/types.ts';
import { sentences } from '#content/allergy-card/sentences.ts';
import { dishCategories } from '#content/data/dish-categories.ts';
import { dishes, type Dish } from '#content/data/dishes.ts';
import { tripIds } from '#content/data/trip-numbers.ts';
import { notInDishes } from '#content/data/not-in-dishes.ts';
import { capital, formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readPage } from '#site/lib/read-page.ts';
import { readingIn } from '#domain/korean/reading-in.ts';

/** The gastronomy page in one language: its text, dishes, categories and the words of the allergy card. */
export function readGastronomy(locale: Locale) {
  const page = readPage(locale, 'gastronomy');
  return {
    ...page,
    categories: localize(dishCategories, locale),
    dishes: dishes.map((dish) => readDish(dish, locale)),
    card: {
      ingredients: readIngredients(locale),
      diets: localize(diets, locale),
      sentences: localize(sentences, locale),
      unread: unreadNote(page.text.card.unread, locale),
    },
  };
}

export type GastronomyPage = ReturnType<typeof readGastronomy>;

function readIngredients(locale: Locale) {
  return (Object.keys(ingredients) as IngredientId[]).map((id) => {
    const { name, hangul, forms, hidden } = localize<Ingredient>(ingredients[id], locale);
    // The name without its explanation, for long lists: `Crustáceos` for `Crustáceos (gamba o camarón, cangrejo)`.
    const short = shortName(name);
    return { id, name, short, hangul, forms, hidden, inDishes: isInDishes(id) };
  });
}

const isInDishes = (id: IngredientId) => !notInDishes.some((each) => each === id);

/** A sentence naming who still has to review the card's Korean; empty when nobody has to. */
function unreadNote(sentence: string, locale: Locale): string {
  const onTheCard = [koreanTexts.sentences, koreanTexts.ingredients, koreanTexts.diets];
  const missing = new Set(onTheCard.flatMap(unreadBy));
  if (missing.size === 0) return '';
  const names = [...missing].map((reader) => readers[reader][locale]);
  return sentence.replace('{readers}', formats[locale].list(names));
}

/** A dish in one language, with its lists as the page shows them. */
function readDish({ ingredients: made, ...dish }: Dish, locale: Locale) {
  const namesOf = (ids: readonly IngredientId[]) =>
    ids.map((id) => ingredients[id].name[locale]).join(' · ');
  const list = made.map((each) => each[locale]).join(', ');
  return {
    ...localize(dish, locale),
    aloud: readingIn(locale)(dish.source ?? dish.nameKorean),
    ingredients: `${capital(list)}.`,
    tryAt: stopsIn(dish.whereToTry?.[locale] ?? ''),
    containsLine: namesOf(dish.allergens),
    sometimesLine: namesOf(dish.sometimes),
  };
}

/** The places that a text links to and that can be stops of a trip. */
function stopsIn(text: string) {
  const links = Array.from(text.matchAll(/\[([^\]]+)\]\([\w-]+#([\w-]+)\)/g));
  return links.flatMap(([, name = '', stop = '']) => (stops.has(stop) ? { stop, name } : []));
}

const stops = new Set<string>(tripIds);
