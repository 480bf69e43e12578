import { addDays, addMonths } from './time/days.ts';
import type { EntryTrip } from './entry-trip.ts';

export interface KEtaWaiver {
  /** Its last day, `YYYY-MM-DD` in Korea. */
  readonly until: string;
  /** `published`: on a list of the Ministry; `press`: reported only by newspapers. */
  readonly known: 'published' | 'press';
}

/** What is known of one passport. */
export interface PassportRules {
  /**
   * `disputed`: the specification says that a visa is needed, published lists say that it is not; `unlisted`: the guide
   * has no rules for it.
   */
  readonly visa: 'free' | 'needed' | 'disputed' | 'unlisted';
  /** Days without a visa; unknown when the visa decides. */
  readonly maxStayDays: number | 'unknown';
  /** The temporary K-ETA waiver; null for passports without it. */
  readonly kEtaWaiver: KEtaWaiver | null;
  /** Whether a working-holiday agreement was found; never "no", as not all lists could be checked. */
  readonly workingHoliday: true | 'unknown';
  /** Whether the visa-free transit for holders of certain visas leaves this passport out. */
  readonly noVisaFreeTransit?: true;
}

/** The answer in one word. */
export type Verdict =
  | 'no-visa-no-k-eta'
  | 'no-visa-k-eta-press'
  | 'no-visa-k-eta'
  | 'no-visa-k-eta-unknown'
  /** Too young or too old for the K-ETA, whatever becomes of the waiver. */
  | 'no-visa-age'
  | 'korean-passport'
  | 'not-listed'
  | 'transit-visa'
  | 'visa'
  | 'visa-disputed'
  | 'stay-too-long'
  | 'd-4'
  | 'work-visa'
  | 'working-holiday'
  | 'working-holiday-unknown';

/** One thing to do, with its dates (`YYYY-MM-DD`) where the day of arrival is known. */
export type EntryStep =
  /** Korean nationality or descent, which may mean military service. */
  | { readonly kind: 'korean-passport' }
  | { readonly kind: 'korean-men' }
  | { readonly kind: 'korean-descent' }
  | { readonly kind: 'transit' }
  | { readonly kind: 'transit-visa' }
  /** Leaving the airport with the visa of certain other countries. */
  | { readonly kind: 'transit-third-country' }
  | { readonly kind: 'look-up' }
  | { readonly kind: 'passport'; readonly validUntil?: string }
  /** Fee, documents and waiting time differ between embassies, so the guide gives none. */
  | { readonly kind: 'embassy' }
  /** Where the guide does not know whether a visa is needed at all. */
  | { readonly kind: 'ask-embassy' }
  | { readonly kind: 'k-eta'; readonly by?: string; readonly late: boolean }
  | { readonly kind: 'k-eta-waived'; readonly until: string }
  /** Only the press says that no K-ETA is needed, so the visitor has to ask the official portal. */
  | { readonly kind: 'k-eta-press'; readonly until: string }
  | { readonly kind: 'k-eta-unknown'; readonly until: string }
  | { readonly kind: 'k-eta-age' }
  /** A second entry after the waiver has ended may need the K-ETA that the first did not. */
  | { readonly kind: 're-entry'; readonly until: string }
  | { readonly kind: 'e-arrival'; readonly from?: string }
  /** Needed only by visitors who arrive without a K-ETA. */
  | { readonly kind: 'e-arrival-without-k-eta'; readonly from?: string };

export interface EntryAnswer {
  readonly verdict: Verdict;
  readonly steps: readonly EntryStep[];
}

/** Stays above this many days need a visa of their own. */
export const shortStayDays = 90;

/** How long the passport must be valid after arrival. */
export const passportMonths = 6;

/** 72 hours before boarding, plus two days: the longest journeys to Korea land two days after boarding. */
export const kEtaDaysAhead = 5;

/** The card can be filled in on three days, the last of which is the day of arrival. */
const eArrivalDaysAhead = 2;

/**
 * What a journey needs: a visa or none, the K-ETA, the e-Arrival card, and by when. When something is
 * not known the answer says so or refers to the embassy; it never guesses.
 * @param today `YYYY-MM-DD` in Korea, which counts where no day of arrival is given.
 */
export function checkEntry(passport: PassportRules, trip: EntryTrip, today: string): EntryAnswer {
  const verdict = verdictOf(passport, trip, today);
  if (verdict === 'korean-passport')
    return { verdict, steps: [{ kind: 'korean-passport' }, { kind: 'korean-men' }] };
  const { arrival } = trip;
  const validUntil = arrival && addMonths(arrival, passportMonths);
  return {
    verdict,
    steps: [
      ...(trip.korean === 'descent' ? [{ kind: 'korean-descent' } as const] : []),
      ...(trip.purpose === 'transit' ? transitSteps(verdict, passport) : []),
      ...(verdict === 'not-listed' ? [{ kind: 'look-up' } as const] : []),
      { kind: 'passport', ...(validUntil && { validUntil }) },
      ...formalities(verdict, passport, trip, today),
    ],
  };
}

function transitSteps(verdict: Verdict, { noVisaFreeTransit }: PassportRules): EntryStep[] {
  if (isVisaFree(verdict)) return [{ kind: 'transit' }];
  return [
    { kind: 'transit-visa' },
    ...(noVisaFreeTransit ? [] : [{ kind: 'transit-third-country' } as const]),
  ];
}

/** The visa or the K-ETA, and the card. */
function formalities(
  verdict: Verdict,
  { kEtaWaiver }: PassportRules,
  trip: EntryTrip,
  today: string,
): EntryStep[] {
  const { arrival } = trip;
  const from = arrival && latest(addDays(arrival, -eArrivalDaysAhead), today);
  const card = (kind: 'e-arrival' | 'e-arrival-without-k-eta') =>
    ({ kind, ...(from && { from }) }) as const;
  const until = kEtaWaiver?.until ?? '';
  const again: EntryStep[] = trip.purpose === 'transit' ? [] : [{ kind: 're-entry', until }];
  if (verdict === 'no-visa-age') return [{ kind: 'k-eta-age' }, card('e-arrival')];
  if (verdict === 'no-visa-no-k-eta')
    return [{ kind: 'k-eta-waived', until }, ...again, card('e-arrival')];
  if (verdict === 'no-visa-k-eta-press')
    return [{ kind: 'k-eta-press', until }, ...again, card('e-arrival-without-k-eta')];
  if (verdict === 'no-visa-k-eta-unknown')
    return [{ kind: 'k-eta-unknown', until }, card('e-arrival-without-k-eta')];
  if (verdict === 'no-visa-k-eta')
    return [kEtaStep(arrival, today), card('e-arrival-without-k-eta')];
  const kind = verdict === 'not-listed' ? 'ask-embassy' : 'embassy';
  return [{ kind }, card('e-arrival')];
}

const isVisaFree = (verdict: Verdict) => verdict.startsWith('no-visa');

function verdictOf(passport: PassportRules, trip: EntryTrip, today: string): Verdict {
  const { purpose, days } = trip;
  if (trip.korean === 'national') return 'korean-passport';
  if (purpose === 'work') return 'work-visa';
  if (purpose === 'study' && days > shortStayDays) return 'd-4';
  const { visa, maxStayDays } = passport;
  if (visa === 'unlisted') return 'not-listed';
  if (purpose === 'working-holiday')
    return passport.workingHoliday === true ? 'working-holiday' : 'working-holiday-unknown';
  if (purpose === 'transit' && visa !== 'free') return 'transit-visa';
  if (visa === 'needed' || maxStayDays === 'unknown') return 'visa';
  if (days > maxStayDays) return visa === 'disputed' ? 'visa' : 'stay-too-long';
  if (visa === 'disputed') return 'visa-disputed';
  return trip.age ? 'no-visa-age' : kEtaVerdict(passport, trip, today);
}

function kEtaVerdict(
  { kEtaWaiver }: PassportRules,
  { arrival }: EntryTrip,
  today: string,
): Verdict {
  if (!kEtaWaiver) return 'no-visa-k-eta';
  if ((arrival ?? today) > kEtaWaiver.until) return 'no-visa-k-eta-unknown';
  return kEtaWaiver.known === 'press' ? 'no-visa-k-eta-press' : 'no-visa-no-k-eta';
}

function kEtaStep(arrival: string | undefined, today: string): EntryStep {
  if (!arrival) return { kind: 'k-eta', late: false };
  const by = addDays(arrival, -kEtaDaysAhead);
  return { kind: 'k-eta', by, late: by < today };
}

const latest = (one: string, other: string) => (one > other ? one : other);
