import { diets } from '#content/allergy-card/diets.ts';
import { foodTraits } from '#content/allergy-card/traits.ts';
import { ingredients } from '#content/allergy-card/ingredients.ts';
import { dishes, type Dish } from '#content/data/dishes.ts';
import { menu } from '#content/data/menu/menu.ts';
import type { MenuDish } from '#content/data/menu/menu-dish.ts';
import { orders } from '#content/data/menu/orders.ts';
import { notInDishes, type DishIngredient } from '#content/data/not-in-dishes.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { readFigure, readPageFigures } from '#content/register/figures.ts';
import { figureOf, type FigureId } from '#content/register/register.ts';
import { readingIn } from '#domain/korean/reading-in.ts';
import { romanise } from '#domain/korean/romanise.ts';
import { fill, shown } from '#domain/korean/source.ts';
import { roundedWon, won } from '#domain/text/amounts.ts';
import { firstSentence } from '#domain/text/first-sentence.ts';
import { fold } from '#domain/text/search-terms.ts';
import { readPage } from '#site/lib/read-page.ts';
import { isMeatless, withTraits } from './menu-dishes.ts';
import { readGastronomy } from './read.ts';

/** The menu in one language: its parts with their dishes, and what the choice of what one does not eat works with. */
export function readMenu(locale: Locale) {
  const { text, ...page } = readPage(locale, 'food-menu');
  const { dishes: words, card } = readGastronomy(locale).text;
  const sections = menu.map((part) => ({
    id: part.id,
    name: part.name[locale],
    hangul: part.hangul,
    dishes: [
      ...part.dishes.map((dish) => readFurther(dish, part.id, locale)),
      ...dishes.filter((dish) => partOf(dish) === part.id).map((dish) => readCard(dish, locale)),
    ],
  }));
  const prices = menu.flatMap(({ dishes: all }) => all.flatMap(({ price }) => price ?? []));
  return {
    ...page,
    text: { ...text, words, showCard: card.card },
    sections,
    items: sections.flatMap((section) => section.dishes.map(({ item }) => item)),
    diets: diets.map(({ id, name, covers, traits }) => ({
      id,
      name: name[locale],
      covers,
      traits,
    })),
    traits: localize(foodTraits, locale),
    figures: readPageFigures(prices, locale),
  };
}

export type MenuPage = ReturnType<typeof readMenu>;

/** A dish in a row of the menu. */
export type MenuEntry = MenuPage['sections'][number]['dishes'][number];

type Named = Pick<MenuDish, 'id' | 'name' | 'nameKorean' | 'allergens' | 'sometimes'> & {
  readonly source?: string;
};

/** What every row shows. */
function readRow(dish: Named, line: string, aliases: string, locale: Locale) {
  const { id, name, nameKorean, source = nameKorean, allergens, sometimes } = dish;
  return {
    id,
    name,
    hangul: nameKorean,
    aloud: readingIn(locale)(source),
    line,
    containsLine: namesOf(allergens, locale),
    sometimesLine: namesOf(sometimes, locale),
    /** What the search and the choice of what one does not eat know of it. */
    item: {
      id,
      names: fold([name, nameKorean, aliases, line].join(' ')).replaceAll(/[-,. ]+/g, ' '),
      ...withTraits(dish),
    },
  };
}

function readFurther(dish: MenuDish, part: string, locale: Locale) {
  const { nameKorean, source = nameKorean, name, traits = [], order, price } = dish;
  const { meaning } = orders[order];
  const said = fill(orders[order].source, { dish: source });
  return {
    ...readRow(dish, dish.line[locale], dish.aliases, locale),
    spicyLevel: dish.spicyLevel,
    // Of a drink it says nothing.
    vegetarian: part !== 'drinks' && isMeatless(dish),
    vegetarianIf: undefined,
    drawing: undefined,
    alcohol: traits.includes('alcohol'),
    further: {
      note: dish.note[locale],
      where: dish.where[locale],
      price: price && readPrice(price, locale),
      order: {
        korean: shown(said),
        meaning: meaning[locale].replace('{dish}', name.toLowerCase()),
        reading: readingIn(locale)(said),
        romanised: romanise(said),
      },
    },
    href: undefined,
  };
}

/** A dish that has a card, to which its row leads. */
function readCard(dish: Dish, locale: Locale) {
  return {
    ...readRow(dish, firstSentence(dish.description[locale])[0], '', locale),
    spicyLevel: dish.spicyLevel,
    vegetarian: dish.vegetarian,
    vegetarianIf: dish.vegetarianIf?.[locale],
    drawing: dish.drawing,
    alcohol: false,
    further: undefined,
    href: `${pathTo('gastronomy', locale)}#${dish.id}`,
  };
}

/** The part of the menu in which a dish with a card stands: its own, else that of its category. */
function partOf({ id, category }: Dish): string | undefined {
  const own = menu.find(({ withCard }) => withCard.includes(id));
  return (own ?? menu.find(({ categories }) => categories.includes(category)))?.id;
}

/** The price in a row, an average as people say it, with its year; and its figure, which is exact. */
function readPrice(id: FigureId, locale: Locale) {
  const { since = '', current } = figureOf(id);
  const figure = readFigure(id, locale);
  const { value, text } = current;
  const isAverage = typeof value === 'number' && !text && value % 100 > 0;
  const short = isAverage ? `≈ ${won(roundedWon(value, 500), locale)}` : figure.value;
  return { figure, short, year: since.slice(0, 4), month: formats[locale].month(since) };
}

function namesOf(ids: readonly DishIngredient[], locale: Locale): string {
  return ids.map((id) => ingredients[id].name[locale]).join(' · ');
}

/** The ingredients to choose from, those of which dishes say whether they hold them apart from the others. */
export function readAvoidable(locale: Locale) {
  return readGastronomy(locale).card.ingredients.map(({ id, short }) => ({
    id,
    short,
    inDishes: !notInDishes.some((each) => each === id),
  }));
}
