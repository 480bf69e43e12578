import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import type { BudgetPage } from './read.ts';
import folds from '#site/ui/fold.module.css';
import grid from '#site/ui/grid.module.css';
import styles from './sources.module.css';

interface Props {
  readonly text: BudgetPage['text'];
  readonly locale: Locale;
}

/** The calculator's rules in plain words, folded, with the pages that say more. */
export function Sources({ text, locale }: Props) {
  return (
    <section className={`wrap ${styles.section}`}>
      <details className={folds.fold}>
        <summary>
          <h2 id="budget-sources">{text.sources.heading}</h2>
        </summary>
        <p className={styles.lead}>{text.lead}</p>
        <div className={`${grid.two} ${styles.points}`}>
          {text.sources.points.map(({ title, text: line }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>
                <Prose text={line} locale={locale} />
              </p>
            </div>
          ))}
        </div>
      </details>
    </section>
  );
}
