import type { Phrase } from './phrase.ts';

export const eating = [
  {
    id: 'tableFor',
    meaning: { es: 'Somos {people}.', en: 'There are {people} of us.' },
    source: '{people} 명이에요.',
    blanks: [
      {
        id: 'people',
        type: 'native',
        label: { es: 'personas', en: 'people' },
        example: { source: '두', text: { es: 'dos', en: 'two' } },
      },
    ],
    answers: ['sitHere', 'waitMinutes', 'full'],
    level: 1,
  },
  {
    id: 'menuPlease',
    meaning: { es: 'La carta, por favor.', en: 'The menu, please.' },
    source: '메뉴판 주세요.',
    level: 1,
  },
  {
    id: 'menuEnglish',
    meaning: { es: '¿Tienen carta en inglés?', en: 'Do you have an English menu?' },
    source: '영어 메뉴판 있어요?',
    answers: ['available', 'none'],
    level: 2,
  },
  {
    id: 'recommend',
    meaning: { es: '¿Qué me recomienda?', en: 'What do you recommend?' },
    source: '뭐가 제일 맛있어요?',
    level: 2,
    literal: { es: '¿Qué es lo más rico?', en: 'What tastes best?' },
  },
  {
    id: 'thisPlease',
    meaning: { es: 'Esto, por favor.', en: 'This one, please.' },
    source: '이거 주세요.',
    level: 1,
    note: { es: 'Señala la carta o la foto.', en: 'Point at the menu or picture.' },
  },
  {
    id: 'onePlease',
    meaning: { es: 'Una ración de {dish}, por favor.', en: 'One {dish}, please.' },
    source: '{dish} 하나 주세요.',
    blanks: [
      {
        id: 'dish',
        type: 'item',
        from: 'dish',
        label: { es: 'plato', en: 'dish' },
        example: { source: '비빔^밥', text: { es: 'bibimbap', en: 'bibimbap' } },
      },
    ],
    answers: ['soldOut', 'wait'],
    level: 1,
  },
  {
    id: 'onePortion',
    meaning: { es: '¿Se puede pedir una sola porción?', en: 'Can I order just one portion?' },
    source: '<1|일>인분도 주문할 ^수 있어요?',
    answers: ['possible', 'twoMin'],
    level: 2,
  },
  {
    id: 'isSpicy',
    meaning: { es: '¿Pica?', en: 'Is it spicy?' },
    source: '이거 매워요?',
    answers: ['yes', 'littleSpicy', 'no'],
    level: 1,
  },
  {
    id: 'notSpicy',
    meaning: { es: 'Sin picante, por favor.', en: 'Not spicy, please.' },
    source: '안 맵게 해 주세요.',
    level: 1,
  },
  {
    id: 'waterPlease',
    meaning: { es: 'Agua, por favor.', en: 'Water, please.' },
    source: '물 좀 주세요.',
    answers: ['selfService'],
    level: 1,
  },
  {
    id: 'moreSides',
    meaning: { es: 'Un poco más de guarnición, por favor.', en: 'Some more side dishes, please.' },
    source: '반찬 좀 더 주세요.',
    answers: ['selfService', 'amount'],
    level: 2,
    note: {
      es: 'Suele ser gratis; si pone 셀프, te sirves tú.',
      en: 'Usually free; if it says 셀프, help yourself.',
    },
  },
  {
    id: 'fork',
    meaning: { es: '¿Tienen tenedor?', en: 'Do you have a fork?' },
    source: '포크 있어요?',
    answers: ['available', 'none', 'selfService'],
    level: 2,
  },
  {
    id: 'takeaway',
    meaning: { es: 'Para llevar, por favor.', en: 'To take away, please.' },
    source: '포장해 주세요.',
    level: 1,
  },
  {
    id: 'billPlease',
    meaning: { es: 'La cuenta, por favor.', en: 'The bill, please.' },
    source: '계산해 주세요.',
    answers: ['amount'],
    level: 1,
    note: {
      es: 'Se suele pagar en la caja, al salir.',
      en: 'You usually pay at the till on the way out.',
    },
  },
  {
    id: 'afterMeal',
    meaning: {
      es: 'Gracias, estaba muy rico. (al terminar de comer)',
      en: 'Thank you, it was a good meal. (after eating)',
    },
    source: '잘 먹었습니다.',
    level: 1,
    literal: { es: 'He comido bien.', en: 'I ate well.' },
  },
] as const satisfies readonly Phrase[];
