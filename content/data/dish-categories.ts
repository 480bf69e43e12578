import type { Text } from '../locale.ts';

export interface DishCategory {
  readonly id: 'all' | 'rice' | 'bbq' | 'seafood' | 'vegetarian' | 'street';
  readonly name: Text;
  readonly description: Text;
  /** The Korean word that the category's badge shows. */
  readonly icon: string;
}

/** The category buttons above the dishes, in their order. */
export const dishCategories: readonly DishCategory[] = [
  {
    id: 'all',
    name: { es: 'Todos', en: 'All' },
    description: {
      es: 'Del desayuno al puesto de medianoche.',
      en: 'From breakfast to the midnight stall.',
    },
    icon: '맛',
  },
  {
    id: 'rice',
    name: { es: 'Arroz, fideos y kimchi', en: 'Rice, noodles and kimchi' },
    description: {
      es: 'Los cuencos de cada día, y el kimchi que los acompaña.',
      en: 'Everyday bowls, and the kimchi that comes with them.',
    },
    icon: '밥',
  },
  {
    id: 'bbq',
    name: { es: 'Barbacoa', en: 'Barbecue' },
    description: {
      es: 'Carne que se hace en la mesa y se comparte. Suele pedirse para dos o más.',
      en: 'Meat cooked at the table and shared. You usually order for two or more.',
    },
    icon: '불',
  },
  {
    id: 'seafood',
    name: { es: 'Pescado y marisco', en: 'Seafood' },
    description: {
      es: 'Almejas, calamar, gambas (camarones) y oreja de mar (abulón), el sabor de la costa.',
      en: 'Clams, squid, shrimp and abalone, the taste of the coast.',
    },
    icon: '바다',
  },
  {
    id: 'vegetarian',
    name: { es: 'Vegetariano', en: 'Vegetarian' },
    description: {
      es: 'Sin carne ni pescado según su ficha. Pregunta siempre, porque el caldo y las salsas cambian de una cocina a otra.',
      en: 'No meat or fish, as described here. Always ask, because broth and sauces change from kitchen to kitchen.',
    },
    icon: '채소',
  },
  {
    id: 'street',
    name: { es: 'Callejera', en: 'Street food' },
    description: {
      es: 'Se come de pie, con palillo y vasito de papel, en los puestos de mercados y esquinas.',
      en: 'Eaten standing up, with a skewer and a paper cup, at market and street-corner stalls.',
    },
    icon: '길',
  },
];
