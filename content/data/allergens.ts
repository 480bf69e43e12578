import type { Text } from '../locale.ts';

/** Something that a person may not be able, or may not want, to eat. */
export interface Allergen {
  readonly name: Text;
  /** As a Korean cook writes it; may stand before 알레르기. */
  readonly hangul: string;
}

export const allergens = {
  gluten: {
    name: {
      es: 'Gluten (trigo, cebada, salsa de soja)',
      en: 'Gluten (wheat, barley, soy sauce)',
    },
    hangul: '글루텐(밀, 보리)',
  },
  soy: { name: { es: 'Soja', en: 'Soy' }, hangul: '대두(콩)' },
  egg: { name: { es: 'Huevo', en: 'Egg' }, hangul: '계란' },
  milk: { name: { es: 'Leche', en: 'Milk' }, hangul: '우유' },
  fish: { name: { es: 'Pescado', en: 'Fish' }, hangul: '생선' },
  crustaceans: {
    name: { es: 'Crustáceos (gamba, cangrejo)', en: 'Crustaceans (shrimp, crab)' },
    hangul: '갑각류(새우, 게)',
  },
  molluscs: {
    name: { es: 'Moluscos (almeja, calamar)', en: 'Molluscs (clam, squid)' },
    hangul: '조개류와 오징어',
  },
  sesame: { name: { es: 'Sésamo', en: 'Sesame' }, hangul: '참깨' },
  peanuts: { name: { es: 'Cacahuete', en: 'Peanut' }, hangul: '땅콩' },
  nuts: { name: { es: 'Frutos secos', en: 'Tree nuts' }, hangul: '견과류' },
  buckwheat: {
    name: { es: 'Alforfón (trigo sarraceno)', en: 'Buckwheat' },
    hangul: '메밀',
  },
  pork: { name: { es: 'Cerdo', en: 'Pork' }, hangul: '돼지고기' },
  beef: { name: { es: 'Carne de res (ternera)', en: 'Beef' }, hangul: '소고기' },
  chicken: { name: { es: 'Pollo', en: 'Chicken' }, hangul: '닭고기' },
} as const satisfies Record<string, Allergen>;

export type AllergenId = keyof typeof allergens;

const meat = ['pork', 'beef', 'chicken'] as const;
const seafood = ['fish', 'crustaceans', 'molluscs'] as const;

/** Diets that tick several boxes at once. */
export const diets = [
  {
    id: 'vegetarian',
    name: { es: 'Dieta vegetariana', en: 'Vegetarian' },
    ids: [...meat, ...seafood],
  },
  {
    id: 'vegan',
    name: { es: 'Dieta vegana', en: 'Vegan' },
    ids: [...meat, ...seafood, 'egg', 'milk'],
  },
] as const satisfies readonly { id: string; name: Text; ids: readonly AllergenId[] }[];

/**
 * What the card says to the cook, with what each sentence means. The first sentence holds the
 * ingredients in the place of `{list}`.
 */
export const cardPhrases = {
  /** Without a choice: one points at the list. */
  point: [
    {
      hangul: '저는 음식 알레르기가 있습니다.',
      meaning: { es: 'Tengo alergia a algunos alimentos.', en: 'I have food allergies.' },
    },
    {
      hangul: '제가 가리키는 재료가 들어간 음식은 먹을 수 없습니다.',
      meaning: {
        es: 'No puedo comer platos que lleven lo que te señalo.',
        en: 'I cannot eat dishes that contain what I point at.',
      },
    },
  ],
  allergy: [
    {
      hangul: '저는 {list} 알레르기가 있습니다.',
      meaning: { es: 'Tengo alergia a: {list}.', en: 'I am allergic to: {list}.' },
    },
    {
      hangul: '이 재료가 들어간 음식은 조금도 먹을 수 없습니다.',
      meaning: {
        es: 'No puedo comer nada que lo lleve, ni siquiera un poco.',
        en: 'I cannot eat food that contains it, not even a little.',
      },
    },
    {
      hangul: '육수, 소스, 반찬에도 들어 있는지 확인해 주세요.',
      meaning: {
        es: 'Por favor, comprueba también el caldo, las salsas y las guarniciones.',
        en: 'Please check the broth, the sauces and the side dishes, too.',
      },
    },
    { hangul: '감사합니다.', meaning: { es: 'Gracias.', en: 'Thank you.' } },
  ],
  diet: [
    {
      hangul: '저는 다음 재료를 먹지 않습니다: {list}.',
      meaning: { es: 'No como: {list}.', en: 'I do not eat: {list}.' },
    },
    {
      hangul: '이 재료가 들어가지 않은 음식을 추천해 주세요.',
      meaning: {
        es: 'Por favor, recomiéndame un plato que no lo lleve.',
        en: 'Please recommend a dish without it.',
      },
    },
    {
      hangul: '육수, 소스, 반찬에도 들어 있는지 확인해 주세요.',
      meaning: {
        es: 'Por favor, comprueba también el caldo, las salsas y las guarniciones.',
        en: 'Please check the broth, the sauces and the side dishes, too.',
      },
    },
    { hangul: '감사합니다.', meaning: { es: 'Gracias.', en: 'Thank you.' } },
  ],
} as const satisfies Record<string, readonly { hangul: string; meaning: Text }[]>;
