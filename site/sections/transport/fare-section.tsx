import type { ReactNode } from 'react';
import { Section } from '#site/ui/section.tsx';

interface Props {
  readonly heading: string;
  readonly lead: string;
  /** The calculator. */
  readonly children: ReactNode;
}

/** What a ride will cost. Hidden without JavaScript, where the tables above serve. */
export function FareSection({ heading, lead, children }: Props) {
  return (
    // The anchor keeps its former name, because shared links contain it.
    <Section
      className="needs-script not-printed"
      headingId="fare-helper"
      heading={heading}
      lead={lead}
    >
      {children}
    </Section>
  );
}
