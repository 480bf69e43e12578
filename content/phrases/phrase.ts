import type { Locale, Text } from '../locale.ts';
import type { AnswerId } from './answers.ts';
import type { BlankType, BlankValue } from './blank.ts';
import type { ValueList } from './blank-values.ts';

/** A place in a phrase for a word of the visitor's own; `{id}` in the Korean and in both meanings. */
export interface Blank {
  readonly id: string;
  readonly type: BlankType;
  readonly label: Text;
  /** The list of words to choose from, if there is one. */
  readonly from?: ValueList;
  /** What stands in it until the visitor chooses. */
  readonly example: BlankValue;
}

/** A sentence to say or to show: polite Korean for strangers. */
export interface Phrase {
  /** Its address on the page of its situation, never given to another phrase. */
  readonly id: string;
  readonly meaning: Text;
  /** Korean with marks where its sound does not follow from the letters (`domain/korean/source.ts`). */
  readonly source: string;
  readonly blanks?: readonly Blank[];
  readonly answers?: readonly AnswerId[];
  /** 1 what everybody needs, 2 what helps, 3 what comes up in a longer stay. */
  readonly level: 1 | 2 | 3;
  /** A native reader has to judge it: until then it is only shown, not said. */
  readonly native?: true;
  /** How and when it is used; may hold figures and links, as in `GuideText`. */
  readonly note?: Text;
  /** What it says word by word, where that helps. */
  readonly literal?: Text;
  /** The edition that needs it, if the other does not. */
  readonly only?: Locale;
}
