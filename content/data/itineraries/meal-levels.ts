import type { Text } from '../../locale.ts';
import { register, type FigureId } from '../../register/register.ts';

/** A level of spending on food: three meals a day, each a dish at its average price in Seoul. */
export interface MealLevel {
  readonly name: Text;
  readonly dishes: Text;
  readonly figures: readonly FigureId[];
}

export const mealLevels = {
  simple: {
    name: { es: 'Sencillas', en: 'Simple' },
    dishes: {
      es: 'gimbap, jajangmyeon y guiso de kimchi con arroz',
      en: 'gimbap, jajangmyeon and kimchi stew with rice',
    },
    figures: ['price-gimbap', 'price-jajangmyeon', 'price-kimchi-jjigae'],
  },
  usual: {
    name: { es: 'Normales', en: 'Usual' },
    dishes: {
      es: 'guiso de kimchi con arroz, kalguksu y una parrilla de samgyeopsal (200 g)',
      en: 'kimchi stew with rice, kalguksu and grilled samgyeopsal (200 g)',
    },
    figures: ['price-kimchi-jjigae', 'price-kalguksu', 'price-samgyeopsal'],
  },
  generous: {
    name: { es: 'Abundantes', en: 'Generous' },
    dishes: {
      es: 'bibimbap, samgyetang y una parrilla de samgyeopsal (200 g)',
      en: 'bibimbap, samgyetang and grilled samgyeopsal (200 g)',
    },
    figures: ['price-bibimbap', 'price-samgyetang', 'price-samgyeopsal'],
  },
} as const satisfies Record<string, MealLevel>;

export type MealLevelId = keyof typeof mealLevels;

/** KRW of a day's three meals. */
export function mealsPrice(level: MealLevelId): number {
  return mealLevels[level].figures.reduce((sum, id) => sum + register[id].current.value, 0);
}
