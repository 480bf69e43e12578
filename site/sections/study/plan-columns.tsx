import type { ReactNode } from 'react';
import type { StudyPage } from '#content/study.server.ts';
import layout from './d4-plan.module.css';
import styles from './plan-steps.module.css';

export type PlanCopy = StudyPage['copy']['plan'];
export type PlanStepCopy = PlanCopy['items']['steps'][number];

interface Props {
  readonly copy: PlanCopy;
  readonly aside: ReactNode;
  /** The lines of the two lists, in their order. */
  readonly steps: readonly ReactNode[];
  readonly papers: readonly ReactNode[];
  /** What stands below each column. */
  readonly children: ReactNode;
}

/** The steps and the papers; with dates and ticks, or as a list to read. */
export function PlanColumns({ copy, aside, steps, papers, children }: Props) {
  return (
    <div className={layout.columns}>
      <div className={layout.aside}>{aside}</div>
      <div className={layout.lists}>
        <h3 id="d4-steps">{copy.steps}</h3>
        <ol className={styles.steps} aria-labelledby="d4-steps">
          {steps.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </ol>
        <h3 id="d4-papers">{copy.documents}</h3>
        <ul className={styles.papers} aria-labelledby="d4-papers">
          {papers.map((paper, index) => (
            <li key={index}>{paper}</li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}

interface StepTextProps {
  readonly step: PlanStepCopy;
  readonly when: string;
  /** Where today stands, if that calls for a word. */
  readonly state?: { readonly name: 'late' | 'now'; readonly label: string } | undefined;
}

/** One step in words; stands in a label as well as in a list. */
export function StepText({ step, when, state }: StepTextProps) {
  return (
    <span className={styles.step}>
      <span className={styles.when}>
        {when}
        {state && (
          <span className={styles.state} data-state={state.name}>
            {state.label}
          </span>
        )}
      </span>
      <b>{step.title}</b>
      <span>{step.text}</span>
    </span>
  );
}
