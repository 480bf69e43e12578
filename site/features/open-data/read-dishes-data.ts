import { ingredients } from '#content/allergy-card/ingredients.ts';
import { foodTraits } from '#content/allergy-card/traits.ts';
import { dishes, type Dish } from '#content/data/dishes.ts';
import type { MenuDish } from '#content/data/menu/menu-dish.ts';
import { menuDishes } from '#content/data/menu/menu.ts';
import { orders } from '#content/data/menu/orders.ts';
import { filledIn } from '#content/localize.ts';
import type { Text } from '#content/locale.ts';
import { notInDishes } from '#content/data/not-in-dishes.ts';
import { figureOf } from '#content/register/register.ts';
import { dataWords } from '#content/text/data.ts';
import { fill, shown } from '#domain/korean/source.ts';
import { withTraits } from '#site/features/food/menu-dishes.ts';
import { fileHead, inBoth, pageUrls } from './read-head.ts';

const filled = (text: Text) => inBoth((locale) => filledIn(text[locale], locale));

/** The dishes and drinks with what they contain and may contain. */
export function readDishesData() {
  const prices = menuDishes.flatMap(({ price }) => (price ? figureOf(price).checkedOn : []));
  const undeclared: readonly string[] = notInDishes;
  return {
    ...fileHead('dishes', prices),
    warning: dataWords.allergens,
    ingredients: Object.fromEntries(
      Object.entries(ingredients).flatMap(([id, { name, hangul }]) =>
        undeclared.includes(id) ? [] : [[id, { ...name, ko: hangul }]],
      ),
    ),
    traits: foodTraits,
    dishes: [...dishes.map(withCard), ...menuDishes.map(ofTheMenu)],
  };
}

function withCard(dish: Dish) {
  return {
    id: dish.id,
    name: dish.name,
    name_ko: dish.nameKorean,
    what: filled(dish.description),
    spicy: dish.spicyLevel,
    ...contents(dish),
    note: filled(dish.diet),
    url: pageUrls('gastronomy', `#${dish.id}`),
  };
}

function ofTheMenu({ source, nameKorean, ...dish }: MenuDish) {
  return {
    id: dish.id,
    name: dish.name,
    name_ko: nameKorean,
    what: filled(dish.line),
    spicy: dish.spicyLevel,
    ...contents(dish),
    note: filled(dish.note),
    ...(dish.price && { price_figure: dish.price }),
    order_ko: shown(fill(orders[dish.order].source, { dish: source ?? nameKorean })),
    url: pageUrls('food-menu', `#${dish.id}`),
  };
}

function contents(dish: Parameters<typeof withTraits>[0]) {
  const { allergens, sometimes } = withTraits(dish);
  return { contains: allergens, may_contain: sometimes };
}
