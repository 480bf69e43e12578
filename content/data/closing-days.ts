import type { Weekday } from './opening-hours.ts';

/** The days on which something does not open; those of opening hours, and some that hours cannot say. */
export interface ClosingDays {
  readonly weekdays?: readonly Weekday[];
  /** A weekly day off on a public holiday is kept on the next working day, as palaces do. */
  readonly movedByHolidays?: true;
  /** The same weekday in some weeks of a month: the first and the third Tuesday. */
  readonly nth?: { readonly weekday: Weekday; readonly weeks: readonly number[] };
  /** `seollal` and `chuseok` mean the day of the feast itself. */
  readonly feasts?: readonly ('seollal' | 'chuseok' | 'new-year')[];
}
