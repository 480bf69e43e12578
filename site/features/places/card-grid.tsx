import type { ReactNode } from 'react';
import type { OpenNowText } from './open-text.ts';
import { Section } from '#site/ui/section.tsx';
import rows from '#site/ui/rows-or-cards.module.css';
import styles from './card-grid.module.css';

interface Props {
  /** For `aria-labelledby`. */
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  /** Leads to the cards by their ids, under a label. */
  readonly jump?: {
    readonly label: string;
    readonly to: readonly { readonly id: string; readonly name: string }[];
  };
  /** What the badges of the cards say. */
  readonly now: OpenNowText;
  /** Leads to a page with more of them. */
  readonly more?: { readonly href: string; readonly label: string };
  /** The cards, each a list item. */
  readonly children: ReactNode;
}

/** The cards of a page under their heading. */
export function CardGrid({ id, heading, lead, jump, now, more, children }: Props) {
  return (
    <Section headingId={id} heading={heading} lead={more ? <Lead lead={lead} more={more} /> : lead}>
      {jump && (
        <nav aria-label={jump.label}>
          <ul className={`row ${styles.jump}`} data-scrolls-sideways>
            {jump.to.map((card) => (
              <li key={card.id}>
                <a href={`#${card.id}`}>{card.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
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
