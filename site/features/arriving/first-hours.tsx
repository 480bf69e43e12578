import { Prose } from '#site/ui/prose.tsx';
import { Section } from '#site/ui/section.tsx';
import type { ArrivingPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './first-hours.module.css';

interface Props {
  readonly text: ArrivingPage['text']['firstHours'];
  readonly locale: Locale;
}

/** What to do between the plane and the train, in order. */
export function FirstHours({ text, locale }: Props) {
  return (
    <Section
      id={text.id}
      layout="band"
      headingId="first-hours-title"
      heading={text.heading}
      lead={text.lead}
    >
      <p id="before" className={styles.before}>
        <Prose text={text.before} locale={locale} />
      </p>
      <ol className={styles.steps}>
        {text.steps.map(({ title, text: line }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Prose text={line} locale={locale} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
