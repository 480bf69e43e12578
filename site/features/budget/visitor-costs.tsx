import { pathTo } from '#content/pages.ts';
import { monthsOf } from '#domain/budget/budget.ts';
import type { StepProps } from './step.tsx';
import styles from './visitor-costs.module.css';

type Props = Pick<StepProps, 'inputs' | 'text' | 'locale'>;

/** Leads whoever visits, or stays less than a month, to what the itineraries cost. */
export function VisitorCosts({ inputs, text, locale }: Props) {
  if (inputs.purpose !== 'tourism' && monthsOf(inputs) >= 1) return null;
  return (
    <p className={`not-printed ${styles.visit}`}>
      {text.visit.text} <a href={pathTo('itineraries', locale)}>{text.visit.link}</a>
    </p>
  );
}
