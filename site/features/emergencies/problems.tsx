import { CallLink } from '#site/ui/call-link.tsx';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Section } from '#site/ui/section.tsx';
import type { EmergenciesPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import styles from './problems.module.css';

interface Props {
  readonly text: EmergenciesPage['text'];
  readonly problems: EmergenciesPage['problems'];
  readonly locale: Locale;
}

/** What has happened: each unfolds whom to call, what to do and what to say. */
export function Problems({ text, problems, locale }: Props) {
  const { problems: problemsText, call } = text;
  return (
    <Section
      id={problemsText.id}
      headingId="problems-title"
      heading={problemsText.heading}
      lead={text.lead}
    >
      <div className={styles.list}>
        {problems.map(({ id, formerId, title, number, lines, steps, phrases }) => (
          <details key={id} name="problem">
            <summary>
              <h3>{title}</h3>
              <b>{number}</b>
              <LineIcon path="m5 9 7 7 7-7" />
            </summary>
            <div id={id} className={styles.answer}>
              {formerId && <span id={formerId} className={styles.former} />}
              <CallLink number={number} label={call} className={styles.call} />
              <ol className={styles.steps}>
                {steps.map((written) => (
                  <li key={written}>
                    <Prose text={written} locale={locale} />
                  </li>
                ))}
              </ol>
              {lines.length > 0 && (
                <ul aria-label={problemsText.also} className={`row ${styles.lines}`}>
                  {lines.map((line) => (
                    <li key={line.number}>
                      <CallLink number={line.number} label={call} /> {line.name}
                      {line.hours && ` (${line.hours})`}
                    </li>
                  ))}
                </ul>
              )}
              <ul aria-label={problemsText.say} className={styles.said}>
                {phrases.map(({ id: phrase, hangul, meaning, reading }) => (
                  <li key={phrase} data-paper>
                    <b lang="ko">{hangul}</b>
                    <span>
                      {meaning} · <i>{reading}</i>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
