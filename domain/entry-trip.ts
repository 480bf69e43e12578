/** The purposes of a journey that the rules of entry distinguish. */
export const purposes = ['tourism', 'study', 'work', 'working-holiday', 'transit'] as const;

export type Purpose = (typeof purposes)[number];

/** The stays that can be asked about, in days: a language visa lasts at most two years. */
export const stayLimits = { min: 1, max: 730 } as const;

/** Ages on the day of entry that need no K-ETA, and those between them. */
export const ageGroups = ['18-64', '0-17', '65'] as const;

export type AgeGroup = (typeof ageGroups)[number];

/** Ties to Korea by birth that change how one enters. */
export const koreanTies = ['none', 'national', 'descent'] as const;

export type KoreanTie = (typeof koreanTies)[number];

/** A journey as the rules of entry need it. */
export interface EntryTrip {
  readonly purpose: Purpose;
  /** Days in Korea, including those of arrival and departure; 1 for a stopover. */
  readonly days: number;
  /** Absent between 18 and 64. */
  readonly age?: Exclude<AgeGroup, '18-64'>;
  /** Korean nationality beside that of the passport, or Korean parents or grandparents; absent without. */
  readonly korean?: Exclude<KoreanTie, 'none'>;
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
