import { parseDuration } from '#domain/budget-inputs.ts';
import {
  BUDGET_DEFAULTS,
  budgetAccommodations,
  budgetCities,
  budgetLevels,
  budgetPurposes,
  durationLimits,
  durationTypes,
  type BudgetInputs,
} from '#domain/budget.ts';

const choices = {
  city: budgetCities,
  purpose: budgetPurposes,
  durationType: durationTypes,
  budgetLevel: budgetLevels,
  accommodation: budgetAccommodations,
} as const;

type Choice = keyof typeof choices;

/** A value in a URL that the calculator does not take as it stands. */
export type Correction =
  | {
      readonly name: 'duration';
      readonly problem: 'most' | 'least' | 'number';
      readonly typed: string;
    }
  | { readonly name: Choice; readonly problem: 'choice' };

/** What of a URL was changed on reading; a value that is empty or missing is no mistake. */
export function correctionsOf(search: string): readonly Correction[] {
  const query = new URLSearchParams(search);
  const typedAs = (name: keyof BudgetInputs) => query.getAll(name).at(-1)?.trim() ?? '';
  const typed = typedAs('duration').slice(0, 20);
  const problem = typed && durationProblem(typed);
  return [
    ...(problem ? [{ name: 'duration', problem, typed } as const] : []),
    ...(Object.keys(choices) as Choice[]).flatMap((name) => {
      const value = typedAs(name);
      const known: readonly string[] = choices[name];
      return value && !known.includes(value) ? [{ name, problem: 'choice' } as const] : [];
    }),
  ];
}

/** What is wrong with a duration as typed, if anything. */
export function durationProblem(typed: string): 'most' | 'least' | 'number' | undefined {
  const number = Number(typed.trim().replace(',', '.'));
  if (!Number.isFinite(number)) return 'number';
  if (number > durationLimits.max) return 'most';
  if (number < durationLimits.min) return 'least';
  return number === parseDuration(typed) ? undefined : 'number';
}

/** What the calculator counts in the place of a choice that it does not know. */
export const fallback: Pick<BudgetInputs, Choice> = BUDGET_DEFAULTS;
