import { Prose } from '#site/ui/prose.tsx';
import { Section } from '#site/ui/section.tsx';
import type { ArrivingPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './airport-section.module.css';

interface Props {
  readonly words: ArrivingPage['copy']['firstHours'];
  readonly locale: Locale;
}

/** What to do between the plane and the train, in order. */
export function FirstHours({ words, locale }: Props) {
  return (
    <Section
      id={words.id}
      layout="band"
      headingId="first-hours-title"
      heading={words.heading}
      lead={words.lead}
    >
      <p id="before" className={styles.before}>
        <Prose text={words.before} locale={locale} />
      </p>
      <ol className={styles.steps}>
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Prose text={text} locale={locale} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
