import type { Text } from '../locale.ts';

/** Who has to review the Korean before anyone relies on it. */
export const readers = {
  native: { es: 'una persona nativa', en: 'a native speaker' },
  cook: { es: 'una persona que cocine en Corea', en: 'a cook in Korea' },
  doctor: { es: 'personal médico', en: 'a doctor' },
} as const satisfies Record<string, Text>;

export type Reader = keyof typeof readers;

/** For each reviewer that is needed: name and date, `Kim Minji, 2026-12-01`; null until then. */
type ReadBy = Readonly<Partial<Record<Reader, string | null>>>;

const nobody: ReadBy = { native: null, cook: null, doctor: null };

export interface KoreanTexts {
  readonly where: string;
  /** Their name in the output of `npm run check:launch`. */
  readonly what: string;
  readonly readBy: ReadBy;
}

/** The Korean texts on which a person's health or way may depend, by group. */
export const koreanTexts = {
  sentences: {
    where: 'content/allergy-card/sentences.ts',
    what: 'the sentences of the allergy card',
    readBy: nobody,
  },
  ingredients: {
    where: 'content/allergy-card/ingredients.ts',
    what: 'the ingredients of the allergy card and their forms',
    readBy: nobody,
  },
  diets: {
    where: 'content/allergy-card/diets.ts',
    what: 'the diets of the allergy card and what they exclude',
    readBy: nobody,
  },
  /** The article carries a note that nobody has reviewed it: remove the note with the last `null`. */
  article: {
    where: 'content/blog/es/vegetariano-o-celiaco-en-corea.md',
    what: 'the sentences of the article on vegetarians and coeliacs, here and in its English twin',
    readBy: nobody,
  },
  metro: {
    where: 'content/text/metro.ts',
    what: 'the question of the metro planner for somebody on the platform',
    readBy: { native: null },
  },
  schools: {
    where: 'content/data/schools.ts',
    what: 'the Korean names of the schools',
    readBy: { native: null },
  },
  firstMonth: {
    where: 'content/data/first-month.ts',
    what: 'the names of the documents in Korean for the first month',
    readBy: { native: null },
  },
  walletCard: {
    where: 'content/text/emergencies.ts',
    what: 'the words of the card for the wallet',
    readBy: { native: null },
  },
  embassyAddresses: {
    where: 'content/data/embassies.ts',
    what: 'the addresses of the embassies in Hangul, written from the English ones or taken from lists',
    readBy: { native: null },
  },
} as const satisfies Record<string, KoreanTexts>;

/** The reviewers still missing for a group of texts. */
export function unreadBy({ readBy }: Pick<KoreanTexts, 'readBy'>): readonly Reader[] {
  return (Object.keys(readers) as Reader[]).filter((reader) => readBy[reader] === null);
}
