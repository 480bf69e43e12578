import { addDays } from './days.ts';

/** The months in which the terms of university language centres begin. */
export const termMonths = [3, 6, 9, 12] as const;

/** A step of the plan, in days from the first day of a term; negative is before it. */
export interface PlanStep {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** A step with its first and last day as `2027-01-25`, both included. */
export type DatedStep<Step extends PlanStep> = Step & {
  readonly first: string;
  readonly last: string;
  readonly state: 'late' | 'now' | 'ahead';
};

/** How many terms are offered: two years. */
const offered = 8;

/**
 * The terms that have not begun by a day, soonest first, as `2027-03`. A term is taken to begin on the
 * first of its month; schools begin a few days later, so the dates of the plan are on the safe side.
 * @param today A calendar day, `2026-11-20`.
 */
export function nextTerms(today: string): string[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1, year + 2]
    .flatMap((each) => termMonths.map((month) => termId(each, month)))
    .filter((term) => firstDay(term) > today)
    .slice(0, offered);
}

/**
 * The term to plan for: the chosen one if it has not begun, else the first of the next terms that leaves
 * time for every step. `passed` says that the chosen term has begun; an unknown term counts as none.
 */
export function chosenTerm(
  wanted: string | null,
  today: string,
  steps: readonly PlanStep[],
): { readonly term: string; readonly passed?: string } {
  const next = nextTerms(today);
  const known = wanted !== null && isTerm(wanted) ? wanted : undefined;
  if (known && next.includes(known)) return { term: known };
  const roomy = next.find((term) =>
    datedPlan(steps, term, today).every(({ state }) => state !== 'late'),
  );
  const term = roomy ?? next.at(-1) ?? '';
  return known && firstDay(known) <= today ? { term, passed: known } : { term };
}

/** The steps with their dates, and whether each is over, current or ahead on a day. */
export function datedPlan<Step extends PlanStep>(
  steps: readonly Step[],
  term: string,
  today: string,
): DatedStep<Step>[] {
  const start = firstDay(term);
  return steps.map((step) => {
    const first = addDays(start, step.from);
    const last = addDays(start, step.to);
    return { ...step, first, last, state: stateOf(first, last, today) };
  });
}

/** The first day of a term's month: `2027-03-01`. */
export function firstDay(term: string): string {
  return `${term}-01`;
}

function stateOf(first: string, last: string, today: string) {
  if (today > last) return 'late';
  return today < first ? 'ahead' : 'now';
}

function isTerm(text: string): boolean {
  const [, month] = /^\d{4}-(\d\d)$/.exec(text) ?? [];
  return termMonths.some((each) => each === Number(month));
}

function termId(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
}
