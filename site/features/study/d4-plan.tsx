import type { ReactNode } from 'react';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import { AfterArrival, TermWindows } from './plan-facts.tsx';
import { PlanLists, type PlanText } from './plan-lists.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import styles from './d4-plan.module.css';

interface Props {
  readonly text: PlanText;
  /** The planner, which dates the steps. */
  readonly planner?: ReactNode;
  /** Leads on from the plan. */
  readonly next?: ReactNode;
  readonly locale: Locale;
}

/** The steps to a D-4 visa: a list that the planner turns into a dated checklist. */
export function D4Plan({ text, planner, next, locale }: Props) {
  return (
    <Section
      layout="band"
      id="d4"
      headingId="d4-title"
      heading={keepNames(text.heading)}
      lead={<p>{keepNames(text.lead)}</p>}
      className={styles.band}
    >
      <div className={styles.columns}>
        <div className={`needs-script ${styles.aside}`}>{planner}</div>
        <PlanLists text={text} />
      </div>
      <Fold label={text.more}>
        <div className={styles.columns}>
          <TermWindows text={text} locale={locale} />
          <AfterArrival text={text.after} locale={locale} />
        </div>
      </Fold>
      <div className={styles.next}>{next}</div>
      <p className={styles.caveat}>
        <Prose text={text.caveat} locale={locale} />
      </p>
      <Fold label={text.sources} className={`not-printed ${styles.sources}`}>
        <ul>
          {text.items.sources.map(({ name, url, date }) => (
            <li key={url}>
              <ExternalLink href={url} locale={locale}>
                {name}
              </ExternalLink>
              {date && `, ${date}`}
            </li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}
