/** The purposes of a journey that the rules of entry distinguish. */
export const purposes = ['tourism', 'study', 'work', 'working-holiday', 'transit'] as const;

export type Purpose = (typeof purposes)[number];

/** The stays that can be asked about, in days: a language visa lasts at most two years. */
export const stayLimits = { min: 1, max: 730 } as const;

/** A journey as the rules of entry need it. */
export interface Trip {
  readonly purpose: Purpose;
  /** Days in Korea, including those of arrival and departure. */
  readonly days: number;
  /** `YYYY-MM-DD` of arrival in Korea; absent while it is not known. */
  readonly arrival?: string;
}

/** Whether a text is an existing date, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day in Korea at an instant, `YYYY-MM-DD`: nine hours ahead of UTC all year. */
export function koreanDay(at: Date): string {
  return new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
}
