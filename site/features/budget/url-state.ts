import { budgetInputsOf, budgetQuery, type BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { oneOffItems, type OneOffCosts } from './one-off-items.ts';

/** The steps of the wizard, by their names in the URL. */
export const steps = ['destination', 'purpose', 'duration', 'preferences', 'results'] as const;

export type Step = (typeof steps)[number];

/** Another currency of the visitor: its code, and the value of 1,000 KRW in it as typed. */
export interface OwnCurrency {
  readonly currency: string;
  readonly rate: string;
}

/** The state of the calculator in the URL. */
export interface BudgetState {
  readonly step: Step;
  readonly inputs: BudgetInputs;
  readonly own: OwnCurrency;
  /** Costs that are paid once, as typed; absent without any. */
  readonly once?: OneOffCosts;
}

/** Reads a query; whatever is missing or unknown becomes the default. */
export function readState(search: string): BudgetState {
  // The last value of a name counts, as a form sends `0` and then `1` for a ticked checkbox.
  const query = new URLSearchParams(Object.fromEntries(new URLSearchParams(search)));
  return {
    step: steps.find((step) => step === query.get('step')) ?? 'destination',
    inputs: budgetInputsOf(query),
    own: {
      currency: query.get('currency')?.slice(0, 3) ?? '',
      rate: query.get('rate')?.slice(0, 20) ?? '',
    },
    ...onceIn(query),
  };
}

function onceIn(query: URLSearchParams): Pick<BudgetState, 'once'> {
  const typed = oneOffItems.flatMap((item) => {
    const value = query.get(item)?.slice(0, 20);
    return value ? [[item, value] as const] : [];
  });
  return typed.length > 0 ? { once: Object.fromEntries(typed) } : {};
}

/** The query of a state, with its question mark. */
export function searchOf({ step, inputs, own, once = {} }: BudgetState): string {
  const query = budgetQuery(inputs);
  const typed = Object.entries({ ...own, ...once }).filter(([, value]) => value);
  return `?${new URLSearchParams([['step', step], ...query, ...typed]).toString()}`;
}
