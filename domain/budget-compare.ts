import {
  budgetAccommodations,
  budgetCities,
  budgetLevels,
  calculateBudget,
  type BudgetCity,
  type BudgetInputs,
  type BudgetLevel,
  type BudgetResult,
} from './budget.ts';

/** The same stay with something changed. */
export interface Alternative {
  readonly inputs: BudgetInputs;
  readonly result: BudgetResult;
  /** KRW for the whole stay that it costs less than the plan; negative when it costs more. */
  readonly saves: number;
}

/** The plan in every city at one level, in the order of `budgetCities`. */
export interface LevelComparison {
  readonly level: BudgetLevel;
  readonly cities: readonly Alternative[];
}

/** What a single change may touch. */
export type Change = 'city' | 'budgetLevel' | 'accommodation';

/** One thing done otherwise, everything else as planned. */
export interface SingleChange extends Alternative {
  readonly change: Change;
}

/** Seoul's other is Busan, Busan's is Seoul. */
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
 * What each single choice made otherwise would change: the other city, the other levels, the other
 * kinds of accommodation. Changes that cost the same are left out; the largest saving comes first.
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
