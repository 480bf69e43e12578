import type { Weekday } from './opening-hours.ts';

/** The days on which something is closed, including those that opening hours cannot express. */
export interface ClosingDays {
  readonly weekdays?: readonly Weekday[];
  /** A weekly day off on a public holiday moves to the next working day, as palaces do. */
  readonly movedByHolidays?: true;
  /** The same weekday in some weeks of a month: the first and the third Tuesday. */
  readonly nth?: { readonly weekday: Weekday; readonly weeks: readonly number[] };
  /** `seollal` and `chuseok` mean the day itself, without the days around it. */
  readonly feasts?: readonly ('seollal' | 'chuseok' | 'new-year')[];
}
