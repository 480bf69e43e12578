import type { Text } from '../locale.ts';

/** The eight steps; letters, traps and signs name their step themselves. */
export const steps: readonly {
  readonly step: number;
  readonly title: Text;
  readonly lead: Text;
  /** What it takes to read it and say it aloud, without the practice. */
  readonly minutes: number;
}[] = [
  {
    step: 1,
    minutes: 7,
    title: { es: 'Seis vocales', en: 'Six vowels' },
    lead: {
      es: 'Un palo y un palito: el sonido depende de hacia dónde apunta.',
      en: 'A post and a tick: the sound depends on which way it points.',
    },
  },
  {
    step: 2,
    minutes: 7,
    title: { es: 'El bloque y cuatro consonantes', en: 'The block and four consonants' },
    lead: {
      es: 'Cada sílaba es un cuadrado que empieza por consonante. ㅇ llena el sitio cuando no suena ninguna.',
      en: 'Each syllable is a square that begins with a consonant. ㅇ fills the place when none is heard.',
    },
  },
  {
    step: 3,
    minutes: 7,
    title: { es: 'Seis consonantes más', en: 'Six more consonants' },
    lead: {
      es: 'Con estas ya lees mar, mapa y autobús.',
      en: 'With these you can read sea, map and bus.',
    },
  },
  {
    step: 4,
    minutes: 5,
    title: { es: 'La i breve delante', en: 'A short y in front' },
    lead: { es: 'Un palito más y delante aparece una i.', en: 'One more tick puts a y in front.' },
  },
  {
    step: 5,
    minutes: 9,
    title: { es: 'Con soplo y secas', en: 'With a puff, and tense' },
    lead: {
      es: 'Tres fuerzas: ㄱ floja, ㅋ con soplo, ㄲ seca. La nuestra de «casa» es la seca.',
      en: 'Three strengths: ㄱ lax, ㅋ with a puff, ㄲ tense. The k of “sky” is the tense one.',
    },
  },
  {
    step: 6,
    minutes: 10,
    title: { es: 'Las vocales dobles', en: 'Double vowels' },
    lead: {
      es: 'Súmalas de izquierda a derecha. ㅐ y ㅔ suenan igual.',
      en: 'Add them from left to right. ㅐ and ㅔ sound alike.',
    },
  },
  {
    step: 7,
    minutes: 8,
    title: { es: 'La consonante de abajo', en: 'The bottom consonant' },
    lead: {
      es: 'Debajo del bloque cabe otra consonante. Solo suenan siete: k, n, t, l, m, p, ng.',
      en: 'One more consonant fits below. Only seven are heard: k, n, t, l, m, p, ng.',
    },
  },
  {
    step: 8,
    minutes: 7,
    title: { es: 'Enlaces y carteles', en: 'Liaison and signs' },
    lead: {
      es: 'Lo de abajo salta al bloque siguiente si empieza por ㅇ. Y algunas se contagian.',
      en: 'What is below jumps to the next block if that begins with ㅇ. And some sounds catch.',
    },
  },
];

/** The steps that teach more than letters: the consonant below, and what sounds do to each other. */
export const furtherSteps = { finals: 7, rules: 8 } as const;
