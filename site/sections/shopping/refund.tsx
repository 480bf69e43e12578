import type { Locale } from '#content/locale.ts';
import type { ReactNode } from 'react';
import { DatedFigure } from '#site/ui/dated-figure.tsx';
import type { ShoppingPage } from '#content/shopping.server.ts';
import styles from './refund.module.css';

interface Props extends Pick<ShoppingPage['copy']['refund'], 'heading' | 'lead' | 'fee'> {
  readonly figures: ShoppingPage['refund']['figures'];
  readonly locale: Locale;
  /** The calculator. */
  readonly children: ReactNode;
}

/** The rules of the tax refund with their sources, and a calculator for a purchase. */
export function Refund({ heading, lead, fee, figures, locale, children }: Props) {
  return (
    <section aria-labelledby="refund" className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2 id="refund">{heading}</h2>
        <p>{lead}</p>
        <p>{fee}</p>
      </div>
      <div className={styles.notes}>
        {figures.map((figure) => (
          <DatedFigure key={figure.id} figure={figure} locale={locale} />
        ))}
      </div>
      {children}
    </section>
  );
}
