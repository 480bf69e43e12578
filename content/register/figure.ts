import type { Text } from '../locale.ts';
import type { OpeningRule } from '../opening/opening-rule.ts';

/** The unit of a figure; amounts of money and plain numbers are formatted by it, other values are texts. */
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

/** A value for calculations, and a text where number and unit are not enough; or when something opens, which gives its own words. */
export interface Stated {
  readonly value?: unknown;
  readonly text?: Text;
  readonly opening?: OpeningRule;
}

export interface Source {
  readonly name: string | Text;
  readonly url: string;
  /** Year, month or day of the source; absent when it has no date. */
  readonly date?: string;
}

/** A figure that can change: what it was in the edition of March 2025 and what it is now. */
export interface Figure {
  readonly what: Text;
  readonly unit: Unit;
  /** Sources disagree, and the prudent value is the current one. */
  readonly disputed?: true;
  /** The value in the specification (March 2025). */
  readonly edition?: Stated;
  /** The guide's former value, when the edition has none. */
  readonly previous?: Stated;
  /** The valid value; without a source the last known one. */
  readonly current: Stated;
  /** The edition's value was already out of date in March 2025. */
  readonly outdatedInEdition?: true;
  /** Since when the current value is valid: year, month or day. */
  readonly since?: string;
  /** The last day on which the current value is known to hold, `YYYY-MM-DD`; from the next on `after` is stated. */
  readonly holdsUntil?: string;
  /** What is stated once `holdsUntil` has passed; `value` stays what calculations read. */
  readonly after?: Stated;
  readonly source?: Source;
  /** Day on which the source was checked, or searched for without success. */
  readonly checkedOn: string;
  /** A wrong value would risk law, health or much money. */
  readonly safety?: true;
  readonly note?: Text;
}
