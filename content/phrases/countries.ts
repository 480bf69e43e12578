import type { BlankValue } from './blank.ts';

/** Where visitors come from, for the blanks of a country. */
export const countries: readonly BlankValue[] = [
  { source: '스페인', text: { es: 'España', en: 'Spain' } },
  { source: '멕시코', text: { es: 'México', en: 'Mexico' } },
  { source: '콜롬비아', text: { es: 'Colombia', en: 'Colombia' } },
  { source: '아르헨티나', text: { es: 'Argentina', en: 'Argentina' } },
  { source: '페루', text: { es: 'Perú', en: 'Peru' } },
  { source: '칠레', text: { es: 'Chile', en: 'Chile' } },
  { source: '에콰도르', text: { es: 'Ecuador', en: 'Ecuador' } },
  { source: '볼리비아', text: { es: 'Bolivia', en: 'Bolivia' } },
  { source: '우루과이', text: { es: 'Uruguay', en: 'Uruguay' } },
  { source: '파라과이', text: { es: 'Paraguay', en: 'Paraguay' } },
  { source: '베네수엘라', text: { es: 'Venezuela', en: 'Venezuela' } },
  { source: '과테말라', text: { es: 'Guatemala', en: 'Guatemala' } },
  { source: '온두라스', text: { es: 'Honduras', en: 'Honduras' } },
  { source: '엘살바도르', text: { es: 'El Salvador', en: 'El Salvador' } },
  { source: '니카라과', text: { es: 'Nicaragua', en: 'Nicaragua' } },
  { source: '코스타리카', text: { es: 'Costa Rica', en: 'Costa Rica' } },
  { source: '파나마', text: { es: 'Panamá', en: 'Panama' } },
  { source: '쿠바', text: { es: 'Cuba', en: 'Cuba' } },
  {
    source: '도미니카 공화국',
    text: { es: 'la República Dominicana', en: 'the Dominican Republic' },
  },
  { source: '적도 기니', text: { es: 'Guinea Ecuatorial', en: 'Equatorial Guinea' } },
  { source: '미국', text: { es: 'Estados Unidos', en: 'the United States' } },
];
