import type { Text } from '../locale.ts';

/** How neighbouring sounds change each other, with Korean that shows it. */
export const soundRules: readonly {
  readonly id: string;
  readonly name: Text;
  readonly rule: Text;
  readonly examples: readonly string[];
}[] = [
  {
    id: 'liaison',
    name: { es: 'Enlace', en: 'Liaison' },
    rule: {
      es: 'La consonante de abajo pasa a la sílaba siguiente si esta empieza por ㅇ.',
      en: 'The bottom consonant moves to the next syllable if that starts with ㅇ.',
    },
    examples: ['음식이', '먹어요', '옷이'],
  },
  {
    id: 'nasal',
    name: { es: 'k, t, p se hacen ng, n, m', en: 'k, t, p become ng, n, m' },
    rule: { es: 'Ante ㄴ o ㅁ.', en: 'Before ㄴ or ㅁ.' },
    examples: ['감사합니다', '국물', '작년', '한국말'],
  },
  {
    id: 'tense',
    name: { es: 'Se endurece la siguiente', en: 'The next one becomes tense' },
    rule: {
      es: 'Tras k, t, p finales, ㄱ ㄷ ㅂ ㅅ ㅈ suenan ㄲ ㄸ ㅃ ㅆ ㅉ.',
      en: 'After final k, t, p the letters ㄱ ㄷ ㅂ ㅅ ㅈ sound ㄲ ㄸ ㅃ ㅆ ㅉ.',
    },
    examples: ['식당', '약국', '학교'],
  },
  {
    id: 'aspiration',
    name: { es: 'ㅎ se suma', en: 'ㅎ merges' },
    rule: {
      es: 'ㅎ junto a ㄱ ㄷ ㅂ ㅈ da ㅋ ㅌ ㅍ ㅊ.',
      en: 'ㅎ next to ㄱ ㄷ ㅂ ㅈ gives ㅋ ㅌ ㅍ ㅊ.',
    },
    examples: ['백화점', '급행', '입학', '좋다'],
  },
  {
    id: 'hDrop',
    name: { es: 'ㅎ desaparece', en: 'ㅎ drops' },
    rule: { es: 'La ㅎ de abajo no suena ante vocal.', en: 'Bottom ㅎ is silent before a vowel.' },
    examples: ['좋아요', '괜찮아요'],
  },
  {
    id: 'lateral',
    name: { es: 'n + l, l + n dan ll', en: 'n + l and l + n give ll' },
    rule: { es: 'Una l larga, no la ll de «calle».', en: 'A long l.' },
    examples: ['신라', '설날', '연락'],
  },
  {
    id: 'rToN',
    name: { es: 'ㄹ se hace n', en: 'ㄹ becomes n' },
    rule: { es: 'Tras ㅁ, ㅇ, y tras k, p.', en: 'After ㅁ, ㅇ, and after k, p.' },
    examples: ['종로', '정류장', '독립문'],
  },
  {
    id: 'palatal',
    name: { es: 'ㄷ, ㅌ + 이', en: 'ㄷ, ㅌ + 이' },
    rule: { es: 'Suenan ㅈ y ㅊ.', en: 'They sound ㅈ and ㅊ.' },
    examples: ['같이', '해돋이'],
  },
  {
    id: 'nInsert',
    name: { es: 'Una n que aparece', en: 'An n that appears' },
    rule: {
      es: 'En palabras compuestas ante 이, 야, 여, 요, 유; tras ㄹ suena l.',
      en: 'In compounds before 이, 야, 여, 요, 유; after ㄹ it sounds l.',
    },
    examples: ['서울+역', '강남+역', '꽃+잎'],
  },
];
