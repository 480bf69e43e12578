import { fill } from '#domain/text/fill.ts';
import { Button } from '#site/ui/button.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import type { Locale } from '#content/locale.ts';
import { calculateBudget } from '#domain/budget/budget.ts';
import { perMonth } from '#domain/budget/budget-shares.ts';
import { steps, type BudgetState } from './url-state.ts';
import type { BudgetText } from './read.ts';
import { PlanCloth } from './plan-cloth.tsx';
import { monthly } from './text.ts';
import styles from './wizard.module.css';

interface Props {
  readonly state: BudgetState;
  readonly text: BudgetText;
  readonly locale: Locale;
  readonly onPrevious: () => void;
}

/** The buttons back and next; on phones always visible, with the amount a month. */
export function WizardNav({ state: { step, inputs }, text, locale, onPrevious }: Props) {
  const { previous, first, next, show, nextNames } = text.steps;
  const index = steps.indexOf(step);
  const result = calculateBudget(inputs);
  const following = steps[index + 1] ?? 'results';
  const last = following === 'results';
  return (
    <div className={`row ${styles.nav}`}>
      <p className={styles.month}>
        {text.summary.month} <b>{withAmounts(monthly(perMonth(result.total, inputs), locale))}</b>
      </p>
      <span className={styles.ribbon}>
        <PlanCloth result={result} step={step} text={text} ribbon />
      </span>
      <Button
        look="line"
        className={styles.previous}
        disabled={index === 0}
        aria-describedby={index === 0 ? 'budget-first' : undefined}
        onClick={onPrevious}
      >
        {previous}
      </Button>
      {index === 0 && (
        <p id="budget-first" className={`note ${styles.first}`}>
          {first}
        </p>
      )}
      {/* For browsers without JavaScript. It is the first button, so that Enter submits with it. */}
      <Button type="submit" name="step" value="results" className={styles.plain}>
        {show}
      </Button>
      <Button type="submit" name="step" value={following} className={styles.next}>
        {last ? show : fill(next, { step: nextNames[following] })}
        <Arrow />
      </Button>
    </div>
  );
}

function Arrow() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 12h15m-6-6 6 6-6 6" />
    </svg>
  );
}
