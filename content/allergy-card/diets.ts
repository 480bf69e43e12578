import { ingredients, type IngredientId } from './ingredients.ts';
import type { FoodTrait } from './traits.ts';
import type { CardItem, Sentence } from './types.ts';
import type { Text } from '../locale.ts';

export interface Diet {
  readonly id: string;
  readonly name: Text;
  readonly sentence: Sentence;
  /** Ingredients that the diet excludes altogether. */
  readonly covers: readonly IngredientId[];
  /** What else it excludes, which no allergy names. */
  readonly traits: readonly FoodTrait[];
  /** Ingredients that the sentence says the person eats, which an allergy would contradict. */
  readonly eats: readonly IngredientId[];
  /** Whether even traces have to be avoided. */
  readonly traces?: boolean;
  readonly excluded: readonly CardItem[];
}

/** Diets add ingredients that a person does not eat; they never change an allergy. */
export const diets = [
  {
    id: 'pescatarian',
    name: { es: 'Vegetariana con pescado', en: 'Vegetarian with fish (pescatarian)' },
    sentence: {
      hangul: '저는 고기를 먹지 않습니다. 생선과 해산물, 계란, 우유는 먹습니다.',
      meaning: {
        es: 'No como carne. Sí como pescado, marisco, huevo y leche.',
        en: 'I do not eat meat. I do eat fish, seafood, egg and milk.',
      },
    },
    covers: ['pork', 'beef', 'chicken'],
    traits: [],
    eats: ['fish', 'crustaceans', 'molluscs', 'egg', 'milk'],
    excluded: [
      { hangul: '소고기', name: { es: 'carne de res', en: 'beef' } },
      { hangul: '돼지고기', name: { es: 'cerdo', en: 'pork' } },
      { hangul: '닭고기', name: { es: 'pollo', en: 'chicken' } },
      { hangul: '오리고기', name: { es: 'pato', en: 'duck' } },
      { hangul: '햄', name: { es: 'jamón cocido', en: 'ham' } },
      { hangul: '소시지', name: { es: 'salchicha', en: 'sausage' } },
      { hangul: '베이컨', name: { es: 'beicon (tocineta)', en: 'bacon' } },
      { hangul: '고기 육수', name: { es: 'caldo de carne', en: 'meat stock' } },
      { hangul: '사골 육수', name: { es: 'caldo de hueso de res', en: 'ox-bone stock' } },
      {
        hangul: '고기 맛 조미료',
        name: { es: 'condimento con sabor a carne', en: 'meat-flavoured seasoning' },
      },
      { hangul: '라면 스프', name: { es: 'sobre de sopa instantánea', en: 'instant soup powder' } },
      { hangul: '고기 고명', name: { es: 'carne de adorno', en: 'meat garnish' } },
    ],
  },
  {
    id: 'vegetarian',
    name: { es: 'Vegetariana sin pescado', en: 'Vegetarian without fish' },
    sentence: {
      hangul:
        '저는 채식을 합니다. 고기, 생선, 해산물을 모두 먹지 않습니다. 계란과 우유는 먹습니다.',
      meaning: {
        es: 'Sigo una dieta vegetariana. No como nada de carne, pescado ni marisco. Sí tomo huevo y leche.',
        en: 'I follow a vegetarian diet. I eat no meat, fish or seafood at all. I do have egg and milk.',
      },
    },
    covers: ['pork', 'beef', 'chicken', 'fish', 'crustaceans', 'molluscs'],
    traits: [],
    eats: ['egg', 'milk'],
    excluded: [
      { hangul: '모든 고기', name: { es: 'cualquier carne', en: 'any meat' } },
      { hangul: '생선', name: { es: 'pescado', en: 'fish' } },
      { hangul: '해산물', name: { es: 'marisco', en: 'seafood' } },
      { hangul: '멸치 육수', name: { es: 'caldo de anchoas', en: 'anchovy stock' } },
      { hangul: '고기 육수', name: { es: 'caldo de carne', en: 'meat stock' } },
      { hangul: '액젓', name: { es: 'salsa de pescado', en: 'fish sauce' } },
      {
        hangul: '새우젓',
        name: { es: 'gambitas fermentadas en sal', en: 'salted fermented shrimp' },
      },
      {
        hangul: '젓갈이 든 김치',
        name: {
          es: 'kimchi con pescado o marisco fermentado',
          en: 'kimchi with fermented seafood',
        },
      },
      { hangul: '어묵', name: { es: 'pasta de pescado', en: 'fish cake' } },
      { hangul: '맛살', name: { es: 'palitos de cangrejo', en: 'crab sticks' } },
      { hangul: '가쓰오부시', name: { es: 'copos de bonito', en: 'bonito flakes' } },
      { hangul: '굴소스', name: { es: 'salsa de ostras', en: 'oyster sauce' } },
      { hangul: '햄', name: { es: 'jamón cocido', en: 'ham' } },
      {
        hangul: '조미료(고기·생선 맛)',
        name: {
          es: 'condimento con sabor a carne o pescado',
          en: 'meat- or fish-flavoured seasoning',
        },
      },
      { hangul: '라면 스프', name: { es: 'sobre de sopa instantánea', en: 'instant soup powder' } },
      { hangul: '젤라틴', name: { es: 'gelatina', en: 'gelatine' } },
    ],
  },
  {
    id: 'vegan',
    name: { es: 'Vegana', en: 'Vegan' },
    sentence: {
      hangul: '저는 비건입니다. 고기, 생선, 해산물, 계란, 우유, 꿀을 모두 먹지 않습니다.',
      meaning: {
        es: 'Soy una persona vegana. No tomo carne, pescado, marisco, huevo, leche ni miel.',
        en: 'I am vegan. I have no meat, fish, seafood, egg, milk or honey.',
      },
    },
    covers: ['pork', 'beef', 'chicken', 'fish', 'crustaceans', 'molluscs', 'egg', 'milk'],
    traits: ['honey'],
    eats: [],
    excluded: [
      { hangul: '모든 고기', name: { es: 'cualquier carne', en: 'any meat' } },
      { hangul: '생선', name: { es: 'pescado', en: 'fish' } },
      { hangul: '해산물', name: { es: 'marisco', en: 'seafood' } },
      { hangul: '계란', name: { es: 'huevo', en: 'egg' } },
      { hangul: '우유', name: { es: 'leche', en: 'milk' } },
      { hangul: '치즈', name: { es: 'queso', en: 'cheese' } },
      { hangul: '버터', name: { es: 'mantequilla', en: 'butter' } },
      { hangul: '생크림', name: { es: 'nata (crema de leche)', en: 'fresh cream' } },
      { hangul: '마요네즈', name: { es: 'mayonesa', en: 'mayonnaise' } },
      { hangul: '꿀', name: { es: 'miel', en: 'honey' } },
      { hangul: '멸치 육수', name: { es: 'caldo de anchoas', en: 'anchovy stock' } },
      { hangul: '고기 육수', name: { es: 'caldo de carne', en: 'meat stock' } },
      { hangul: '액젓', name: { es: 'salsa de pescado', en: 'fish sauce' } },
      {
        hangul: '새우젓',
        name: { es: 'gambitas fermentadas en sal', en: 'salted fermented shrimp' },
      },
      {
        hangul: '젓갈이 든 김치',
        name: {
          es: 'kimchi con pescado o marisco fermentado',
          en: 'kimchi with fermented seafood',
        },
      },
      { hangul: '어묵', name: { es: 'pasta de pescado', en: 'fish cake' } },
      { hangul: '굴소스', name: { es: 'salsa de ostras', en: 'oyster sauce' } },
      {
        hangul: '조미료(고기·생선 맛)',
        name: {
          es: 'condimento con sabor a carne o pescado',
          en: 'meat- or fish-flavoured seasoning',
        },
      },
      { hangul: '젤라틴', name: { es: 'gelatina', en: 'gelatine' } },
    ],
  },
  {
    id: 'halal',
    name: { es: 'Halal', en: 'Halal' },
    sentence: {
      hangul:
        '저는 무슬림입니다. 할랄 음식만 먹습니다. 돼지고기와 술이 들어간 음식은 먹을 수 없습니다.',
      meaning: {
        es: 'Soy una persona musulmana. Solo como comida halal. No puedo comer platos con cerdo ni alcohol.',
        en: 'I am Muslim. I eat only halal food. I cannot eat food that contains pork or alcohol.',
      },
    },
    covers: ['pork'],
    traits: ['alcohol', 'meatNotHalal'],
    eats: [],
    excluded: [
      { hangul: '돼지고기', name: { es: 'cerdo', en: 'pork' } },
      { hangul: '햄', name: { es: 'jamón cocido', en: 'ham' } },
      { hangul: '소시지', name: { es: 'salchicha', en: 'sausage' } },
      { hangul: '베이컨', name: { es: 'beicon (tocineta)', en: 'bacon' } },
      { hangul: '순대', name: { es: 'embutido de sangre', en: 'blood sausage' } },
      { hangul: '돼지기름', name: { es: 'manteca de cerdo', en: 'lard' } },
      { hangul: '돼지 뼈 육수', name: { es: 'caldo de hueso de cerdo', en: 'pork-bone stock' } },
      { hangul: '젤라틴', name: { es: 'gelatina', en: 'gelatine' } },
      {
        hangul: '할랄이 아닌 소고기와 닭고기',
        name: { es: 'carne de res y pollo que no sean halal', en: 'non-halal beef and chicken' },
      },
      { hangul: '맛술', name: { es: 'alcohol dulce de cocina', en: 'sweet cooking wine' } },
      { hangul: '미림', name: { es: 'mirin', en: 'mirin' } },
      { hangul: '요리용 소주', name: { es: 'soju para cocinar', en: 'soju used in cooking' } },
      { hangul: '맥주', name: { es: 'cerveza', en: 'beer' } },
      {
        hangul: '같은 불판에 구운 고기',
        name: { es: 'carne asada en la misma plancha', en: 'meat cooked on the same grill' },
      },
    ],
  },
  {
    id: 'noAlcohol',
    name: { es: 'Sin alcohol', en: 'No alcohol' },
    sentence: {
      hangul: '저는 술을 마시지 않습니다. 음식에도 술을 넣지 말아 주세요.',
      meaning: {
        es: 'No bebo alcohol. Tampoco ponga alcohol en la comida, por favor.',
        en: 'I do not drink alcohol. Please do not put alcohol in the food either.',
      },
    },
    covers: [],
    traits: ['alcohol'],
    eats: [],
    excluded: [
      { hangul: '소주', name: { es: 'soju', en: 'soju' } },
      { hangul: '맥주', name: { es: 'cerveza', en: 'beer' } },
      { hangul: '막걸리', name: { es: 'vino turbio de arroz', en: 'cloudy rice wine' } },
      { hangul: '청주', name: { es: 'vino claro de arroz', en: 'clear rice wine' } },
      { hangul: '와인', name: { es: 'vino', en: 'wine' } },
      { hangul: '맛술', name: { es: 'alcohol dulce de cocina', en: 'sweet cooking wine' } },
      { hangul: '미림', name: { es: 'mirin', en: 'mirin' } },
      {
        hangul: '술떡',
        name: {
          es: 'pastel de arroz fermentado con makgeolli',
          en: 'makgeolli-leavened rice cake',
        },
      },
    ],
  },
  {
    id: 'coeliac',
    name: { es: 'Celíaca', en: 'Coeliac' },
    sentence: {
      hangul: '저는 셀리악병 환자입니다. 아주 적은 양의 글루텐도 몸에 해롭습니다.',
      meaning: {
        es: 'Soy una persona celíaca. Incluso una cantidad muy pequeña de gluten me hace daño.',
        en: 'I have coeliac disease. Even a very small amount of gluten harms me.',
      },
    },
    covers: ['gluten'],
    traits: [],
    eats: [],
    traces: true,
    excluded: [...ingredients.gluten.forms, ...ingredients.gluten.hidden],
  },
  {
    id: 'pregnant',
    name: { es: 'Embarazo', en: 'Pregnant' },
    sentence: {
      hangul: '저는 임신 중입니다. 익히지 않은 음식과 술은 먹으면 안 됩니다.',
      meaning: {
        es: 'Estoy embarazada. No debo tomar alimentos sin cocinar ni alcohol.',
        en: 'I am pregnant. I must not have uncooked food or alcohol.',
      },
    },
    covers: [],
    traits: ['alcohol', 'raw'],
    eats: [],
    excluded: [
      { hangul: '생선회', name: { es: 'pescado crudo', en: 'raw fish' } },
      { hangul: '육회', name: { es: 'carne cruda aliñada', en: 'raw seasoned beef' } },
      { hangul: '생굴', name: { es: 'ostra cruda', en: 'raw oyster' } },
      {
        hangul: '간장게장',
        name: { es: 'cangrejo crudo en salsa de soja', en: 'raw crab in soy sauce' },
      },
      { hangul: '양념게장', name: { es: 'cangrejo crudo picante', en: 'spicy raw crab' } },
      { hangul: '익히지 않은 계란', name: { es: 'huevo crudo', en: 'raw egg' } },
      { hangul: '반숙 계란', name: { es: 'huevo poco hecho', en: 'soft-boiled egg' } },
      { hangul: '덜 익은 고기', name: { es: 'carne poco hecha', en: 'undercooked meat' } },
      {
        hangul: '살균하지 않은 우유',
        name: { es: 'leche sin pasteurizar', en: 'unpasteurised milk' },
      },
      { hangul: '술', name: { es: 'alcohol', en: 'alcohol' } },
      { hangul: '맛술', name: { es: 'alcohol dulce de cocina', en: 'sweet cooking wine' } },
    ],
  },
] as const satisfies readonly Diet[];

export type DietId = (typeof diets)[number]['id'];
