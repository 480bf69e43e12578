import * as v from 'valibot';
import { budgetInputsOf, budgetQuery } from './budget-inputs.ts';
import { BUDGET_DEFAULTS, budgetCities, type BudgetInputs, type BudgetPurpose } from './budget.ts';
import { addDays } from './days.ts';
import { firstDay, nextTerms, termMonths } from './d4-planner.ts';
import { purposes, stayLimits, type Purpose } from './entry-trip.ts';

const month = new RegExp(
  `^\\d{4}-(${termMonths.map((each) => String(each).padStart(2, '0')).join('|')})$`,
);

/** The visitor's answers about the journey, shared by the tools of the guide; each may be missing. */
export const tripAnswers = v.object({
  /** ISO 3166 code of two letters. */
  passport: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  purpose: v.optional(v.picklist(purposes)),
  days: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(stayLimits.min), v.maxValue(stayLimits.max)),
  ),
  /** `YYYY-MM-DD` in Korea. */
  arrival: v.optional(v.pipe(v.string(), v.isoDate())),
  /** The month in which the course begins, `YYYY-MM`. */
  term: v.optional(v.pipe(v.string(), v.regex(month))),
  city: v.optional(v.picklist(budgetCities)),
  /** The inputs of the budget calculator, as its query. */
  budget: v.optional(v.pipe(v.string(), v.maxLength(400))),
});

export type TripAnswers = v.InferOutput<typeof tripAnswers>;

/** The answers in the parameters of a query; missing or invalid ones are left out. Never throws. */
export function answersIn(params: URLSearchParams): TripAnswers {
  const given = Object.entries(tripAnswers.entries).flatMap(([name, schema]) => {
    const text = params.get(name);
    if (text === null || text === '') return [];
    const { success, output } = v.safeParse(schema, name === 'days' ? Number(text) : text);
    return success ? [[name, output] as const] : [];
  });
  return Object.fromEntries(given);
}

/** The query of a link to the plan for the D-4 visa, with its question mark; empty when nothing is known. */
export function d4Query({ passport, days, arrival, term, city }: TripAnswers): string {
  const begin = term ?? (arrival && termFrom(arrival));
  const query = new URLSearchParams({
    ...(passport && { passport }),
    ...(days && { days: String(days) }),
    ...(begin && { term: begin }),
    ...(city && { city }),
  }).toString();
  return query && `?${query}`;
}

/** The query of a link to the entry checker; empty without a passport, as the checker needs one. */
export function checkerQuery({ passport, purpose, days, arrival }: TripAnswers): string {
  if (!passport) return '';
  const query = new URLSearchParams({
    passport,
    ...(purpose && { purpose }),
    ...(days && { days: String(days) }),
    ...(arrival && { arrival }),
  });
  return `?${query.toString()}`;
}

/** The first term that begins in the month of a day or later. */
export function termFrom(day: string): string | undefined {
  return nextTerms(addDays(`${day.slice(0, 7)}-01`, -1))[0];
}

/** The term to plan for: the chosen one, else the first after an arrival in the future. */
export function d4Term({ term, arrival }: TripAnswers, today: string): string | null {
  return term ?? (arrival && arrival >= today ? termFrom(arrival) : undefined) ?? null;
}

/** The first day of the journey: the day of arrival, else the first of the term's month. */
export function startOfTrip({ arrival, term }: TripAnswers): string | undefined {
  return arrival ?? (term && firstDay(term));
}

/**
 * The query of a link to the calculator, with its question mark, which opens at the first unanswered
 * question. The server reads the same parameters.
 */
export function budgetLink(answers: TripAnswers): string {
  const { city, purpose, days } = answers;
  const wanted = purpose && budgetPurpose[purpose];
  const step = !city ? 'destination' : !wanted ? 'purpose' : !days ? 'duration' : 'preferences';
  const query = new URLSearchParams({
    step,
    ...(city && { city }),
    ...(wanted && { purpose: wanted }),
    ...(days && stayOf(days)),
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
  const { duration, durationType } = inputs;
  const stay = { duration: String(duration), durationType };
  const known = days ? stayOf(days) : undefined;
  const same = known?.duration === stay.duration && known.durationType === durationType;
  return {
    ...before,
    city: inputs.city,
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
