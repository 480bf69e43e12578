import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import type { BudgetPage } from '#content/budget.server.ts';
import { Section } from '#site/ui/section.tsx';
import grid from '#site/ui/grid.module.css';
import styles from './sources.module.css';

interface Props {
  readonly copy: BudgetPage['copy'];
  readonly locale: Locale;
}

/** The calculator's rules in plain words, with the pages that say more. */
export function Sources({ copy, locale }: Props) {
  return (
    <Section headingId="budget-sources" heading={copy.sources.heading} lead={copy.lead}>
      <div className={`${grid.two} ${styles.points}`}>
        {copy.sources.points.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>
              <Prose text={text} locale={locale} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
