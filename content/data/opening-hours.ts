/** Monday is 1 and Sunday is 7, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The same opening hours on some days of the week, in Korean time. */
export interface OpeningPeriod {
  readonly days: readonly Weekday[];
  /** First and last month of the season, 1 to 12; a season may span the new year. All year when absent. */
  readonly months?: readonly [first: number, last: number];
  /** `HH:MM`. */
  readonly opens: string;
  /** `HH:MM`, `24:00` for midnight. At or before `opens` it means the following day. */
  readonly closes: string;
  /** `HH:MM` of the last admission, if earlier than closing. */
  readonly lastEntry?: string;
}

/** When a place can be visited, for computing whether it is open. */
export type OpeningHours =
  | { readonly always: true }
  | {
      readonly periods: readonly OpeningPeriod[];
      /** A weekly day off on a public holiday moves to the next working day, as palaces do. */
      readonly opensOnHolidayMoved?: true;
      /** Public holidays on which it closes: `seollal` and `chuseok` mean the day itself, without the days around it. */
      readonly closedOn?: readonly ('seollal' | 'chuseok' | 'new-year')[];
    };

export const everyDay: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
