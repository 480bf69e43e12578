import { keepNames } from '#site/ui/keep-names.tsx';
import type { StudyText } from '#content/text/study.ts';
import { Section } from '#site/ui/section.tsx';
import { Fold } from '#site/ui/fold.tsx';
import card from '#site/ui/card.module.css';
import { Fact, Facts } from '#site/ui/facts.tsx';
import styles from './programs.module.css';

interface Props {
  readonly text: StudyText['programs'];
}

/** The three kinds of course with their length and price. */
export function Programs({ text }: Props) {
  return (
    <Section
      layout="band"
      headingId="programs"
      heading={text.heading}
      lead={<p>{keepNames(text.lead)}</p>}
    >
      <ul className={styles.cards}>
        {text.items.map((program) => (
          <li key={program.id} className={card.card}>
            <h3>{program.name}</h3>
            <p className="note">
              <b>{keepNames(program.cost)}</b> · {program.weeks}
            </p>
            <Fold label={text.more} of={program.name}>
              <p>{program.description}</p>
              <Facts layout="below" className={styles.facts}>
                <Fact label={text.visa}>{keepNames(program.visa)}</Fact>
              </Facts>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
