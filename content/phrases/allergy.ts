import type { Phrase } from './phrase.ts';

export const allergy = [
  {
    id: 'hasAllergy',
    meaning: { es: 'Tengo alergia.', en: 'I have an allergy.' },
    source: '알레르기가 있어요.',
    answers: ['understoodStaff'],
    level: 1,
    note: {
      es: 'Sigue con la tarjeta de alergias, que nombra los ingredientes.',
      en: 'Go on with the allergy card, which names the ingredients.',
    },
  },
  {
    id: 'allergicTo',
    meaning: { es: 'Tengo alergia: {item}.', en: 'I am allergic to {item}.' },
    source: '{item} 알레르기가 있어요.',
    blanks: [
      {
        id: 'item',
        type: 'item',
        from: 'food',
        label: { es: 'ingrediente', en: 'ingredient' },
        example: { source: '땅콩', text: { es: 'cacahuete (maní)', en: 'peanut' } },
      },
    ],
    answers: ['understoodStaff', 'contains', 'notContains', 'askKitchen'],
    level: 1,
  },
  {
    id: 'severe',
    meaning: {
      es: 'Es grave: incluso un poco es peligroso.',
      en: 'It is severe: even a little is dangerous.',
    },
    source: '조금만 먹어도 위험해요.',
    level: 1,
  },
  {
    id: 'containsItem',
    meaning: { es: '¿Esto lleva {item}?', en: 'Does this contain {item}?' },
    source: '이 음식에 {item}[이/가] 들어가요?',
    blanks: [
      {
        id: 'item',
        type: 'item',
        from: 'food',
        label: { es: 'ingrediente', en: 'ingredient' },
        example: { source: '우유', text: { es: 'leche', en: 'milk' } },
      },
    ],
    answers: ['contains', 'notContains', 'askKitchen', 'dontKnow'],
    level: 1,
    note: {
      es: 'La terminación cambia sola: 우유가, 땅콩이.',
      en: 'The ending changes by itself: 우유가, 땅콩이.',
    },
  },
  {
    id: 'cannotEat',
    meaning: { es: 'No puedo comer {item}.', en: 'I cannot eat {item}.' },
    source: '저는 {item}[을/를] 못_먹어요.',
    blanks: [
      {
        id: 'item',
        type: 'item',
        from: 'food',
        label: { es: 'ingrediente', en: 'ingredient' },
        example: { source: '새우', text: { es: 'gambas (camarones)', en: 'shrimp' } },
      },
    ],
    answers: ['understoodStaff'],
    level: 1,
  },
  {
    id: 'without',
    meaning: { es: 'Sin {item}, por favor.', en: 'Without {item}, please.' },
    source: '{item} 빼고 주세요.',
    blanks: [
      {
        id: 'item',
        type: 'item',
        from: 'food',
        label: { es: 'ingrediente', en: 'ingredient' },
        example: { source: '계란', text: { es: 'huevo', en: 'egg' } },
      },
    ],
    answers: ['canRemove', 'cannotRemove'],
    level: 1,
  },
  {
    id: 'vegetarian',
    meaning: { es: 'Sigo una dieta vegetariana.', en: 'I am vegetarian.' },
    source: '저는 채식주의자예요.',
    level: 1,
    note: {
      es: 'Sola no basta: muchos entienden que el caldo de pescado no cuenta. Añade la frase siguiente.',
      en: 'Not enough on its own: many think fish stock does not count. Add the next sentence.',
    },
  },
  {
    id: 'noMeatFish',
    meaning: {
      es: 'No como carne, pescado ni marisco.',
      en: 'I do not eat meat, fish or seafood.',
    },
    source: '고기, 생선, 해산물을 안 먹어요.',
    level: 1,
  },
  {
    id: 'vegan',
    meaning: { es: 'Tampoco tomo huevo ni lácteos.', en: 'I do not have egg or dairy either.' },
    source: '계란하고 유제품도 안 먹어요.',
    level: 2,
  },
  {
    id: 'brothFrom',
    meaning: { es: '¿De qué es el caldo?', en: 'What is the broth made from?' },
    source: '국물은 뭐로 만들었어요?',
    answers: ['anchovy', 'beefBone', 'porkBone', 'chickenStock', 'vegetableStock', 'dontKnow'],
    level: 2,
  },
  {
    id: 'noWheatSoy',
    meaning: {
      es: 'No puedo comer trigo, cebada ni salsa de soja.',
      en: 'I cannot eat wheat, barley or soy sauce.',
    },
    source: '밀, 보리, 간장을 먹을 ^수 없어요.',
    level: 1,
  },
  {
    id: 'sameOil',
    meaning: {
      es: '¿Se fríe en el mismo aceite que otros platos?',
      en: 'Is it fried in the same oil as other dishes?',
    },
    source: '다른 음식하고 같은 기름에 튀겨요?',
    answers: ['yes', 'no', 'dontKnow'],
    level: 2,
  },
  {
    id: 'showKitchen',
    meaning: {
      es: 'Enseñe esta tarjeta en la cocina, por favor.',
      en: 'Please show this card to the kitchen.',
    },
    source: '이 카드를 주방에 보여 주세요.',
    answers: ['understoodStaff'],
    level: 1,
  },
  {
    id: 'epinephrine',
    meaning: {
      es: 'La adrenalina inyectable está en mi bolsa.',
      en: 'My adrenaline injector is in my bag.',
    },
    source: '에피네프린 주사가 제 가방에 있어요.',
    level: 1,
    native: true,
    note: { es: 'Enseña también «Llame al 119».', en: 'Show “Please call 119” too.' },
  },
  {
    id: 'noPork',
    meaning: { es: 'No como cerdo.', en: 'I do not eat pork.' },
    source: '돼지고기를 안 먹어요.',
    level: 2,
  },
  {
    id: 'noAlcohol',
    meaning: { es: 'No bebo alcohol.', en: 'I do not drink alcohol.' },
    source: '술을 안 마셔요.',
    level: 2,
  },
] as const satisfies readonly Phrase[];
