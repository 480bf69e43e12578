import type { Word } from './letter.ts';

/** The seven sounds that the consonant below can have, with the letters that are written for each. */
export const finals: readonly {
  readonly sound: string;
  readonly letters: string;
  readonly examples: readonly Word[];
}[] = [
  {
    sound: 'k',
    letters: 'ㄱ ㄲ ㅋ ㄳ ㄺ',
    examples: [
      { source: '책', meaning: { es: 'libro', en: 'book' } },
      { source: '밖', meaning: { es: 'fuera', en: 'outside' } },
      { source: '부엌', meaning: { es: 'cocina', en: 'kitchen' } },
    ],
  },
  {
    sound: 'n',
    letters: 'ㄴ ㄵ ㄶ',
    examples: [
      { source: '돈', meaning: { es: 'dinero', en: 'money' } },
      { source: '산', meaning: { es: 'montaña', en: 'mountain' } },
    ],
  },
  {
    sound: 't',
    letters: 'ㄷ ㅅ ㅆ ㅈ ㅊ ㅌ ㅎ',
    examples: [
      { source: '옷', meaning: { es: 'ropa', en: 'clothes' } },
      { source: '낮', meaning: { es: 'día (con sol)', en: 'daytime' } },
      { source: '꽃', meaning: { es: 'flor', en: 'flower' } },
      { source: '끝', meaning: { es: 'fin', en: 'end' } },
    ],
  },
  {
    sound: 'l',
    letters: 'ㄹ ㄼ ㄽ ㄾ ㅀ',
    examples: [
      { source: '물', meaning: { es: 'agua', en: 'water' } },
      { source: '여덟', meaning: { es: 'ocho', en: 'eight' } },
    ],
  },
  {
    sound: 'm',
    letters: 'ㅁ ㄻ',
    examples: [
      { source: '김', meaning: { es: 'alga; vapor', en: 'seaweed; steam' } },
      { source: '삶', meaning: { es: 'vida', en: 'life' } },
    ],
  },
  {
    sound: 'p',
    letters: 'ㅂ ㅍ ㅄ ㄿ',
    examples: [
      { source: '밥', meaning: { es: 'arroz cocido', en: 'cooked rice' } },
      { source: '앞', meaning: { es: 'delante', en: 'front' } },
      { source: '값', meaning: { es: 'precio', en: 'price' } },
    ],
  },
  {
    sound: 'ng',
    letters: 'ㅇ',
    examples: [
      { source: '방', meaning: { es: 'habitación', en: 'room' } },
      { source: '강', meaning: { es: 'río', en: 'river' } },
    ],
  },
];
