import type { ReactNode } from 'react';
import type { BudgetText } from './read.ts';
import type { Locale } from '#content/locale.ts';
import type { BudgetInputs } from '#domain/budget/budget-inputs.ts';
import type { Step as StepName } from './url-state.ts';
import styles from './step.module.css';

/** The props of every step. */
export interface StepProps {
  readonly inputs: BudgetInputs;
  readonly current: StepName;
  readonly text: BudgetText;
  readonly locale: Locale;
  readonly choose: (change: Partial<BudgetInputs>) => void;
}

interface Props {
  readonly name: StepName;
  readonly current: StepName;
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One question of the wizard. Every question is in the page: without JavaScript all are shown. */
export function Step({ name, current, heading, lead, children }: Props) {
  return (
    <fieldset className={styles.step} data-current={name === current ? '' : undefined}>
      <legend className={styles.legend}>
        <h2 id={`budget-${name}`} tabIndex={-1}>
          {heading}
        </h2>
      </legend>
      <p className={styles.lead}>{lead}</p>
      {children}
    </fieldset>
  );
}

/** A part of a question. */
export function Group({
  heading,
  look,
  children,
}: {
  readonly heading: string;
  readonly look: 'three' | 'rows';
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <h3>{heading}</h3>
      </legend>
      <div className={styles[look]}>{children}</div>
    </fieldset>
  );
}

/** Cards side by side. */
export function Cards({
  count,
  children,
}: {
  readonly count: 'pair' | 'three';
  readonly children: ReactNode;
}) {
  return <div className={styles[count]}>{children}</div>;
}
