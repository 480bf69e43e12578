import { fill } from '#domain/text/fill.ts';
import { linkTo } from './show-state.ts';
import { steps, type BudgetState } from './url-state.ts';
import type { BudgetText } from './read.ts';
import styles from './stepper.module.css';

interface Props {
  readonly state: BudgetState;
  readonly text: BudgetText;
  readonly percent: string;
}

/** Title, progress, and the five steps; completed ones are links. */
export function Stepper({ state, text, percent }: Props) {
  const { names, label, now, done } = text.steps;
  const index = steps.indexOf(state.step);
  return (
    <div className={styles.stepper}>
      <div className={`row ${styles.top}`}>
        <h1>{text.heading}</h1>
        <p role="status" className={`note ${styles.now}`}>
          <b>
            {fill(now, { step: String(index + 1) })} · {names[state.step]}
          </b>{' '}
          <span>{percent}</span>
        </p>
      </div>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, position) => {
          const current = position === index;
          // The last step is done as soon as it shows: the result is there.
          const completed = position < index || (current && step === 'results');
          return (
            <li
              key={step}
              className={completed && !current ? styles.done : undefined}
              aria-current={current ? 'step' : undefined}
            >
              {completed && !current ? (
                <a {...linkTo({ ...state, step })}>{names[step]}</a>
              ) : (
                <span>{names[step]}</span>
              )}
              {completed && (
                <>
                  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path d="m4 12.5 5.5 5.5L20 7" />
                  </svg>
                  <span className="visually-hidden">{done}</span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
