import type { ReactNode } from 'react';
import type { OpenWords } from '#site/lib/open-text.ts';
import styles from './card-grid.module.css';

interface Props {
  /** For `aria-labelledby`. */
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  /** Leads to the cards by their ids, under a label. */
  readonly jump: {
    readonly label: string;
    readonly to: readonly { readonly id: string; readonly name: string }[];
  };
  /** What the badges of the cards say. */
  readonly now: OpenWords;
  /** Whether long cards are two in a row. */
  readonly wide?: boolean;
  /** The cards, each a list item. */
  readonly children: ReactNode;
}

/** The cards of a page under their heading. */
export function CardGrid({ id, heading, lead, jump, now, wide, children }: Props) {
  return (
    <section aria-labelledby={id} className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <p>{lead}</p>
      </div>
      <nav aria-label={jump.label}>
        <ul className={styles.jump} data-scrolls-sideways>
          {jump.to.map((card) => (
            <li key={card.id}>
              <a href={`#${card.id}`}>{card.name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <ul
        data-open-words={JSON.stringify(now)}
        className={`${styles.cards} ${wide ? styles.wide : ''}`}
      >
        {children}
      </ul>
    </section>
  );
}
