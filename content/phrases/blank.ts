import type { Text } from '../locale.ts';

/** What a blank takes, which says how its values are chosen and read. */
export type BlankType =
  | ('place' | 'station' | 'item' | 'name' | 'country' | 'phone')
  | ('native' | 'nativeHour' | 'sino');

/** One value in its faces: what is said and shown in Korean, and the word in the reader's language. */
export interface BlankValue {
  /** With the marks of `domain/korean/source.ts`. */
  readonly source: string;
  readonly text: Text;
}
