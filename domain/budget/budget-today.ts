import type {
  BudgetAccommodation,
  BudgetCity,
  BudgetInputs,
  BudgetLevel,
} from './budget-inputs.ts';
import { budgetCategories, calculateBudget, monthlyFigures, monthsOf } from './budget.ts';

type Levels = Readonly<Record<BudgetLevel, number>>;

/** Current prices for the calculator's choices: KRW a month, and for a course KRW for the whole of it. */
export interface PricesToday {
  readonly rent: Readonly<Record<BudgetCity, Readonly<Record<BudgetAccommodation, Levels>>>>;
  readonly food: Readonly<Record<BudgetCity, Levels>>;
  readonly transport: Readonly<Record<BudgetCity, number>>;
  readonly term: Readonly<Record<BudgetCity, Levels>>;
  /** Courses that are shorter than a term. */
  readonly short: { readonly weeks4: number; readonly weeks8: number };
}

/** Weeks of a term at a university, and months of stay that each paid term gives. */
const term = { weeks: 10, months: 3 };

/**
 * What a stay costs at current prices: KRW, rounded to 10,000. Rent, food, transport and the course are current; the rest
 * is that of `calculateBudget`, whose total this does not touch.
 */
export function budgetToday(inputs: BudgetInputs, prices: PricesToday): number {
  const { city, budgetLevel: level, accommodation } = inputs;
  const months = monthsOf(inputs);
  const factor = level === 'premium' ? monthlyFigures.transport.premiumFactor : 1;
  const parts = {
    ...calculateBudget(inputs),
    accommodation: prices.rent[city][accommodation][level] * months,
    ...(inputs.includeFood && { food: prices.food[city][level] * months }),
    ...(inputs.includeTransport && { transport: prices.transport[city] * factor * months }),
    ...(inputs.purpose === 'study' && { education: courseToday(inputs, prices) }),
  };
  const total = budgetCategories.reduce((sum, category) => sum + parts[category], 0);
  return Math.round(total / 10_000) * 10_000;
}

/** The terms that a stay needs, or a course of four or eight weeks; never more than a term for less than one. */
function courseToday(inputs: BudgetInputs, { term: terms, short }: PricesToday): number {
  const { city, budgetLevel, duration, durationType } = inputs;
  const one = terms[city][budgetLevel];
  if (durationType === 'months' && duration >= term.months)
    return Math.ceil(duration / term.months) * one;
  if (durationType === 'weeks' && duration >= term.weeks) return one;
  const weeks = durationType === 'weeks' ? duration : duration * 4;
  return Math.min(one, weeks <= 4 ? short.weeks4 : short.weeks8);
}
