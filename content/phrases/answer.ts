import type { Text } from '../locale.ts';

/** An answer to press. One with blanks asks for them: a number, an amount, an hour, a date or a text. */
export interface Answer {
  readonly source: string;
  readonly meaning: Text;
  readonly kind: 'say' | 'point' | 'number' | 'amount' | 'clock' | 'date' | 'text';
}
