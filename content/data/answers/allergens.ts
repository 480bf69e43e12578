import { ingredients, type IngredientId } from '../../allergy-card/ingredients.ts';
import { sentences } from '../../allergy-card/sentences.ts';
import { formats } from '../../formats.ts';
import { locales, type Locale, type Text } from '../../locale.ts';
import { ways, type Answer } from './answer.ts';

/** What people call an allergen; one word can stand for several ingredients of the card. */
interface Allergen {
  readonly id: string;
  readonly question: Text;
  readonly of: readonly IngredientId[];
  /** Separated by commas. */
  readonly called: Text;
  /** Further ways to ask, such as the word alone where it says enough. */
  readonly asked?: string;
}

/** Each ingredient stands in one at least, so that nobody is given the sentence of another allergen. */
const allergens: readonly Allergen[] = [
  {
    id: 'peanut',
    question: { es: 'Tengo alergia al cacahuete (maní)', en: 'I have a peanut allergy' },
    of: ['peanut'],
    called: { es: 'cacahuete, mani, cacahuate, cacahuet, 땅콩', en: 'peanut, groundnut' },
    asked: 'cacahuete, cacahuetes, mani, cacahuate, peanut, peanuts, 땅콩',
  },
  {
    id: 'nuts',
    question: { es: 'Tengo alergia a los frutos secos', en: 'I have a nut allergy' },
    of: ['treeNuts', 'peanut'],
    called: { es: 'frutos secos, fruto seco', en: 'nuts, nut' },
    asked: 'frutos secos, nuts, nut free',
  },
  {
    id: 'tree-nuts',
    question: { es: 'Tengo alergia a las nueces y almendras', en: 'I have a tree nut allergy' },
    of: ['treeNuts'],
    called: {
      es: 'nueces, nuez, almendra, avellana, pistacho, anacardo, pinon, castana, 견과류',
      en: 'tree nut, walnut, almond, hazelnut, cashew, pistachio, pine nut',
    },
    asked: 'nueces, almendras, tree nuts',
  },
  {
    id: 'shellfish',
    question: { es: 'Tengo alergia al marisco', en: 'I have a shellfish allergy' },
    of: ['crustaceans', 'molluscs'],
    called: { es: 'marisco, mariscos, conchas', en: 'shellfish' },
    asked: 'sin marisco, sin mariscos, no shellfish',
  },
  {
    id: 'crustaceans',
    question: { es: 'Tengo alergia a los crustáceos', en: 'I have a crustacean allergy' },
    of: ['crustaceans'],
    called: {
      es: 'crustaceo, gamba, camaron, langostino, cangrejo, jaiba, langosta, bogavante, 새우',
      en: 'crustacean, shrimp, prawn, crab, lobster',
    },
  },
  {
    id: 'molluscs',
    question: { es: 'Tengo alergia a los moluscos', en: 'I have a mollusc allergy' },
    of: ['molluscs'],
    called: {
      es: 'molusco, almeja, mejillon, ostra, ostion, vieira, calamar, pulpo, sepia',
      en: 'mollusc, mollusk, clam, mussel, oyster, scallop, squid, octopus',
    },
  },
  {
    id: 'seafood',
    question: {
      es: 'Tengo alergia al pescado y al marisco',
      en: 'I have a fish and shellfish allergy',
    },
    of: ['fish', 'crustaceans', 'molluscs'],
    called: { es: 'frutos mar, pescado marisco', en: 'seafood, fish shellfish' },
  },
  {
    id: 'fish',
    question: { es: 'Tengo alergia al pescado', en: 'I have a fish allergy' },
    of: ['fish'],
    called: { es: 'pescado, atun, salmon, anchoa', en: 'fish, tuna, anchovy, salmon' },
  },
  {
    id: 'egg',
    question: { es: 'Tengo alergia al huevo', en: 'I have an egg allergy' },
    of: ['egg'],
    called: { es: 'huevo, clara, yema, 계란', en: 'egg' },
    asked: 'sin huevo, egg free, no egg',
  },
  {
    id: 'milk',
    question: { es: 'Tengo alergia a la leche', en: 'I have a milk allergy' },
    of: ['milk'],
    called: {
      es: 'leche, lactosa, lacteo, lacteos, caseina, queso, 우유',
      en: 'milk, dairy, lactose, casein',
    },
    asked:
      'lactosa, sin lactosa, sin leche, sin lacteos, intolerancia lactosa, lactose, dairy free, lactose free, lactose intolerant',
  },
  {
    id: 'soy',
    question: { es: 'Tengo alergia a la soja', en: 'I have a soy allergy' },
    of: ['soy'],
    called: { es: 'soja, soya, tofu', en: 'soy, soybean, tofu' },
    asked: 'sin soja, sin soya, soy free',
  },
  {
    id: 'sesame',
    question: { es: 'Tengo alergia al sésamo (ajonjolí)', en: 'I have a sesame allergy' },
    of: ['sesame'],
    called: { es: 'sesamo, ajonjoli, tahini', en: 'sesame, tahini' },
    asked: 'sesamo, ajonjoli, sesame',
  },
  {
    id: 'wheat',
    question: { es: 'Tengo alergia al trigo o al gluten', en: 'I have a wheat or gluten allergy' },
    of: ['gluten'],
    called: {
      es: 'trigo, gluten, harina, cebada, centeno',
      en: 'wheat, flour, barley, rye, gluten',
    },
  },
  {
    id: 'buckwheat',
    question: {
      es: 'Tengo alergia al trigo sarraceno (alforfón)',
      en: 'I have a buckwheat allergy',
    },
    of: ['buckwheat'],
    called: { es: 'alforfon, trigo sarraceno, sarraceno, 메밀', en: 'buckwheat, soba' },
  },
  {
    id: 'pork',
    question: { es: 'No puedo comer cerdo por alergia', en: 'I have a pork allergy' },
    of: ['pork'],
    called: { es: 'cerdo, puerco, chancho', en: 'pork' },
  },
  {
    id: 'beef',
    question: { es: 'No puedo comer carne de res por alergia', en: 'I have a beef allergy' },
    of: ['beef'],
    called: { es: 'ternera, res, vacuno, carne roja, alfa gal', en: 'beef, red meat, alpha gal' },
  },
  {
    id: 'chicken',
    question: { es: 'Tengo alergia al pollo', en: 'I have a chicken allergy' },
    of: ['chicken'],
    called: { es: 'pollo, ave', en: 'chicken, poultry' },
  },
  {
    id: 'sulphites',
    question: { es: 'Tengo alergia a los sulfitos', en: 'I have a sulphite allergy' },
    of: ['sulphites'],
    called: { es: 'sulfito, sulfitos', en: 'sulphite, sulfite, sulphites, sulfites' },
    asked: 'sulfitos, sulphites, sulfites',
  },
  {
    id: 'mustard',
    question: { es: 'Tengo alergia a la mostaza', en: 'I have a mustard allergy' },
    of: ['mustard'],
    called: { es: 'mostaza', en: 'mustard' },
  },
  {
    id: 'celery',
    question: { es: 'Tengo alergia al apio', en: 'I have a celery allergy' },
    of: ['celery'],
    called: { es: 'apio', en: 'celery' },
  },
  {
    id: 'lupin',
    question: { es: 'Tengo alergia al altramuz', en: 'I have a lupin allergy' },
    of: ['lupin'],
    called: { es: 'altramuz, altramuces, lupino, chocho', en: 'lupin' },
  },
];

/** Each language with its own foods: the Spanish for “I am” is the English soy. */
const saying: Readonly<Record<Locale, readonly string[]>> = {
  es: ['alergia', 'alérgico', 'alérgica'],
  en: ['allergy', 'allergic'],
};

/** How one says that one leaves a food; `no soy` is Spanish too, and gluten has an answer of its own. */
const leaving: Readonly<Record<Locale, (food: string) => readonly string[]>> = {
  es: (food) => [`sin ${food}`, `no como ${food}`],
  en: (food) =>
    [`without ${food}`, `dont eat ${food}`, `${food} free`].concat(
      food === 'soy' ? [] : `no ${food}`,
    ),
};

/** How many foods an answer names of those that contain an ingredient. */
const mostFoods = 3;

function answerOf({ id, question, of, called, asked = '' }: Allergen): Answer {
  const listed = of.map((each) => ingredients[each]);
  const korean = `${sentences.allergyHead.hangul} ${listed.map(({ hangul }) => hangul).join(', ')}.`;
  const foods = (locale: Locale) => {
    const each = Math.ceil(mostFoods / listed.length);
    const names = listed.flatMap(({ hidden }) =>
      hidden.slice(0, each).map(({ name }) => name[locale]),
    );
    return formats[locale].list([...new Set(names)]);
  };
  return {
    id: `allergy-${id}`,
    question,
    text: {
      es: `Enseña esto antes de pedir: ${korean} Puede estar donde no se ve: ${foods('es')}, entre otros. Pon en la tarjeta todo lo que no puedes tomar; si tu reacción es grave, una frase no basta.`,
      en: `Show this before you order: ${korean} It can be where you do not see it: ${foods('en')}, among others. Put all you cannot eat on the card; if your reaction is severe, one sentence is not enough.`,
    },
    more: ['gastronomy#allergy-card', 'vegetarian-or-coeliac'],
    exact: true,
    asked: [
      ...locales.flatMap((locale) =>
        ways(called[locale]).flatMap((food) =>
          saying[locale]
            .map((word) => `${word} ${food}`)
            .concat(id === 'wheat' ? [] : leaving[locale](food)),
        ),
      ),
      ...ways(asked).filter(Boolean),
    ],
  };
}

/** One answer for each allergen, with the words of the card. */
export const allergies: readonly Answer[] = [
  {
    id: 'allergies',
    question: {
      es: '¿Cómo digo que tengo una alergia?',
      en: 'How do I say that I have an allergy?',
    },
    text: {
      es: 'Haz la tarjeta en coreano: marca lo que no puedes comer y enséñala antes de pedir. Si tu reacción es grave, come en sitios especializados y lleva tu medicación. Emergencias: 119.',
      en: 'Make the card in Korean: mark what you cannot eat and show it before you order. If your reaction is severe, eat in specialised places and carry your medication. Emergencies: 119.',
    },
    more: ['gastronomy#allergy-card', 'emergencies'],
    asked: ways(
      'alergia, alergias, alergico, alergica, alergicos, intolerancia, intolerancias, anafilaxia, tarjeta alergia, tarjeta alergias, allergy, allergies, allergic, allergy card, food allergy, anaphylaxis, 알레르기',
    ),
  },
  ...allergens.map(answerOf),
];

/** The words for each allergen in one language, and the ingredients that its answer has to name. */
export function allergenWords(locale: Locale) {
  return allergens.map(({ id, of, called }) => ({
    id: `allergy-${id}`,
    of,
    words: ways(called[locale]),
  }));
}
