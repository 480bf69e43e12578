import { ExternalLink } from '#site/ui/external-link.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Prose } from '#site/ui/prose.tsx';
import type { Locale } from '#content/locale.ts';
import type { AnswerText } from './answer-text.ts';
import styles from './entry-answer.module.css';

interface Props {
  readonly answer: AnswerText;
  /** A summary of the question. */
  readonly trip: string;
  readonly locale: Locale;
}

/** What one journey needs, with the sources of the rules. */
export function EntryAnswer({ answer, trip, locale }: Props) {
  return (
    <div className={styles.answer}>
      <h3>{keepNames(answer.title)}</h3>
      <p className={styles.trip}>{trip}</p>
      {answer.paragraphs.map((text) => (
        <p key={text}>{keepNames(text)}</p>
      ))}
      <ol className={styles.steps}>
        {answer.steps.map((text) => (
          <li key={text}>
            <span>
              <Prose text={text} locale={locale} />
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.sources}>
        {answer.sourcesLabel}:{' '}
        {answer.sources.map(({ url, name, date }) => (
          <span key={name}>
            {url ? (
              <ExternalLink href={url} locale={locale}>
                {name}
              </ExternalLink>
            ) : (
              name
            )}{' '}
            ({date})
          </span>
        ))}
      </p>
      <p className={styles.small}>{answer.readOn}</p>
    </div>
  );
}
