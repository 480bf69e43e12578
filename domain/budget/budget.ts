import type { BudgetInputs } from './budget-inputs.ts';

/** The parts of a budget, in the order in which they are shown. */
export const budgetCategories = [
  'accommodation',
  'food',
  'transport',
  'education',
  'entertainment',
  'utilities',
  'miscellaneous',
] as const;

export type BudgetCategory = (typeof budgetCategories)[number];

/** Whole KRW for the whole stay; the parts add up to the total. */
export type BudgetResult = Readonly<Record<BudgetCategory | 'total', number>>;

/** Year and month of the rates and of all figures below. */
export const figuresDate = '2025-03';

/** KRW a month unless said otherwise. */
export const monthlyFigures = {
  goshiwon: { budget: 300_000, mid: 450_000, premium: 450_000 },
  hasukjib: 550_000,
  apartment: {
    seoul: { budget: 800_000, mid: 800_000, premium: 1_200_000 },
    busan: { budget: 700_000, mid: 700_000, premium: 1_100_000 },
  },
  dormitory: 400_000,
  food: {
    seoul: { budget: 400_000, mid: 600_000, premium: 900_000 },
    busan: { budget: 350_000, mid: 500_000, premium: 750_000 },
  },
  /** A monthly city pass; `leftOut` is the cost of the few rides made without one. */
  transport: { seoul: 80_000, busan: 60_000, leftOut: 50_000, premiumFactor: 1.5 },
  entertainment: { budget: 150_000, mid: 300_000, premium: 500_000 },
  /** KRW for a whole course, divided by the duration or by `shortest`, whichever is larger. */
  course: { budget: 1_200_000, mid: 1_200_000, premium: 1_600_000, shortest: 3 },
  utilities: { usual: 100_000, apartment: 200_000 },
  miscellaneous: 200_000,
} as const;

/** The length of a stay in months; a month has four weeks. */
export function monthsOf({ duration, durationType }: BudgetInputs): number {
  return durationType === 'months' ? duration : duration / 4;
}

/**
 * What a stay costs: KRW for the whole stay, rounded to whole won.
 * The specification's rule that lowers food to 30 % in a hasukjib has no effect, because its next rule
 * replaces food by the included amount or by 0.
 */
export function calculateBudget(inputs: BudgetInputs): BudgetResult {
  const months = monthsOf(inputs);
  const { city, budgetLevel: level, accommodation, purpose } = inputs;
  const { food, transport, entertainment, course, utilities, miscellaneous } = monthlyFigures;
  const pass = transport[city] * (level === 'premium' ? transport.premiumFactor : 1);
  const monthly: Record<BudgetCategory, number> = {
    accommodation: rent(inputs),
    food: inputs.includeFood ? food[city][level] : 0,
    transport: inputs.includeTransport ? pass : transport.leftOut,
    // The specification divides by the typed number, be it weeks or months.
    education: purpose === 'study' ? course[level] / Math.max(inputs.duration, course.shortest) : 0,
    entertainment: inputs.includeEntertainment ? entertainment[level] : 0,
    utilities: accommodation === 'apartment' ? utilities.apartment : utilities.usual,
    miscellaneous,
  };
  const stay = budgetCategories.map((category) => Math.round(monthly[category] * months));
  const parts = Object.fromEntries(
    budgetCategories.map((category, index) => [category, stay[index]]),
  ) as Record<BudgetCategory, number>;
  return { ...parts, total: stay.reduce((sum, part) => sum + part, 0) };
}

function rent({ accommodation, budgetLevel, city }: BudgetInputs): number {
  switch (accommodation) {
    case 'goshiwon':
      return monthlyFigures.goshiwon[budgetLevel];
    case 'apartment':
      return monthlyFigures.apartment[city][budgetLevel];
    default:
      return monthlyFigures[accommodation];
  }
}
