import {
  ageGroups,
  isDay,
  koreanTies,
  purposes,
  stayLimits,
  type AgeGroup,
  type KoreanTie,
  type EntryTrip,
} from '#domain/entry-trip.ts';

/** A journey as it was typed. */
export interface TypedTrip {
  readonly passport: string;
  readonly purpose: string;
  readonly days: string;
  readonly arrival: string;
  readonly age: string;
  readonly korean: string;
}

/** Field errors as codes; the form has the messages. */
export interface TripFieldErrors {
  readonly passport?: 'missing';
  readonly days?: 'notInLimits';
  readonly arrival?: 'notADate' | 'past';
}

/**
 * Reads a journey. An unknown purpose counts as tourism, and an unknown age or tie to Korea as none, as filters ignore
 * unknown values; any other unreadable value is a field error. A stopover has no days. Never throws.
 * @param passports The passports that the guide has rules for.
 * @param today `YYYY-MM-DD` in Korea.
 */
export function parseTrip(
  typed: TypedTrip,
  passports: readonly string[],
  today: string,
):
  | { readonly trip: EntryTrip & { readonly passport: string } }
  | { readonly errors: TripFieldErrors } {
  const passport = typed.passport.trim();
  const purpose = purposes.find((value) => value === typed.purpose) ?? 'tourism';
  const days = purpose === 'transit' ? 1 : daysIn(typed.days);
  const arrival = typed.arrival.trim();
  const wrongArrival = arrivalError(arrival, today);
  const errors: TripFieldErrors = {
    ...(!passports.includes(passport) && { passport: 'missing' }),
    ...(!(days >= stayLimits.min && days <= stayLimits.max) && { days: 'notInLimits' }),
    ...(wrongArrival && { arrival: wrongArrival }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const age = ageGroups.find((value): value is Older => value === typed.age && value !== '18-64');
  const korean = koreanTies.find(
    (value): value is Tie => value === typed.korean && value !== 'none',
  );
  return {
    trip: {
      passport,
      purpose,
      days,
      ...(arrival && { arrival }),
      ...(age && { age }),
      ...(korean && { korean }),
    },
  };
}

type Older = Exclude<AgeGroup, '18-64'>;
type Tie = Exclude<KoreanTie, 'none'>;

const daysIn = (text: string) => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN);

function arrivalError(arrival: string, today: string): TripFieldErrors['arrival'] {
  if (arrival === '') return undefined;
  if (!isDay(arrival)) return 'notADate';
  return arrival < today ? 'past' : undefined;
}
