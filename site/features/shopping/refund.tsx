import type { Locale } from '#content/locale.ts';
import type { ReactNode } from 'react';
import type { ShoppingPage } from './read.ts';
import { Section } from '#site/ui/section.tsx';
import { Figures } from '#site/ui/figure.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';

interface Props extends Pick<ShoppingPage['text']['refund'], 'heading' | 'lead' | 'fee'> {
  readonly figures: ShoppingPage['refund']['figures'];
  readonly locale: Locale;
  /** The calculator. */
  readonly children: ReactNode;
}

/** The rules of the tax refund with their sources, and a calculator for a purchase. */
export function Refund({ heading, lead, fee, figures, locale, children }: Props) {
  return (
    <Section
      headingId="refund"
      heading={heading}
      lead={
        <>
          <p>{keepNames(lead)}</p>
          <p>{fee}</p>
          <Figures figures={figures} locale={locale} />
        </>
      }
    >
      {children}
    </Section>
  );
}
