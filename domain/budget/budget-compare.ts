import {
  budgetAccommodations,
  budgetCities,
  budgetLevels,
  type BudgetCity,
  type BudgetInputs,
  type BudgetLevel,
} from './budget-inputs.ts';
import { calculateBudget, type BudgetResult } from './budget.ts';

/** The same stay with one or more inputs changed. */
export interface Alternative {
  readonly inputs: BudgetInputs;
  readonly result: BudgetResult;
  /** How many KRW cheaper the whole stay is than planned; negative when it is dearer. */
  readonly saves: number;
}

/** The plan in every city at one level, in the order of `budgetCities`. */
export interface LevelComparison {
  readonly level: BudgetLevel;
  readonly cities: readonly Alternative[];
}

/** The inputs that a suggested change may affect. */
export type Change = 'city' | 'budgetLevel' | 'accommodation';

/** The plan with exactly one input changed. */
export interface SingleChange extends Alternative {
  readonly change: Change;
}

export function otherCity(city: BudgetCity): BudgetCity {
  return city === 'seoul' ? 'busan' : 'seoul';
}

/** The same plan in both cities at the three levels, from the lowest level to the highest. */
export function compareBudgets(inputs: BudgetInputs): readonly LevelComparison[] {
  return budgetLevels.map((level) => ({
    level,
    cities: budgetCities.map((city) => alternative(inputs, { city, budgetLevel: level })),
  }));
}

/**
 * The plan with each alternative tried alone: the other city, the other levels, the other kinds of
 * accommodation. Changes that cost the same are left out; the largest saving comes first.
 */
export function singleChanges(inputs: BudgetInputs): readonly SingleChange[] {
  const others = <Value>(values: readonly Value[], mine: Value) =>
    values.filter((value) => value !== mine);
  const change = (name: Change, patch: Partial<BudgetInputs>): SingleChange => ({
    change: name,
    ...alternative(inputs, patch),
  });
  return [
    change('city', { city: otherCity(inputs.city) }),
    ...others(budgetLevels, inputs.budgetLevel).map((budgetLevel) =>
      change('budgetLevel', { budgetLevel }),
    ),
    ...others(budgetAccommodations, inputs.accommodation).map((accommodation) =>
      change('accommodation', { accommodation }),
    ),
  ]
    .filter(({ saves }) => saves !== 0)
    .sort((a, b) => b.saves - a.saves);
}

function alternative(inputs: BudgetInputs, patch: Partial<BudgetInputs>): Alternative {
  const changed = { ...inputs, ...patch };
  const result = calculateBudget(changed);
  return { inputs: changed, result, saves: calculateBudget(inputs).total - result.total };
}
