import { keepNames } from '#site/ui/keep-names.tsx';
import type { StudyCopy } from '#content/copy/study.ts';
import { Section } from '#site/ui/section.tsx';
import { Fold } from '#site/ui/fold.tsx';
import card from '#site/ui/card.module.css';
import { Fact, Facts } from '#site/ui/facts.tsx';
import styles from './programs.module.css';

interface Props {
  readonly copy: StudyCopy['programs'];
}

/** The three kinds of course with their length and price. */
export function Programs({ copy }: Props) {
  return (
    <Section
      layout="band"
      headingId="programs"
      heading={copy.heading}
      lead={<p>{keepNames(copy.lead)}</p>}
    >
      <ul className={styles.cards}>
        {copy.items.map((program) => (
          <li key={program.id} className={card.card}>
            <h3>{program.name}</h3>
            <p className="note">
              <b>{keepNames(program.cost)}</b> · {program.weeks}
            </p>
            <Fold label={copy.more} of={program.name}>
              <p>{program.description}</p>
              <Facts layout="below" className={styles.facts}>
                <Fact label={copy.visa}>{keepNames(program.visa)}</Fact>
              </Facts>
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}
