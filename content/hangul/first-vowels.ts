import type { Letter } from './letter.ts';
import { down, right, shortDown, shortRight } from './stroke-texts.ts';

/** The six vowels of the first step. */
export const firstVowels: readonly Letter[] = [
  {
    letter: 'ㅏ',
    step: 1,
    romanisation: 'a',
    reading: { es: 'a', en: 'ah' },
    sound: { es: 'La a de «casa».', en: 'The a of “father”, cut short.' },
    anchor: { es: 'c**a**sa', en: 'f**a**ther' },
    mnemonic: {
      es: 'Un palo con la mano a la derecha: «¡Allá!»',
      en: 'A post with an arm to the right: “ah, that way!”',
    },
    example: { source: '아이', meaning: { es: 'niño, niña', en: 'child' } },
    strokes: [
      { path: 'M42 10 V90', text: down },
      { path: 'M42 50 H74', text: shortRight },
    ],
  },
  {
    letter: 'ㅓ',
    step: 1,
    romanisation: 'eo',
    reading: { es: 'ŏ', en: 'uh' },
    sound: {
      es: 'Una o muy abierta, sin redondear los labios: di «o» con la boca de decir «a». No existe en español.',
      en: 'The vowel of “son”, said further back: between “uh” and “aw”, with the lips loose.',
    },
    anchor: { es: 'no existe: di «o» con boca de «a»', en: 's**o**n' },
    mnemonic: {
      es: 'La mano a la izquierda: la o que se queda atrás, sin labios.',
      en: 'The arm points back to the left: “uh… behind you?”',
    },
    example: { source: '어머니', meaning: { es: 'madre', en: 'mother' } },
    strokes: [
      { path: 'M26 50 H58', text: shortRight },
      { path: 'M58 10 V90', text: down },
    ],
  },
  {
    letter: 'ㅗ',
    step: 1,
    romanisation: 'o',
    reading: { es: 'o', en: 'oh' },
    sound: {
      es: 'La o de «solo», con los labios bien redondos y hacia delante.',
      en: 'The o of “so”, without sliding into oo; round the lips.',
    },
    anchor: { es: 's**o**l', en: 's**o**, cut short' },
    mnemonic: {
      es: 'El palito sube, como el sol al salir: o.',
      en: 'The tick rises like the sun: “oh!”',
    },
    example: { source: '오이', meaning: { es: 'pepino', en: 'cucumber' } },
    strokes: [
      { path: 'M50 28 V65', text: shortDown },
      { path: 'M12 65 H88', text: right },
    ],
  },
  {
    letter: 'ㅜ',
    step: 1,
    romanisation: 'u',
    reading: { es: 'u', en: 'oo' },
    sound: {
      es: 'La u de «luna», con los labios redondos.',
      en: 'The oo of “moon”, with the lips round.',
    },
    anchor: { es: 'l**u**na', en: 'm**oo**n' },
    mnemonic: {
      es: 'El palito baja, como la raíz de un árbol: u de uva que cuelga.',
      en: 'The tick hangs down like a root: “oo”.',
    },
    example: { source: '우유', meaning: { es: 'leche', en: 'milk' } },
    strokes: [
      { path: 'M12 38 H88', text: right },
      { path: 'M50 38 V80', text: shortDown },
    ],
  },
  {
    letter: 'ㅡ',
    step: 1,
    romanisation: 'eu',
    reading: { es: 'ŭ', en: 'eu' },
    sound: {
      es: 'Di «u» pero con los labios estirados, como si sonrieras. No existe en español.',
      en: 'Say “oo” with the lips spread, as in a smile. English does not have it.',
    },
    anchor: { es: 'no existe: di «u» sonriendo', en: '“oo” with a smile' },
    mnemonic: {
      es: 'Una boca plana, estirada: así se pone para decirla.',
      en: 'One flat line: make your mouth just as flat and say “oo”.',
    },
    example: { source: '그', meaning: { es: 'ese, él', en: 'that, he' } },
    strokes: [{ path: 'M12 50 H88', text: right }],
  },
  {
    letter: 'ㅣ',
    step: 1,
    romanisation: 'i',
    reading: { es: 'i', en: 'ee' },
    sound: { es: 'La i de «sí».', en: 'The ee of “see”.' },
    anchor: { es: 's**í**', en: 's**ee**' },
    mnemonic: { es: 'Una i sin punto.', en: 'An i that lost its dot, said “ee”.' },
    example: { source: '이', meaning: { es: 'diente; dos; este', en: 'tooth; two; this' } },
    strokes: [{ path: 'M50 10 V90', text: down }],
  },
];
