import { isMonth, isSchoolId } from './course-choice.ts';

/** The two cities that the calculator knows. */
export const budgetCities = ['seoul', 'busan'] as const;
export const durationTypes = ['weeks', 'months'] as const;
export const budgetPurposes = ['study', 'tourism', 'work'] as const;
export const budgetLevels = ['budget', 'mid', 'premium'] as const;
export const budgetAccommodations = ['goshiwon', 'hasukjib', 'apartment', 'dormitory'] as const;

export type BudgetCity = (typeof budgetCities)[number];
export type DurationType = (typeof durationTypes)[number];
export type BudgetPurpose = (typeof budgetPurposes)[number];
export type BudgetLevel = (typeof budgetLevels)[number];
export type BudgetAccommodation = (typeof budgetAccommodations)[number];

/** What a visitor chooses. */
export interface BudgetInputs {
  readonly city: BudgetCity;
  /** 1 to 12, in the unit of `durationType`. */
  readonly duration: number;
  readonly durationType: DurationType;
  readonly purpose: BudgetPurpose;
  readonly budgetLevel: BudgetLevel;
  readonly accommodation: BudgetAccommodation;
  readonly includeFood: boolean;
  readonly includeTransport: boolean;
  readonly includeEntertainment: boolean;
  /** The school and the month (`YYYY-MM`) of the course, if they were chosen before; they change no amount. */
  readonly school?: string | undefined;
  readonly term?: string | undefined;
}

/** What the wizard starts with. */
export const BUDGET_DEFAULTS: BudgetInputs = {
  city: 'seoul',
  duration: 3,
  durationType: 'months',
  purpose: 'study',
  budgetLevel: 'mid',
  accommodation: 'goshiwon',
  includeFood: true,
  includeTransport: true,
  includeEntertainment: true,
};

/** The shortest and longest stay, in either unit. */
export const durationLimits = { min: 1, max: 12 } as const;

const flags = ['includeFood', 'includeTransport', 'includeEntertainment'] as const;

/** Reads one field of a form or a query by its name. */
export type ReadField = (name: keyof BudgetInputs) => unknown;

/** A typed duration as a whole number from 1 to 12; text that is no number becomes 1. */
export function parseDuration(typed: unknown): number {
  const text = typeof typed === 'string' ? typed.trim().replace(',', '.') : '';
  const number = Math.round(typeof typed === 'number' ? typed : Number.parseFloat(text));
  if (Number.isNaN(number)) return durationLimits.min;
  return Math.min(durationLimits.max, Math.max(durationLimits.min, number));
}

/**
 * Valid inputs from the values of a URL, a form or a request: a missing or unknown value becomes the
 * default, a number outside the limits becomes the nearest limit. Never throws.
 */
export function parseBudgetInputs(read: ReadField): BudgetInputs {
  const choice = <const Value extends string>(
    name: keyof BudgetInputs,
    values: readonly Value[],
    fallback: Value,
  ): Value => values.find((value) => value === read(name)) ?? fallback;
  const flag = (name: (typeof flags)[number]): boolean => {
    const value = read(name);
    if (value === undefined || value === null) return BUDGET_DEFAULTS[name];
    return value === true || value === '1' || value === 'true' || value === 'on';
  };
  const text = (name: 'school' | 'term', isValid: (value: string) => boolean) => {
    const value = read(name);
    return typeof value === 'string' && isValid(value) ? { [name]: value } : {};
  };
  const duration = read('duration');
  return {
    city: choice('city', budgetCities, BUDGET_DEFAULTS.city),
    duration:
      duration === undefined || duration === null
        ? BUDGET_DEFAULTS.duration
        : parseDuration(duration),
    durationType: choice('durationType', durationTypes, BUDGET_DEFAULTS.durationType),
    purpose: choice('purpose', budgetPurposes, BUDGET_DEFAULTS.purpose),
    budgetLevel: choice('budgetLevel', budgetLevels, BUDGET_DEFAULTS.budgetLevel),
    accommodation: choice('accommodation', budgetAccommodations, BUDGET_DEFAULTS.accommodation),
    includeFood: flag('includeFood'),
    includeTransport: flag('includeTransport'),
    includeEntertainment: flag('includeEntertainment'),
    ...text('school', isSchoolId),
    ...text('term', isMonth),
  };
}

const isAbsent = (value: unknown) => value === undefined || value === null;

const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);

const flagOrNothing = (value: unknown) =>
  isAbsent(value) || oneOf([true, false, '1', '0', 'true', 'false', 'on'])(value);

const textOrNothing = (isValid: (text: string) => boolean) => (value: unknown) =>
  isAbsent(value) || (typeof value === 'string' && isValid(value));

/** What each input may be in a request. */
const rules: Readonly<Record<keyof BudgetInputs, (value: unknown) => boolean>> = {
  city: oneOf(budgetCities),
  duration: (value) =>
    (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) &&
    parseDuration(value) === Number(value),
  durationType: oneOf(durationTypes),
  purpose: oneOf(budgetPurposes),
  budgetLevel: oneOf(budgetLevels),
  accommodation: oneOf(budgetAccommodations),
  includeFood: flagOrNothing,
  includeTransport: flagOrNothing,
  includeEntertainment: flagOrNothing,
  school: textOrNothing(isSchoolId),
  term: textOrNothing(isMonth),
};

/** The inputs that are missing or that `parseBudgetInputs` would have to correct. */
export function invalidInputs(read: ReadField): (keyof BudgetInputs)[] {
  const names = Object.keys(rules) as (keyof BudgetInputs)[];
  return names.filter((name) => !rules[name](read(name)));
}

/** Inputs from the query of a URL. */
export function budgetInputsOf(query: URLSearchParams): BudgetInputs {
  return parseBudgetInputs((name) => query.get(name));
}

/** The inputs as a query that `budgetInputsOf` reads back; flags are `1` or `0`. */
export function budgetQuery(inputs: BudgetInputs): URLSearchParams {
  return new URLSearchParams(
    Object.entries(inputs)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        typeof value === 'boolean' ? (value ? '1' : '0') : String(value),
      ]),
  );
}
