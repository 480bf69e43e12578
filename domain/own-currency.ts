import { daysBetween } from './time/days.ts';

/** Another currency of the visitor. */
export interface OwnCurrency {
  /** ISO 4217. */
  readonly currency: string;
  /** The value of 1,000 KRW in it. */
  readonly rate: number;
  /** The day (or month) that the rate is of. */
  readonly date: string;
}

/** Days after which a rate is said to be old. */
const longest = 60;

export const isOldRate = (day: string, today: string) => daysBetween(day, today) > longest;

/** The value of 1,000 KRW as typed; undefined when that is no number above 0. */
export function ownRate(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  const rate = /^\d*\.?\d+$/.test(text) ? Number(text) : 0;
  return rate > 0 && rate < 1e9 ? rate : undefined;
}
