/** A line of what is shown to somebody. One object holds the Korean and its meaning, so that they cannot differ. */
export type CardLine =
  /** What it is about, as large as it fits; or what is said about it. */
  | ({ readonly kind: 'large' | 'line' } & Said)
  /** What somebody cannot or does not eat. */
  | ({ readonly kind: 'item'; readonly reason: 'allergy' | 'doNotEat' } & Said)
  /** What is copied by eye: where to go, or by which line. */
  | ({ readonly kind: 'address' } & Said)
  /** A rule between two parts. */
  | { readonly kind: 'rule' };

interface Said {
  readonly korean: string;
  /** In the visitor's language; none where the whole card has one. */
  readonly meaning?: string;
  /** How it is said, in the letters of the visitor's language. */
  readonly reading?: string | undefined;
  readonly romanised?: string | undefined;
}

/** What the person opposite can answer; `{number}` and the like are asked for when it is pressed. */
export interface CardAnswer {
  readonly kind: AnswerKind;
  readonly korean: string;
  readonly meaning: string;
}

export type AnswerKind = 'say' | 'point' | EntryKind;

/** What is typed or chosen on the screen. */
export type EntryKind = 'number' | 'amount' | 'clock' | 'date' | 'text';

export interface Card {
  /** The name of its dialog. */
  readonly title: string;
  readonly lines: readonly CardLine[];
  /** What a Korean voice says: the lines, unless they read otherwise aloud; empty where nothing is to be said. */
  readonly said?: string;
  readonly answers?: readonly CardAnswer[];
}

/** What is said aloud: nothing where a card is only to be read. */
export function saidOf({ said, lines }: Pick<Card, 'said' | 'lines'>): string {
  return (
    said ??
    lines
      .flatMap((line) => (line.kind === 'rule' || line.kind === 'address' ? [] : [line.korean]))
      .join('. ')
  );
}
