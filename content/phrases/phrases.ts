import type { Locale } from '../locale.ts';
import type { Phrase } from './phrase.ts';
import { type PhraseId, type SituationId, situations } from './situations.ts';

/** A phrase with the situation on whose page it stands. */
export interface PlacedPhrase extends Phrase {
  readonly id: PhraseId;
  readonly situation: SituationId;
}

/** Every phrase, by situation. */
export const allPhrases: readonly PlacedPhrase[] = situations.flatMap(({ id, phrases }) =>
  phrases.map((phrase): PlacedPhrase => ({ ...phrase, situation: id })),
);

/** Whether readers of a language need a phrase: some are for those of one language alone. */
export function isFor(locale: Locale, { only }: Phrase): boolean {
  return only === undefined || only === locale;
}

const byId = new Map(allPhrases.map((phrase) => [phrase.id, phrase]));

/** The phrase of an id. */
export function phraseOf(id: PhraseId): PlacedPhrase {
  const phrase = byId.get(id);
  if (!phrase) throw new Error(`no phrase ${id}`);
  return phrase;
}
