import { pathTo } from '#content/pages.ts';
import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';
import { monthsOf } from '#domain/budget/budget.ts';
import { nightsOfBudget, visitOf } from '#domain/budget/visit.ts';
import { longestVisit } from '#domain/trips/stay.ts';
import { stayAnchor, stayQuery } from '#domain/trips/stay-query.ts';
import type { StepProps } from './step.tsx';
import styles from './visitor-costs.module.css';

type Props = Pick<StepProps, 'inputs' | 'text' | 'locale'>;

/** Whether somebody visits, or stays less than a month. */
export const maybeVisits = (inputs: BudgetInputs) =>
  inputs.purpose === 'tourism' || monthsOf(inputs) < 1;

/** Leads to the budget of a visit, with the stay filled in if it is one. */
export function VisitorCosts({ inputs, text, locale }: Props) {
  const isShort = maybeVisits(inputs) && nightsOfBudget(inputs) <= longestVisit;
  const query = isShort ? `?${stayQuery(visitOf(inputs))}` : '';
  return (
    <p className={`not-printed ${styles.visit}`}>
      {text.visit.text}{' '}
      <a href={`${pathTo('itineraries', locale)}${query}#${stayAnchor}`}>{text.visit.link}</a>
    </p>
  );
}
