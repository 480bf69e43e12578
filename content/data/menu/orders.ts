import type { Text } from '../../locale.ts';

interface Order {
  /** Korean; `{dish}` is the Korean name. */
  readonly source: string;
  /** `{dish}` is the name in Latin letters. */
  readonly meaning: Text;
}

/** How a dish is ordered: each with its Korean counter. */
export const orders = {
  one: {
    source: '{dish} 하나 주세요.',
    meaning: { es: 'Un {dish}, por favor.', en: 'One {dish}, please.' },
  },
  small: {
    source: '{dish} 작은 거 하나 주세요.',
    meaning: { es: 'Un {dish} pequeño, por favor.', en: 'One small {dish}, please.' },
  },
  whole: {
    source: '{dish} 한 마리 주세요.',
    meaning: { es: 'Un {dish} entero, por favor.', en: 'One whole {dish}, please.' },
  },
  portion: {
    source: '{dish} <1|일>인분 주세요.',
    meaning: { es: 'Una porción de {dish}, por favor.', en: 'One portion of {dish}, please.' },
  },
  twoPortions: {
    source: '{dish} <2|이>인분 주세요.',
    meaning: { es: 'Dos porciones de {dish}, por favor.', en: 'Two portions of {dish}, please.' },
  },
  roll: {
    source: '{dish} 한 줄 주세요.',
    meaning: { es: 'Un rollo de {dish}, por favor.', en: 'One roll of {dish}, please.' },
  },
  bag: {
    source: '{dish} 한 봉지 주세요.',
    meaning: { es: 'Una bolsa de {dish}, por favor.', en: 'One bag of {dish}, please.' },
  },
  bottle: {
    source: '{dish} 한 병 주세요.',
    meaning: { es: 'Una botella de {dish}, por favor.', en: 'One bottle of {dish}, please.' },
  },
  glass: {
    source: '{dish} 한 잔 주세요.',
    meaning: { es: 'Un vaso de {dish}, por favor.', en: 'One glass of {dish}, please.' },
  },
  cup: {
    source: '{dish} 한 잔 주세요.',
    meaning: { es: 'Una taza de {dish}, por favor.', en: 'One cup of {dish}, please.' },
  },
} as const satisfies Record<string, Order>;

export type OrderId = keyof typeof orders;
