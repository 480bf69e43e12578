import type { ReactNode } from 'react';
import { Prose } from '#site/ui/prose.tsx';
import { Section } from '#site/ui/section.tsx';
import type { GastronomyPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './allergy-section.module.css';

interface Props extends Pick<GastronomyPage['text']['card'], 'heading' | 'lead' | 'warning'> {
  readonly locale: Locale;
  /** The card. */
  readonly children: ReactNode;
}

/** The section with the Korean card of foods that the visitor does not eat. */
export function AllergySection({ heading, lead, warning, locale, children }: Props) {
  return (
    <Section
      id="allergy-card"
      className={styles.section}
      headingId="allergy-title"
      heading={heading}
      lead={<p className="muted">{lead}</p>}
    >
      {children}
      <p className={`note ${styles.warning}`}>
        <Prose text={warning} locale={locale} />
      </p>
    </Section>
  );
}
