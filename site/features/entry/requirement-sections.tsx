import { Prose } from '#site/ui/prose.tsx';
import { Answer, Chapters, Question } from '#site/ui/question-list.tsx';
import { Section } from '#site/ui/section.tsx';
import type { Locale } from '#content/locale.ts';
import type { Requirements } from './read.ts';
import { Figures } from '#site/ui/figure.tsx';
import styles from './requirement-sections.module.css';

interface Props {
  readonly sections: Requirements['sections'];
  readonly heading: string;
  readonly intro: readonly string[];
  readonly locale: Locale;
}

/** The chapters of the page: the fact that counts, and on demand advice and figures. */
export function RequirementSections({ sections, heading, intro, locale }: Props) {
  return (
    <Section
      headingId="chapters-title"
      heading={heading}
      lead={intro.map((paragraph) => (
        <p key={paragraph}>
          <Prose text={paragraph} locale={locale} />
        </p>
      ))}
    >
      <Chapters>
        {sections.map(({ id, title, fact, figures, steps = [], points }) => (
          <Question
            key={id}
            name="chapters"
            title={title}
            fact={<Prose text={fact} locale={locale} />}
          >
            <Answer id={id} className={styles.chapter}>
              {steps.length > 0 && (
                <ol className={styles.points}>
                  {steps.map((step) => (
                    <li key={step}>
                      <Prose text={step} locale={locale} />
                    </li>
                  ))}
                </ol>
              )}
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>
                    <Prose text={point} locale={locale} />
                  </li>
                ))}
              </ul>
              <Figures figures={figures} locale={locale} />
            </Answer>
          </Question>
        ))}
      </Chapters>
    </Section>
  );
}
