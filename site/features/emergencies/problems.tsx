import { CallLink } from '#site/ui/call-link.tsx';
import { showDialog } from '#site/lib/show-dialog.ts';
import { LineIcon } from '#site/ui/line-icon.tsx';
import { enlargePath } from '#site/ui/show-card/signs.ts';
import { Prose } from '#site/ui/prose.tsx';
import { Section } from '#site/ui/section.tsx';
import type { EmergenciesPage } from './read.ts';
import type { Locale } from '#content/locale.ts';
import { dialogOf } from './phrases.tsx';
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
        {problems.map(({ id, formerId, title, number, act, lines, steps, phrases }) => (
          <details key={id} name="problem">
            <summary>
              <h3>{title}</h3>
              <b className={act && styles.act}>{number ?? act}</b>
              <LineIcon path="m5 9 7 7 7-7" />
            </summary>
            <div id={id} className={styles.answer}>
              {formerId && <span id={formerId} className={styles.former} />}
              {number && <CallLink number={number} label={call} className={styles.call} />}
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
                {phrases.map((phrase) => (
                  <li key={phrase.id} data-paper>
                    <b lang="ko">{phrase.hangul}</b>
                    <span>
                      {phrase.meaning} · <i>{phrase.reading}</i>
                    </span>
                    <button type="button" className="icon-button" {...showDialog(dialogOf(phrase))}>
                      <LineIcon path={enlargePath} />
                      <span className="visually-hidden">
                        {`${text.phrases.show}: ${phrase.meaning}`}
                      </span>
                    </button>
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
