import { ExternalLink } from '#site/ui/external-link.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { FormText } from '#content/text/entry-checker.ts';
import type { Locale } from '#content/locale.ts';
import type { AnswerText } from './answer-text.ts';
import styles from './entry-answer.module.css';

/** What is shown and takes the focus once a question is asked. */
export const answerId = 'check-answer';

interface Props {
  readonly answer: AnswerText;
  readonly text: FormText;
  /** A summary of the question. */
  readonly trip: string;
  readonly locale: Locale;
}

/** The page for the answer before a passport is chosen: the place of its stamp, and what it will say. */
export function BlankAnswer({ text }: { readonly text: FormText['blank'] }) {
  return (
    <div className={styles.answer}>
      <h3>{text.title}</h3>
      <p>{keepNames(text.text)}</p>
      <p>{keepNames(text.arrival)}</p>
      <p className={styles.stamp} data-verdict="none" aria-hidden="true">
        <b lang="ko">입국</b>
      </p>
    </div>
  );
}

/** What one journey needs as the stamped page of a passport, with the sources of the rules. */
export function EntryAnswer({ answer, text, trip, locale }: Props) {
  const { freeDays, verdict } = answer;
  return (
    <div className={styles.answer}>
      {freeDays !== undefined && (
        <p key={trip} className={styles.stamp} data-verdict={verdict} aria-hidden="true">
          <b lang="ko">입국</b>
          {text.dayCount.other.replace('{count}', `${freeDays}`)}
        </p>
      )}
      <p className={`note ${styles.trip}`}>{trip}</p>
      <h3 id={answerId} tabIndex={-1}>
        {keepNames(answer.title)}
      </h3>
      {answer.paragraphs.map((line) => (
        <p key={line}>{keepNames(line)}</p>
      ))}
      <ol className={styles.steps}>
        {answer.steps.map((line) => (
          <li key={line}>
            <Prose text={line} locale={locale} />
          </li>
        ))}
      </ol>
      {answer.verdict !== 'korean-passport' && (
        <p>
          <Prose text={text.countdown} locale={locale} />
        </p>
      )}
      <p className="note">{answer.guidance}</p>
      <Fold label={answer.sourcesLabel} className={styles.sources}>
        <ul>
          {answer.sources.map(({ url, name, date }) => (
            <li key={name}>
              {url ? (
                <ExternalLink href={url} locale={locale}>
                  {name}
                </ExternalLink>
              ) : (
                name
              )}
              {date && `, ${date}`}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
