import { allPhrases, type PlacedPhrase } from './phrases.ts';
import type { PhraseId, SituationId } from './situations.ts';

/** A native speaker who has read phrases: `{ name: 'Kim Minji', readOn: '2026-12-01' }`. */
export interface NativeReader {
  readonly name: string;
  readonly readOn: string;
}

/** Who has read the phrases of a situation, with their answers; `null` until somebody has. */
export const situationReaders: Readonly<Record<SituationId, NativeReader | null>> = {
  courtesy: null,
  taxi: null,
  lost: null,
  eating: null,
  allergy: null,
  shopping: null,
  health: null,
  police: null,
  school: null,
  home: null,
  immigration: null,
  bank: null,
};

/** Who has read a single phrase ahead of its situation; those marked `native` come first. */
export const phraseReaders: Readonly<Partial<Record<PhraseId, NativeReader>>> = {};

/** The native speakers so far. */
const readers = { situations: situationReaders, phrases: phraseReaders };

/** Who has read a phrase; undefined until somebody has. */
export function readerOf(
  { id, situation }: PlacedPhrase,
  { situations, phrases } = readers,
): NativeReader | undefined {
  return phrases[id] ?? situations[situation] ?? undefined;
}

/** Whether a phrase is only shown, not said: it is in doubt, and no native speaker has read it yet. */
export function isOnlyShown(phrase: PlacedPhrase, by = readers): boolean {
  return phrase.native === true && readerOf(phrase, by) === undefined;
}

/** The phrases that no native speaker has read. */
export function unreadOf(by = readers): readonly PlacedPhrase[] {
  return allPhrases.filter((phrase) => !readerOf(phrase, by));
}

export const unreadPhrases = unreadOf();
