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

/** A journey as it was typed. */
export interface TypedTrip {
  readonly passport: string;
  readonly purpose: string;
  readonly days: string;
  readonly arrival: string;
}

/** Field errors as codes; the form has the messages. */
export interface TripFieldErrors {
  readonly passport?: 'missing';
  readonly days?: 'notInLimits';
  readonly arrival?: 'notADate' | 'past';
}

/**
 * Reads a journey. An unknown purpose counts as tourism, as filters ignore unknown values; any other
 * unreadable value is a field error. Never throws.
 * @param passports The passports that the guide has rules for.
 * @param today `YYYY-MM-DD` in Korea.
 */
export function parseTrip(
  typed: TypedTrip,
  passports: readonly string[],
  today: string,
): { readonly trip: Trip & { readonly passport: string } } | { readonly errors: TripFieldErrors } {
  const passport = typed.passport.trim();
  const days = /^\s*\d{1,4}\s*$/.test(typed.days) ? Number(typed.days) : Number.NaN;
  const arrival = typed.arrival.trim();
  const wrongArrival = arrivalError(arrival, today);
  const errors: TripFieldErrors = {
    ...(!passports.includes(passport) && { passport: 'missing' }),
    ...(!(days >= stayLimits.min && days <= stayLimits.max) && { days: 'notInLimits' }),
    ...(wrongArrival && { arrival: wrongArrival }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const purpose = purposes.find((value) => value === typed.purpose) ?? 'tourism';
  return { trip: { passport, purpose, days, ...(arrival && { arrival }) } };
}

function arrivalError(arrival: string, today: string): TripFieldErrors['arrival'] {
  if (arrival === '') return undefined;
  if (!isDate(arrival)) return 'notADate';
  return arrival < today ? 'past' : undefined;
}

/** Whether a text is an existing date, `YYYY-MM-DD`. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day in Korea at an instant, `YYYY-MM-DD`: nine hours ahead of UTC all year. */
export function koreanDay(at: Date): string {
  return new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
}
