import type { Letter } from './letter.ts';
import { down, right, shortDown, shortRight } from './stroke-texts.ts';

/** The vowels with a y in front, of the fourth step. */
export const yVowels: readonly Letter[] = [
  {
    letter: 'ㅑ',
    step: 4,
    romanisation: 'ya',
    reading: { es: 'ya', en: 'yah' },
    sound: {
      es: 'La ia de «hielas» dicha de una vez: «ya» con i suave. En el Río de la Plata: no digas «sha».',
      en: 'The ya of “yard”.',
    },
    anchor: { es: '**ya**', en: '**ya**rd' },
    mnemonic: {
      es: 'ㅏ con dos manos: dos palitos, una i breve delante.',
      en: 'Two arms: the same ah with a y in front.',
    },
    example: { source: '야구', meaning: { es: 'béisbol', en: 'baseball' } },
    strokes: [
      { path: 'M42 10 V90', text: down },
      { path: 'M42 36 H74', text: shortRight },
      { path: 'M42 62 H74', text: shortRight },
    ],
  },
  {
    letter: 'ㅕ',
    step: 4,
    romanisation: 'yeo',
    reading: { es: 'yŏ', en: 'yuh' },
    sound: { es: 'i breve + ㅓ.', en: 'A y and ㅓ: the start of “young”.' },
    anchor: { es: 'i breve + ㅓ', en: '**you**ng' },
    mnemonic: {
      es: 'Dos palitos a la izquierda: la misma idea.',
      en: 'Two arms to the left: yuh.',
    },
    example: { source: '여자', meaning: { es: 'mujer', en: 'woman' } },
    strokes: [
      { path: 'M26 36 H58', text: shortRight },
      { path: 'M26 62 H58', text: shortRight },
      { path: 'M58 10 V90', text: down },
    ],
  },
  {
    letter: 'ㅛ',
    step: 4,
    romanisation: 'yo',
    reading: { es: 'yo', en: 'yo' },
    sound: {
      es: 'Como «yo» con i suave. En el Río de la Plata: no digas «sho».',
      en: 'The yo of “yoga”, cut short.',
    },
    anchor: { es: '**yo**', en: '**yo**-yo' },
    mnemonic: { es: 'Dos palitos hacia arriba: yo, con i suave.', en: 'Two ticks up: yo.' },
    example: { source: '요리', meaning: { es: 'cocina, plato', en: 'cooking, dish' } },
    strokes: [
      { path: 'M36 28 V65', text: shortDown },
      { path: 'M64 28 V65', text: shortDown },
      { path: 'M12 65 H88', text: right },
    ],
  },
  {
    letter: 'ㅠ',
    step: 4,
    romanisation: 'yu',
    reading: { es: 'yu', en: 'yoo' },
    sound: { es: 'Como «yu» de «yugo», con i suave.', en: 'Like “you”.' },
    anchor: { es: '**yu**go', en: '**you**' },
    mnemonic: { es: 'Dos raíces que cuelgan: yu.', en: 'Two roots hanging down: you.' },
    example: {
      source: '휴지',
      meaning: { es: 'papel higiénico, pañuelo de papel', en: 'tissue, toilet paper' },
    },
    strokes: [
      { path: 'M12 38 H88', text: right },
      { path: 'M36 38 V80', text: shortDown },
      { path: 'M64 38 V80', text: shortDown },
    ],
  },
];
