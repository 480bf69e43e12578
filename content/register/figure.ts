import type { Text } from '../locale.ts';

/** What a figure counts; amounts of money and simple numbers are written by it, the others as words. */
export type Unit =
  | 'KRW'
  | 'USD'
  | 'percent'
  | 'rate'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'working-days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'km'
  | 'metres'
  | 'square-metres'
  | 'litres'
  | 'people'
  | 'count'
  | 'time'
  | 'weekday'
  | 'date'
  | 'dates'
  | 'phone'
  | 'words';

/** Two amounts, lowest and highest. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A value for calculations, and the words for it where number and unit do not say enough. */
export interface Stated {
  readonly value?: unknown;
  readonly text?: Text;
}

export type Status = 'confirmed' | 'price-changed' | 'rule-changed' | 'contested' | 'unconfirmed';

export interface Source {
  readonly name: string | Text;
  readonly url: string;
  /** Year, month or day of the source; absent where it bears none. */
  readonly date?: string;
  /** Whether it is a page of the authority itself. */
  readonly official?: true;
}

/** A figure that can change: what it was in the edition of March 2025 and what it is now. */
export interface Figure {
  readonly what: Text;
  readonly unit: Unit;
  readonly status: Status;
  /** What the specification states (March 2025). */
  readonly edition?: Stated;
  /** What the guide stated before, where the edition says nothing. */
  readonly previous?: Stated;
  /** The valid value; of an unconfirmed figure the last one known. */
  readonly current: Stated;
  /** The edition's value was out of date in March 2025 already. */
  readonly outdatedInEdition?: true;
  /** Since when the current value holds: year, month or day. */
  readonly since?: string;
  readonly source?: Source;
  /** Day on which the source was read, or looked for in vain. */
  readonly checkedOn: string;
  /** People act on it where law, health or much money is at stake. */
  readonly safety?: true;
  readonly note?: Text;
}
