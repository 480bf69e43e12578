import { calculateBudget, type BudgetCity, type BudgetInputs } from './budget.ts';

/** KRW, lowest and highest. */
export interface Prices {
  readonly from: number;
  readonly to: number;
}

/** What schools charge: a term by city, and a course that is shorter than a term. */
export interface CoursePrices {
  readonly term: Readonly<Record<BudgetCity, Prices>>;
  readonly short: Prices;
  /** What the edition of March 2025 gave. */
  readonly edition: { readonly term: Prices; readonly short: Prices };
}

/** How the course in a budget differs from what schools charge. */
export interface CourseNotice {
  /** `under`: the budget counts less than the cheapest school charges; `over`: more than the dearest. */
  readonly kind: 'under' | 'over';
  /** How many terms the stay needs; 0 when it is shorter than a term. */
  readonly terms: number;
  /** Why the amount differs. */
  readonly cause: 'weeks' | 'part' | 'one-course' | 'price';
  /** KRW that the budget counts for the course. */
  readonly counted: number;
  /** KRW that schools charge for these terms, or for a short course. */
  readonly real: Prices;
  /** `real` at the prices of March 2025. */
  readonly edition: Prices;
  /** The total with the real price instead of `counted`; absent for stays below the shortest course. */
  readonly total?: Prices;
}

/** Weeks of a term at a university, and of the shortest course whose price is known. */
const TERM_WEEKS = 10;
const SHORTEST_WEEKS = 4;

/** Each paid term gives three months of stay; a shorter stay has no whole term. */
const TERM_MONTHS = 3;

/** How many terms a stay needs; 0 when it is shorter than a term. */
export function termsOf({ duration, durationType }: BudgetInputs): number {
  if (durationType === 'weeks') return duration >= TERM_WEEKS ? 1 : 0;
  return duration >= TERM_MONTHS ? Math.ceil(duration / TERM_MONTHS) : 0;
}

/**
 * The notice about the course in a budget; undefined when no course is counted or when the amount is
 * within what schools charge. The budget itself follows specification 1, section 9, and is not changed.
 */
export function courseNotice(inputs: BudgetInputs, prices: CoursePrices): CourseNotice | undefined {
  if (inputs.purpose !== 'study') return undefined;
  const { education: counted, total } = calculateBudget(inputs);
  const terms = termsOf(inputs);
  const times = ({ from, to }: Prices) => ({ from: from * terms, to: to * terms });
  const real = terms === 0 ? prices.short : times(prices.term[inputs.city]);
  if (counted >= real.from && counted <= real.to) return undefined;
  const rest = total - counted;
  const { edition } = prices;
  return {
    kind: counted < real.from ? 'under' : 'over',
    terms,
    cause: causeOf(inputs, terms),
    counted,
    real,
    edition: terms === 0 ? edition.short : times(edition.term),
    ...(!isBrief(inputs) && { total: { from: rest + real.from, to: rest + real.to } }),
  };
}

function causeOf({ durationType }: BudgetInputs, terms: number): CourseNotice['cause'] {
  if (durationType === 'weeks') return 'weeks';
  if (terms === 0) return 'part';
  return terms === 1 ? 'price' : 'one-course';
}

/** Whether a stay is shorter than any course whose price is known. */
function isBrief({ duration, durationType }: BudgetInputs): boolean {
  return durationType === 'weeks' && duration < SHORTEST_WEEKS;
}
