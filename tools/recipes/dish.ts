import type { Recipe } from './recipe.ts';

const entry = `  {
    id: 'gimbap',
    name: 'Gimbap',
    nameKorean: '김밥',
    category: 'rice',
    description: {
      es: 'Arroz y verduras enrollados en alga y cortados en rodajas. Se come frío y de camino.',
      en: 'Rice and vegetables rolled in seaweed and sliced. It is eaten cold and on the way.',
    },
    ingredients: [
      { es: 'arroz', en: 'rice' },
      { es: 'alga', en: 'seaweed' },
      { es: 'huevo', en: 'egg' },
      { es: 'aceite de sésamo', en: 'sesame oil' },
    ],
    spicyLevel: 1,
    vegetarian: false,
    diet: {
      es: 'Suele llevar jamón o surimi: pregunta por el relleno.',
      en: 'It usually holds ham or fish cake: ask about the filling.',
    },
    allergens: ['egg', 'sesame'],
    sometimes: ['soy', 'gluten', 'fish', 'crustaceans', 'pork', 'beef'],
    drawing: 'food/bibimbap',
    alt: { es: 'Un plato de rodajas de gimbap', en: 'A plate of gimbap slices' },
    funFact: {
      es: 'Es la comida de las excursiones del colegio.',
      en: 'It is the lunch of school trips.',
    },
  },
`;

const file = 'content/data/dishes.ts';
const end = '\n];\n';

/** One object. Begun in one language, as it may happen. */
export const dish: Recipe = {
  name: 'a dish',
  files: 1,
  begin({ replace }) {
    replace(file, end, `\n${entry.replace(", en: 'A plate of gimbap slices'", '')}];\n`);
  },
  asked: [file, "'en' is missing"],
  finish({ replace }) {
    const begun = "alt: { es: 'Un plato de rodajas de gimbap'";
    replace(file, begun, `${begun}, en: 'A plate of gimbap slices'`);
  },
  tests: ['content/', 'domain/', 'gastronomy', 'tools/fonts.test'],
};
