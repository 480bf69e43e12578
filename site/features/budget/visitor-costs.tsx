import { pathTo } from '#content/pages.ts';
import { monthsOf } from '#domain/budget/budget.ts';
import type { StepProps } from './step.tsx';
import styles from './visitor-costs.module.css';

type Props = Pick<StepProps, 'inputs' | 'copy' | 'locale'>;

/** Leads whoever visits, or stays less than a month, to what the itineraries cost. */
export function VisitorCosts({ inputs, copy, locale }: Props) {
  if (inputs.purpose !== 'tourism' && monthsOf(inputs) >= 1) return null;
  return (
    <p className={`not-printed ${styles.visit}`}>
      {copy.visit.text} <a href={pathTo('itineraries', locale)}>{copy.visit.link}</a>
    </p>
  );
}
