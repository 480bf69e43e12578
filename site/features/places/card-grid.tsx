import type { ReactNode } from 'react';
import type { OpenNowText } from './open-text.ts';
import { Section } from '#site/ui/section.tsx';
import rows from '#site/ui/rows-or-cards.module.css';

interface Props {
  /** For `aria-labelledby`. */
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  /** What the badges of the cards say. */
  readonly now: OpenNowText;
  /** Leads to a page with more of them. */
  readonly more?: { readonly href: string; readonly label: string };
  /** The cards, each a list item. */
  readonly children: ReactNode;
}

/** The cards of a page under their heading. */
export function CardGrid({ id, heading, lead, now, more, children }: Props) {
  return (
    <Section headingId={id} heading={heading} lead={more ? <Lead lead={lead} more={more} /> : lead}>
      <div className={rows.container}>
        <ul data-props={JSON.stringify(now)} className={rows.list}>
          {children}
        </ul>
      </div>
    </Section>
  );
}

function Lead({ lead, more }: Pick<Props, 'lead'> & { more: NonNullable<Props['more']> }) {
  return (
    <p>
      {lead} <a href={more.href}>{more.label}</a>
    </p>
  );
}
