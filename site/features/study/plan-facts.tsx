import { Figures } from '#site/ui/figure.tsx';
import type { Locale } from '#content/locale.ts';
import { formats } from '#content/formats.ts';
import { Prose } from '#site/ui/prose.tsx';
import styles from './plan-facts.module.css';
import type { PlanText } from './plan-lists.tsx';

interface WindowsProps {
  readonly text: PlanText;
  readonly locale: Locale;
}

/** When the four terms take applications, and what the bank must show. */
export function TermWindows({ text, locale }: WindowsProps) {
  return (
    <div className={styles.facts}>
      <h3>{text.windows.heading}</h3>
      <dl className={`ruled ${styles.windows}`}>
        {text.items.terms.map((term) => (
          <div key={term.month}>
            <dt>{formats[locale].monthName(term.month - 1)}</dt>
            <dd>{term.window}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{text.windows.note}</p>
      <Figures figures={text.figures} locale={locale} />
    </div>
  );
}

interface AfterProps {
  readonly text: PlanText['after'];
  readonly locale: Locale;
}

/** What comes once the student is in Korea. */
export function AfterArrival({ text, locale }: AfterProps) {
  return (
    <div className={`${styles.facts} ${styles.after}`}>
      <h3>{text.heading}</h3>
      {text.points.map((point) => (
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
