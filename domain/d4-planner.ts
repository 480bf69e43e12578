import { addDays } from './days.ts';
import { firstDay, isTerm, nextTerms } from './terms.ts';

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

function stateOf(first: string, last: string, today: string) {
  if (today > last) return 'late';
  return today < first ? 'ahead' : 'now';
}
