import {
  budgetInputsOf,
  budgetQuery,
  BUDGET_DEFAULTS,
  budgetCities,
  type BudgetCity,
  type BudgetInputs,
  type BudgetPurpose,
} from './budget/budget-inputs.ts';
import { isDay, purposes, stayLimits, type Purpose } from './entry-trip.ts';
import { isMonth, isSchoolId } from './budget/course-choice.ts';

/** The visitor's answers about the journey, shared by the tools of the guide; each may be missing. */
export interface TripAnswers {
  /** ISO 3166 code of two letters. */
  readonly passport?: string | undefined;
  readonly purpose?: Purpose | undefined;
  readonly days?: number | undefined;
  /** `YYYY-MM-DD` in Korea. */
  readonly arrival?: string | undefined;
  /** The month in which the course begins, `YYYY-MM`. */
  readonly term?: string | undefined;
  readonly city?: BudgetCity | undefined;
  /** The id of a school of Korean, which is that of its place on the map. */
  readonly school?: string | undefined;
  /** The inputs of the budget calculator, as its query. */
  readonly budget?: string | undefined;
}

/** Whether a value is valid under its name. Pages without a form do not load a library for that. */
const isValid: Readonly<Record<keyof TripAnswers, (value: unknown) => boolean>> = {
  passport: (value) => isText(value) && /^[A-Z]{2}$/.test(value),
  purpose: (value) => purposes.some((purpose) => purpose === value),
  days: (value) =>
    Number.isInteger(value) && Number(value) >= stayLimits.min && Number(value) <= stayLimits.max,
  arrival: (value) => isText(value) && isDay(value),
  term: (value) => isText(value) && isMonth(value),
  city: (value) => budgetCities.some((city) => city === value),
  school: (value) => isText(value) && isSchoolId(value),
  budget: (value) => isText(value) && value.length <= 400,
};

const names = Object.keys(isValid) as (keyof TripAnswers)[];

const isText = (value: unknown) => typeof value === 'string';

/** Whether a stored record contains valid answers only. Never throws. */
export function areAnswers(record: unknown): record is TripAnswers {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return false;
  const values: Readonly<Record<string, unknown>> = { ...record };
  return names.every((name) => values[name] === undefined || isValid[name](values[name]));
}

/** The answers in the parameters of a query; missing or invalid ones are left out. Never throws. */
export function answersIn(params: URLSearchParams): TripAnswers {
  const given = names.flatMap((name) => {
    const text = params.get(name);
    if (text === null || text === '') return [];
    const value = name === 'days' ? Number(text) : text;
    return isValid[name](value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}

/**
 * The query of a link to the calculator, with its question mark, which opens at the first unanswered
 * question. The server reads the same parameters.
 */
export function budgetLink(answers: TripAnswers): string {
  const { city, purpose, days, school, term } = answers;
  const wanted = purpose && budgetPurpose[purpose];
  const step = !city ? 'destination' : !wanted ? 'purpose' : !days ? 'duration' : 'preferences';
  const query = new URLSearchParams({
    step,
    ...(city && { city }),
    ...(wanted && { purpose: wanted }),
    ...(days && stayOf(days)),
    ...(wanted === 'study' && school && { school }),
    ...(wanted === 'study' && term && { term }),
  });
  return `?${query.toString()}`;
}

/** Whether a query has a parameter of the calculator. */
export function hasBudgetParams(search: string): boolean {
  const query = new URLSearchParams(search);
  return ['step', ...Object.keys(BUDGET_DEFAULTS)].some((name) => query.has(name));
}

/** The query with which the calculator starts for a visitor who has answered before. */
export function budgetStart(answers: TripAnswers): string {
  const query = budgetQuery(budgetInputsOf(new URLSearchParams(answers.budget)));
  for (const [name, value] of new URLSearchParams(budgetLink(answers))) query.set(name, value);
  query.set('step', 'destination');
  return `?${query.toString()}`;
}

/** The answers after a choice in the calculator; a more precise answer that agrees with it stays, as 180 days with six months. */
export function afterBudget(before: TripAnswers, inputs: BudgetInputs): TripAnswers {
  const { purpose, days } = before;
  const { duration, durationType, school = before.school, term = before.term } = inputs;
  const stay = { duration: String(duration), durationType };
  const known = days ? stayOf(days) : undefined;
  const same = known?.duration === stay.duration && known.durationType === durationType;
  return {
    ...before,
    city: inputs.city,
    school,
    term,
    purpose: purpose && budgetPurpose[purpose] === inputs.purpose ? purpose : inputs.purpose,
    days: same ? days : duration * daysOf[durationType],
    budget: budgetQuery(inputs).toString(),
  };
}

/** The calculator's purpose for each purpose of a journey; it has none for a stopover. */
const budgetPurpose: Readonly<Record<Purpose, BudgetPurpose | undefined>> = {
  tourism: 'tourism',
  study: 'study',
  work: 'work',
  'working-holiday': 'work',
  transit: undefined,
};

const daysOf = { weeks: 7, months: 30 } as const;

/** The most days that one to twelve consecutive months can have. */
const longestMonths = [31, 62, 92, 123, 153, 184, 215, 245, 276, 306, 337, 366];

/** The months, 12 at most, that cover a stay of so many days. */
export function studyMonths(days: number): number {
  const months = longestMonths.findIndex((longest) => days <= longest) + 1;
  return months || longestMonths.length;
}

/** The weeks or months, 12 at most, that cover so many days. */
function stayOf(days: number) {
  const months = days % daysOf.months === 0 || days > 12 * daysOf.weeks;
  const count = months ? studyMonths(days) : Math.ceil(days / daysOf.weeks);
  return { duration: String(count), durationType: months ? 'months' : 'weeks' };
}
