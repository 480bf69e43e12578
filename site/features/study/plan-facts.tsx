import { Figures } from '#site/ui/figure.tsx';
import type { Locale } from '#content/locale.ts';
import { formats } from '#content/formats.ts';
import { Prose } from '#site/ui/prose.tsx';
import styles from './plan-facts.module.css';
import type { PlanCopy } from './plan-lists.tsx';

interface WindowsProps {
  readonly copy: PlanCopy;
  readonly locale: Locale;
}

/** When the four terms take applications, and what the bank must show. */
export function TermWindows({ copy, locale }: WindowsProps) {
  return (
    <div className={styles.facts}>
      <h3>{copy.windows.heading}</h3>
      <dl className={`ruled ${styles.windows}`}>
        {copy.items.terms.map((term) => (
          <div key={term.month}>
            <dt>{formats[locale].monthName(term.month - 1)}</dt>
            <dd>{term.window}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{copy.windows.note}</p>
      <Figures figures={copy.figures} locale={locale} />
    </div>
  );
}

interface AfterProps {
  readonly copy: PlanCopy['after'];
  readonly locale: Locale;
}

/** What comes once the student is in Korea. */
export function AfterArrival({ copy, locale }: AfterProps) {
  return (
    <div className={`${styles.facts} ${styles.after}`}>
      <h3>{copy.heading}</h3>
      {copy.points.map((point) => (
        <div key={point.title}>
          <h4>{point.title}</h4>
          <p>
            <Prose text={point.text} locale={locale} />
          </p>
          <Figures figures={point.figures} locale={locale} />
        </div>
      ))}
    </div>
  );
}
