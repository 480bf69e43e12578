import type { Recipe } from './recipe.ts';

const entry = `  {
    id: 'gyeran-jjim',
    name: 'Gyeran-jjim',
    nameKorean: '계란찜',
    category: 'rice',
    description: {
      es: 'Huevo batido que sube al vapor en una olla de barro. Llega a la mesa temblando.',
      en: 'Beaten egg that rises as it steams in an earthen pot. It comes to the table trembling.',
    },
    ingredients: [
      { es: 'huevo', en: 'egg' },
      { es: 'caldo de anchoas', en: 'anchovy stock' },
      { es: 'gambas saladas', en: 'salted shrimp' },
      { es: 'cebolleta', en: 'spring onion' },
    ],
    spicyLevel: 1,
    vegetarian: false,
    diet: {
      es: 'Parece solo huevo, pero el caldo es de pescado y se sala con gambas: pregunta.',
      en: 'It looks like egg alone, but the stock is fish and the salt is shrimp: ask.',
    },
    allergens: ['egg', 'fish', 'crustaceans'],
    sometimes: ['soy', 'gluten', 'sesame', 'milk'],
    drawing: 'food/bibimbap',
    alt: { es: 'Una olla de barro con huevo', en: 'An earthen pot of egg' },
    funFact: {
      es: 'En muchas barbacoas viene con la carne.',
      en: 'Many barbecue restaurants bring it with the meat.',
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
    replace(file, end, `\n${entry.replace(", en: 'An earthen pot of egg'", '')}];\n`);
  },
  asked: [file, "'en' is missing"],
  async finish({ replace, run }) {
    const begun = "alt: { es: 'Una olla de barro con huevo'";
    replace(file, begun, `${begun}, en: 'An earthen pot of egg'`);
    await run('data-ids');
  },
  tests: ['content/', 'domain/', '/food/', 'features/open-data', 'tools/fonts.test'],
};
