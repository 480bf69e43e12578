import { dayAfter, monthsAfter } from './days.ts';
import type { Trip } from './entry-trip.ts';

export interface KEtaWaiver {
  /** Its last day, `YYYY-MM-DD` in Korea. */
  readonly until: string;
  /** `published`: on a list of the Ministry; `press`: newspapers alone say so. */
  readonly known: 'published' | 'press';
}

/** What is known of one passport. */
export interface PassportRules {
  /** `disputed`: the guide says that a visa is needed, and published lists say that it is not. */
  readonly visa: 'free' | 'needed' | 'disputed';
  /** Days without a visa; unknown where the visa sets them. */
  readonly maxStayDays: number | 'unknown';
  /** The temporary K-ETA waiver; null when not in it. */
  readonly kEtaWaiver: KEtaWaiver | null;
  /** Whether a working-holiday agreement was found; never "no", for not all lists were. */
  readonly workingHoliday: true | 'unknown';
}

/** What the answer comes down to. */
export type Verdict =
  | 'no-visa-no-k-eta'
  | 'no-visa-k-eta-press'
  | 'no-visa-k-eta'
  | 'no-visa-k-eta-unknown'
  | 'visa'
  | 'visa-disputed'
  | 'stay-too-long'
  | 'd-4'
  | 'work-visa'
  | 'working-holiday'
  | 'working-holiday-unknown';

/** One thing to do, with its dates (`YYYY-MM-DD`) where the day of arrival is known. */
export type EntryStep =
  | { readonly kind: 'transit' }
  | { readonly kind: 'passport'; readonly validUntil?: string }
  /** Fee, papers and waiting time differ between embassies: unknown here. */
  | { readonly kind: 'embassy' }
  | { readonly kind: 'k-eta'; readonly by?: string; readonly late: boolean }
  | { readonly kind: 'k-eta-waived'; readonly until: string }
  /** Nothing official says that no K-ETA is needed: the portal has to be asked. */
  | { readonly kind: 'k-eta-press'; readonly until: string }
  | { readonly kind: 'k-eta-unknown'; readonly until: string }
  | { readonly kind: 'e-arrival'; readonly from?: string }
  /** Needed only by who arrives without a K-ETA. */
  | { readonly kind: 'e-arrival-without-k-eta'; readonly from?: string };

export interface EntryAnswer {
  readonly verdict: Verdict;
  readonly steps: readonly EntryStep[];
}

/** Stays above this many days need a visa of their own (specification 1, section 9). */
export const shortStayDays = 90;

/** The passport must still hold for this long (specification 1, section 9). */
export const passportMonths = 6;

/** 72 hours before boarding; the longest journeys to Korea land two days after it. */
const kEtaDaysAhead = 5;

/** The card is open for three days, of which the day of arrival is the last. */
const eArrivalDaysAhead = 2;

/**
 * What a journey needs: a visa or none, the K-ETA, the e-Arrival card, and by when. What is not known
 * comes out as unknown or as a matter for the embassy, never as a guess.
 * @param today `YYYY-MM-DD` in Korea, which counts where no day of arrival is given.
 */
export function checkEntry(passport: PassportRules, trip: Trip, today: string): EntryAnswer {
  const verdict = verdictOf(passport, trip, today);
  const { arrival } = trip;
  const from = arrival && latest(dayAfter(arrival, -eArrivalDaysAhead), today);
  const card = (kind: 'e-arrival' | 'e-arrival-without-k-eta') =>
    ({ kind, ...(from && { from }) }) as const;
  const formalities = (): EntryStep[] => {
    const until = passport.kEtaWaiver?.until ?? '';
    if (verdict === 'no-visa-no-k-eta') return [{ kind: 'k-eta-waived', until }, card('e-arrival')];
    if (verdict === 'no-visa-k-eta-press')
      return [{ kind: 'k-eta-press', until }, card('e-arrival-without-k-eta')];
    if (verdict === 'no-visa-k-eta-unknown')
      return [{ kind: 'k-eta-unknown', until }, card('e-arrival-without-k-eta')];
    if (verdict === 'no-visa-k-eta')
      return [kEtaStep(arrival, today), card('e-arrival-without-k-eta')];
    return [{ kind: 'embassy' }, card('e-arrival')];
  };
  const validUntil = arrival && monthsAfter(arrival, passportMonths);
  return {
    verdict,
    steps: [
      ...(trip.purpose === 'transit' ? [{ kind: 'transit' } as const] : []),
      { kind: 'passport', ...(validUntil && { validUntil }) },
      ...formalities(),
    ],
  };
}

function verdictOf(passport: PassportRules, trip: Trip, today: string): Verdict {
  const { purpose, days } = trip;
  if (purpose === 'work') return 'work-visa';
  if (purpose === 'working-holiday')
    return passport.workingHoliday === true ? 'working-holiday' : 'working-holiday-unknown';
  if (purpose === 'study' && days > shortStayDays) return 'd-4';

  const { visa, maxStayDays } = passport;
  if (visa === 'needed' || maxStayDays === 'unknown') return 'visa';
  if (days > maxStayDays) return visa === 'disputed' ? 'visa' : 'stay-too-long';
  if (visa === 'disputed') return 'visa-disputed';
  const { kEtaWaiver } = passport;
  if (!kEtaWaiver) return 'no-visa-k-eta';
  if ((trip.arrival ?? today) > kEtaWaiver.until) return 'no-visa-k-eta-unknown';
  return kEtaWaiver.known === 'press' ? 'no-visa-k-eta-press' : 'no-visa-no-k-eta';
}

function kEtaStep(arrival: string | undefined, today: string): EntryStep {
  if (!arrival) return { kind: 'k-eta', late: false };
  const by = dayAfter(arrival, -kEtaDaysAhead);
  return { kind: 'k-eta', by, late: by < today };
}

const latest = (one: string, other: string) => (one > other ? one : other);
