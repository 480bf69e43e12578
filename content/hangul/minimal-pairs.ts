import type { Word } from './letter.ts';

/** Two words that differ in one letter. */
export interface MinimalPair {
  readonly contrast: readonly [string, string];
  readonly words: readonly [Word, Word];
}

export const minimalPairs: readonly MinimalPair[] = [
  {
    contrast: ['ㅓ', 'ㅗ'],
    words: [
      { source: '커피', meaning: { es: 'café', en: 'coffee' } },
      { source: '코피', meaning: { es: 'sangre de nariz', en: 'nosebleed' } },
    ],
  },
  {
    contrast: ['ㅓ', 'ㅗ'],
    words: [
      { source: '서리', meaning: { es: 'escarcha', en: 'frost' } },
      { source: '소리', meaning: { es: 'sonido', en: 'sound' } },
    ],
  },
  {
    contrast: ['ㅡ', 'ㅜ'],
    words: [
      { source: '글', meaning: { es: 'texto, letra', en: 'writing' } },
      { source: '굴', meaning: { es: 'ostra; cueva', en: 'oyster; cave' } },
    ],
  },
  {
    contrast: ['ㅡ', 'ㅜ'],
    words: [
      { source: '들', meaning: { es: 'campo', en: 'field' } },
      { source: '둘', meaning: { es: 'dos', en: 'two' } },
    ],
  },
  {
    contrast: ['ㅂ', 'ㅍ'],
    words: [
      { source: '비', meaning: { es: 'lluvia', en: 'rain' } },
      { source: '피', meaning: { es: 'sangre', en: 'blood' } },
    ],
  },
  {
    contrast: ['ㅂ', 'ㅃ'],
    words: [
      { source: '방', meaning: { es: 'habitación', en: 'room' } },
      { source: '빵', meaning: { es: 'pan', en: 'bread' } },
    ],
  },
  {
    contrast: ['ㅍ', 'ㅃ'],
    words: [
      { source: '풀', meaning: { es: 'hierba; pegamento', en: 'grass; glue' } },
      { source: '뿔', meaning: { es: 'cuerno', en: 'horn' } },
    ],
  },
  {
    contrast: ['ㅂ', 'ㅍ'],
    words: [
      { source: '불', meaning: { es: 'fuego', en: 'fire' } },
      { source: '풀', meaning: { es: 'hierba; pegamento', en: 'grass; glue' } },
    ],
  },
  {
    contrast: ['ㄷ', 'ㄸ'],
    words: [
      { source: '달', meaning: { es: 'luna', en: 'moon' } },
      { source: '딸', meaning: { es: 'hija', en: 'daughter' } },
    ],
  },
  {
    contrast: ['ㄷ', 'ㅌ'],
    words: [
      { source: '달', meaning: { es: 'luna', en: 'moon' } },
      { source: '탈', meaning: { es: 'máscara', en: 'mask' } },
    ],
  },
  {
    contrast: ['ㄱ', 'ㄲ'],
    words: [
      { source: '굴', meaning: { es: 'ostra; cueva', en: 'oyster; cave' } },
      { source: '꿀', meaning: { es: 'miel', en: 'honey' } },
    ],
  },
  {
    contrast: ['ㄱ', 'ㅋ'],
    words: [
      { source: '공', meaning: { es: 'pelota', en: 'ball' } },
      { source: '콩', meaning: { es: 'soja, legumbre', en: 'bean, soybean' } },
    ],
  },
  {
    contrast: ['ㅈ', 'ㅊ'],
    words: [
      { source: '자요', meaning: { es: 'duerme', en: 'is sleeping' } },
      { source: '차요', meaning: { es: 'está frío', en: 'it is cold' } },
    ],
  },
  {
    contrast: ['ㅈ', 'ㅉ'],
    words: [
      { source: '자요', meaning: { es: 'duerme', en: 'is sleeping' } },
      { source: '짜요', meaning: { es: 'está salado', en: 'it is salty' } },
    ],
  },
  {
    contrast: ['ㅅ', 'ㅆ'],
    words: [
      { source: '사요', meaning: { es: 'compro', en: 'I buy' } },
      { source: '싸요', meaning: { es: 'es barato', en: 'it is cheap' } },
    ],
  },
  {
    contrast: ['ㅅ', 'ㅆ'],
    words: [
      { source: '살', meaning: { es: 'carne, piel', en: 'flesh' } },
      { source: '쌀', meaning: { es: 'arroz crudo', en: 'uncooked rice' } },
    ],
  },
  {
    contrast: ['ㄴ', 'ㅇ'],
    words: [
      { source: '산', meaning: { es: 'montaña', en: 'mountain' } },
      { source: '상', meaning: { es: 'premio; mesa', en: 'prize; table' } },
    ],
  },
  {
    contrast: ['ㅁ', 'ㅇ'],
    words: [
      { source: '밤', meaning: { es: 'noche; castaña', en: 'night; chestnut' } },
      { source: '방', meaning: { es: 'habitación', en: 'room' } },
    ],
  },
  {
    contrast: ['ㄴ', 'ㅁ'],
    words: [
      { source: '산', meaning: { es: 'montaña', en: 'mountain' } },
      { source: '삼', meaning: { es: 'tres; ginseng', en: 'three; ginseng' } },
    ],
  },
  {
    contrast: ['ㅎ', 'ㅇ'],
    words: [
      { source: '하마', meaning: { es: 'hipopótamo', en: 'hippopotamus' } },
      { source: '아마', meaning: { es: 'quizá', en: 'perhaps' } },
    ],
  },
  {
    contrast: ['ㄹ', 'ㄴ'],
    words: [
      { source: '라면', meaning: { es: 'fideos instantáneos', en: 'instant noodles' } },
      {
        source: '나면',
        meaning: { es: 'si sale (forma verbal)', en: 'if it comes out (verb form)' },
      },
    ],
  },
];
