import type { Locale } from '#content/locale.ts';
import { calculateBudget } from './budget.ts';
import {
  invalidInputs,
  parseBudgetInputs,
  type ReadField,
  type BudgetCity,
  type BudgetInputs,
  type BudgetLevel,
  type BudgetPurpose,
} from './budget-inputs.ts';
import { won } from '../text/amounts.ts';

interface RequestText {
  readonly name: string;
  readonly subject: string;
  readonly city: string;
  readonly duration: string;
  readonly purpose: string;
  readonly level: string;
  readonly total: string;
  readonly cities: Readonly<Record<BudgetCity, string>>;
  readonly purposes: Readonly<Record<BudgetPurpose, string>>;
  readonly levels: Readonly<Record<BudgetLevel, string>>;
  /** The unit for one and for several. */
  readonly units: Readonly<Record<BudgetInputs['durationType'], readonly [string, string]>>;
}

/** The fixed labels of a request for a report. */
export const requestText: Readonly<Record<Locale, RequestText>> = {
  es: {
    name: 'Calculadora de Rumbo Corea',
    subject: 'Solicitud de informe de presupuesto',
    city: 'Ciudad',
    duration: 'Duración',
    purpose: 'Propósito',
    level: 'Nivel',
    total: 'Total estimado',
    cities: { seoul: 'Seúl', busan: 'Busan' },
    purposes: { study: 'Estudiar', tourism: 'Turismo', work: 'Trabajar' },
    levels: { budget: 'Económico', mid: 'Medio', premium: 'Premium' },
    units: { weeks: ['semana', 'semanas'], months: ['mes', 'meses'] },
  },
  en: {
    name: 'Rumbo Corea calculator',
    subject: 'Budget report request',
    city: 'City',
    duration: 'Duration',
    purpose: 'Purpose',
    level: 'Level',
    total: 'Estimated total',
    cities: { seoul: 'Seoul', busan: 'Busan' },
    purposes: { study: 'Study', tourism: 'Tourism', work: 'Work' },
    levels: { budget: 'Budget', mid: 'Mid-range', premium: 'Premium' },
    units: { weeks: ['week', 'weeks'], months: ['month', 'months'] },
  },
};

/** A duration with its unit: `1 mes`, `6 weeks`. */
export function formatDuration(
  { duration, durationType }: Pick<BudgetInputs, 'duration' | 'durationType'>,
  locale: Locale,
): string {
  const [one, several] = requestText[locale].units[durationType];
  return `${duration} ${duration === 1 ? one : several}`;
}

/** Name, subject and text of the message that asks for a report. */
export function budgetRequest(inputs: BudgetInputs, locale: Locale) {
  const text = requestText[locale];
  const lines = [
    [text.city, text.cities[inputs.city]],
    [text.duration, formatDuration(inputs, locale)],
    [text.purpose, text.purposes[inputs.purpose]],
    [text.level, text.levels[inputs.budgetLevel]],
    [text.total, won(calculateBudget(inputs).total, locale)],
  ];
  return {
    name: text.name,
    subject: text.subject,
    message: lines.map(([label, value]) => `${label}: ${value}`).join('\n'),
  };
}

/** True when one of the numbers in a text is this total (KRW), however its thousands are separated. */
export function statesTotal(text: string, total: number): boolean {
  const numbers = text.match(/\d{1,3}(?:[.,'\s]\d{3})+(?!\d)|\d+/g) ?? [];
  return numbers.some((number) => Number(number.replace(/\D/g, '')) === total);
}

/** The inputs of a requested budget that are wrong, or `budget` when none can be read. */
export type InvalidBudgetFields = Partial<Record<keyof BudgetInputs | 'budget', 'budgetInvalid'>>;

export interface RequestedBudget {
  readonly inputs?: BudgetInputs;
  readonly invalid?: InvalidBudgetFields;
}

/**
 * The inputs in the field `budget` of a request: an object, or the query of a result's URL, which is what a form
 * without JavaScript sends. A link is corrected, a request is refused: its report would count what nobody asked for.
 */
export function readRequestedBudget(sent: unknown): RequestedBudget {
  const read = fieldsOf(sent);
  if (!read) return { invalid: { budget: 'budgetInvalid' } };
  const wrong = invalidInputs(read);
  if (wrong.length === 0) return { inputs: parseBudgetInputs(read) };
  return { invalid: Object.fromEntries(wrong.map((name) => [name, 'budgetInvalid'])) };
}

function fieldsOf(sent: unknown): ReadField | undefined {
  if (typeof sent === 'string') {
    const query = new URLSearchParams(sent);
    return query.has('city') ? (name) => query.get(name) : undefined;
  }
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined;
  const fields = sent as Readonly<Record<string, unknown>>;
  return (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
}

/** A request as it is stored: its inputs and their total (KRW) at that time. */
export function storeBudget(inputs: BudgetInputs): string {
  return JSON.stringify({ ...inputs, total: calculateBudget(inputs).total });
}

/** The inputs of a stored request. @throws SyntaxError when the text was not made by `storeBudget`. */
export function storedInputs(stored: string): BudgetInputs {
  const fields = JSON.parse(stored) as Readonly<Record<string, unknown>>;
  return parseBudgetInputs((name) => fields[name]);
}
