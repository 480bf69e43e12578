import { addDays, addMonths } from '#domain/time/days.ts';

/** Days and months after the day of arrival. */
interface Offset {
  readonly months?: number | undefined;
  readonly days?: number | undefined;
}

/** Something to do after arriving, from one day to another, both included. */
export interface MonthStep {
  readonly id: string;
  readonly from: Offset;
  readonly to: Offset;
}

/** A step with its first and last day as `2027-01-25`, and whether it is over, current or ahead. */
export interface DatedMonthStep {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly state: 'late' | 'now' | 'ahead';
}

/** The steps with their dates for an arrival, as they stand on a day; both `YYYY-MM-DD`. */
export function datedMonth(
  steps: readonly MonthStep[],
  arrival: string,
  today: string,
): DatedMonthStep[] {
  return steps.map(({ id, from, to }) => {
    const first = after(arrival, from);
    const last = after(arrival, to);
    return { id, first, last, state: today > last ? 'late' : today < first ? 'ahead' : 'now' };
  });
}

function after(arrival: string, { months = 0, days = 0 }: Offset): string {
  return addDays(addMonths(arrival, months), days);
}
