import { DatedFigure } from '#site/ui/dated-figure.tsx';
import type { FigureEntry } from '#content/register/figures.ts';
import type { Locale } from '#content/locale.ts';
import { formats } from '#content/formats.ts';
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
      <dl className={styles.windows}>
        {copy.items.terms.map((term) => (
          <div key={term.month}>
            <dt>{formats[locale].monthName(term.month - 1)}</dt>
            <dd>{term.window}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>{copy.windows.note}</p>
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
          <p>{point.text}</p>
          <Figures figures={point.figures} locale={locale} />
        </div>
      ))}
    </div>
  );
}

function Figures({ figures, locale }: { figures: readonly FigureEntry[]; locale: Locale }) {
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <li key={figure.id}>
          <DatedFigure figure={figure} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
