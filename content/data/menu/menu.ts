import type { Text } from '../../locale.ts';
import type { Dish } from '../dishes.ts';
import { drinks } from './drinks.ts';
import { meat } from './meat.ts';
import type { MenuDish } from './menu-dish.ts';
import { noodles } from './noodles.ts';
import { rice } from './rice.ts';
import { sea } from './sea.ts';
import { soups } from './soups.ts';
import { street } from './street.ts';
import { sweets } from './sweets.ts';

interface MenuSection {
  readonly id: string;
  readonly name: Text;
  /** As a Korean menu heads it. */
  readonly hangul: string;
  readonly dishes: readonly MenuDish[];
  /** The dishes with a card of these categories stand here. */
  readonly categories: readonly Dish['category'][];
  /** And these, whatever their category. */
  readonly withCard: readonly string[];
}

/** The menu, part by part: fifty dishes and drinks beyond those that have a card. */
export const menu: readonly MenuSection[] = [
  {
    id: 'soups',
    name: { es: 'Sopas y guisos', en: 'Soups and stews' },
    hangul: '국·찌개',
    dishes: soups,
    categories: [],
    withCard: ['sundubu-jjigae'],
  },
  {
    id: 'noodles',
    name: { es: 'Fideos', en: 'Noodles' },
    hangul: '면',
    dishes: noodles,
    categories: [],
    withCard: ['naengmyeon', 'japchae'],
  },
  {
    id: 'rice',
    name: { es: 'Arroz y comidas de diario', en: 'Rice and everyday meals' },
    hangul: '밥',
    dishes: rice,
    categories: ['rice', 'vegetarian'],
    withCard: ['jeonbok-juk'],
  },
  {
    id: 'sea',
    name: { es: 'Del mar', en: 'From the sea' },
    hangul: '해물',
    dishes: sea,
    categories: ['seafood'],
    withCard: [],
  },
  {
    id: 'meat',
    name: { es: 'Carne para compartir', en: 'Meat to share' },
    hangul: '고기',
    dishes: meat,
    categories: ['bbq'],
    withCard: [],
  },
  {
    id: 'street',
    name: { es: 'De puesto y mercado', en: 'Stalls and markets' },
    hangul: '분식',
    dishes: street,
    categories: ['street'],
    withCard: [],
  },
  {
    id: 'sweets',
    name: { es: 'Dulces', en: 'Sweets' },
    hangul: '간식',
    dishes: sweets,
    categories: [],
    withCard: ['hotteok', 'bungeoppang'],
  },
  {
    id: 'drinks',
    name: { es: 'Bebidas', en: 'Drinks' },
    hangul: '음료',
    dishes: drinks,
    categories: [],
    withCard: [],
  },
];

/** The dishes and drinks of the menu that have no card. */
export const menuDishes: readonly MenuDish[] = menu.flatMap(({ dishes }) => dishes);
