import { Section } from '#site/ui/section.tsx';
import type { EmergenciesPage } from '#content/emergencies.server.ts';
import { PhraseCard } from './phrase-card.tsx';
import styles from './phrases.module.css';

interface Props {
  readonly words: EmergenciesPage['copy']['phrases'];
  readonly phrases: EmergenciesPage['phrases'];
  readonly unread: boolean;
}

/** Sentences to say or to show; each fills the screen when it is touched. */
export function Phrases({ words, phrases, unread }: Props) {
  return (
    <Section
      id={words.id}
      headingId="phrases-title"
      heading={words.heading}
      lead={unread ? `${words.lead} ${words.unread}` : words.lead}
    >
      <ul className={styles.list}>
        {phrases.map((phrase, index) => (
          <PhraseCard
            key={phrase.korean}
            id={`phrase-${index + 1}`}
            phrase={phrase}
            words={words}
          />
        ))}
      </ul>
      <p className={`note ${styles.key}`}>{words.key}</p>
    </Section>
  );
}
