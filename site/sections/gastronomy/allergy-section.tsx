import type { ReactNode } from 'react';
import { Prose } from '#site/ui/prose.tsx';
import type { GastronomyPage } from '#content/gastronomy.server.ts';
import type { Locale } from '#content/locale.ts';
import styles from './allergy-section.module.css';

interface Props extends Pick<GastronomyPage['copy']['card'], 'heading' | 'lead' | 'warning'> {
  readonly locale: Locale;
  /** The card. */
  readonly children: ReactNode;
}

/** The section with the Korean card of foods that the visitor does not eat. */
export function AllergySection({ heading, lead, warning, locale, children }: Props) {
  return (
    <section id="allergy-card" aria-labelledby="allergy-title" className={styles.section}>
      <div className={`wrap ${styles.head}`}>
        <h2 id="allergy-title">{heading}</h2>
        <p>{lead}</p>
      </div>
      {children}
      <p className={`wrap ${styles.warning}`}>
        <Prose text={warning} locale={locale} />
      </p>
    </section>
  );
}
