import type { BlankType } from '#content/phrases/blank.ts';
import type { SituationId } from '#content/phrases/situations.ts';
import type { Locale } from '#content/locale.ts';
import type { CardAnswer } from '#site/ui/show-card/card.ts';

/** A word for a blank: in Korean, with its marks, and in the visitor's language. */
export interface Value {
  readonly source: string;
  readonly text: string;
}

export interface BookBlank {
  readonly id: string;
  readonly type: BlankType;
  readonly label: string;
  /** The list of words it takes, if any. */
  readonly options?: string | undefined;
  readonly example: Value;
}

export interface BookPhrase {
  readonly id: string;
  readonly source: string;
  readonly meaning: string;
  readonly blanks: readonly BookBlank[];
  /** The ids of its answers. */
  readonly answers: readonly string[];
  /** Not to be said, as no native speaker has read it. */
  readonly onlyShown: boolean;
}

/** All phrases in one language, as a tool needs them. */
export interface PhraseBook {
  readonly locale: Locale;
  readonly situations: readonly {
    readonly id: SituationId;
    /** The Korean word that stands for it. */
    readonly seal: string;
    readonly name: string;
    readonly phrases: readonly BookPhrase[];
  }[];
  readonly answers: Readonly<Record<string, CardAnswer>>;
  readonly options: Readonly<Record<string, readonly Value[]>>;
}

/** The phrase of an id; undefined for one that a newer or older edition has. */
export function phraseIn(book: PhraseBook, id: string): BookPhrase | undefined {
  for (const { phrases } of book.situations) {
    const found = phrases.find((phrase) => phrase.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Where a phrase is of use; undefined for one that this edition lacks. */
export function situationOf(book: PhraseBook, id: string) {
  return book.situations.find(({ phrases }) => phrases.some((phrase) => phrase.id === id));
}
