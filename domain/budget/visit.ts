import { longestVisit, type Stay } from '../trips/stay.ts';
import { usualStay } from '../trips/stay-query.ts';
import type { MealLevelId } from '../trips/trip.ts';
import type { BudgetInputs, BudgetLevel } from './budget-inputs.ts';

const nightsOf = { weeks: 7, months: 30 } as const;

const meals: Readonly<Record<BudgetLevel, MealLevelId>> = {
  budget: 'simple',
  mid: 'usual',
  premium: 'generous',
};

/** The nights of a calculator's stay; a month has thirty. */
export function nightsOfBudget({ duration, durationType }: BudgetInputs): number {
  return duration * nightsOf[durationType];
}

/** Whether the inputs of the calculator are those of a visit: somebody who travels, for a month at most. */
export function isVisit(inputs: BudgetInputs): boolean {
  return inputs.purpose === 'tourism' && nightsOfBudget(inputs) <= longestVisit;
}

/** The same stay as a visit of one person, with the bed, meals and outings of its level. */
export function visitOf(inputs: BudgetInputs): Stay {
  return {
    ...usualStay,
    nights: [{ city: inputs.city, nights: nightsOfBudget(inputs) }],
    people: 1,
    meals: meals[inputs.budgetLevel],
    bed: inputs.budgetLevel === 'budget' ? 'country-room' : usualStay.bed,
    tickets: inputs.includeEntertainment ? usualStay.tickets : 0,
  };
}
