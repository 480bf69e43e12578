import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import type { EmergenciesPage, SaidPhrase } from './read.ts';
import { AnsweringCard } from '#site/ui/show-card/answering-card.tsx';
import { PhraseCard } from '#site/ui/show-card/phrase-card.tsx';
import styles from './phrases.module.css';

interface Props {
  readonly text: EmergenciesPage['text']['phrases'];
  readonly phrases: EmergenciesPage['phrases'];
  readonly unread: boolean;
}

/** The card on which a phrase fills the screen. */
export const dialogOf = ({ id }: Pick<SaidPhrase, 'id'>) => `say-${id}`;

/** How many sentences are in view before the others. */
const most = 4;

/** Sentences to say or to show, those of most use first; each fills the screen when it is touched. */
export function Phrases({ text, phrases, unread }: Props) {
  const cards = phrases.map((phrase) => (
    <li key={phrase.id}>
      <PhraseCard phrase={phrase} dialog={dialogOf(phrase)} show={text.show} />
    </li>
  ));
  return (
    <Section
      id={text.id}
      headingId="phrases-title"
      heading={text.heading}
      lead={unread ? `${text.lead} ${text.unread}` : text.lead}
    >
      <ul className={`${styles.list} ${styles.first}`}>{cards.slice(0, most)}</ul>
      {/* On paper they stand with what has happened. */}
      <Fold label={text.more} className="not-printed">
        <ul className={styles.list}>{cards.slice(most)}</ul>
        <p className={`note ${styles.key}`}>{text.key}</p>
      </Fold>
      {/* Outside what unfolds, as what has happened opens them too. */}
      {phrases.map((phrase) => (
        <AnsweringCard key={phrase.id} id={dialogOf(phrase)} card={phrase.card} text={text.card}>
          <p className="not-printed">
            <a href={phrase.href}>{text.phrase}</a>
          </p>
        </AnsweringCard>
      ))}
    </Section>
  );
}
