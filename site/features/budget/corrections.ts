import {
  parseDuration,
  BUDGET_DEFAULTS,
  budgetAccommodations,
  budgetCities,
  budgetLevels,
  budgetPurposes,
  durationLimits,
  durationTypes,
  type BudgetInputs,
} from '#domain/budget/budget-inputs.ts';

const choices = {
  city: budgetCities,
  purpose: budgetPurposes,
  durationType: durationTypes,
  budgetLevel: budgetLevels,
  accommodation: budgetAccommodations,
} as const;

type Choice = keyof typeof choices;

/** A value in the URL that the calculator had to replace. */
export type Correction =
  | {
      readonly name: 'duration';
      readonly problem: 'most' | 'least' | 'number';
      readonly typed: string;
    }
  | { readonly name: Choice; readonly problem: 'choice' };

/** The replaced values of a URL; empty and missing ones do not count. */
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

/** The error of a typed duration, if any. */
export function durationProblem(typed: string): 'most' | 'least' | 'number' | undefined {
  const number = Number(typed.trim().replace(',', '.'));
  if (!Number.isFinite(number)) return 'number';
  if (number > durationLimits.max) return 'most';
  if (number < durationLimits.min) return 'least';
  return number === parseDuration(typed) ? undefined : 'number';
}

/** The value used instead of an unknown choice. */
export const fallback: Pick<BudgetInputs, Choice> = BUDGET_DEFAULTS;
