import { ExternalLink } from '#site/ui/external-link.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import type { ShortAnswer } from './search-answers.ts';
import type { SearchText } from './search-words.ts';
import styles from './short-answers.module.css';

interface Props {
  readonly answers: readonly ShortAnswer[];
  readonly locale: Locale;
  readonly text: Pick<SearchText, 'answers' | 'answerSource'>;
}

/** The answers themselves, with what they rest on and the pages that say more. */
export function ShortAnswers({ answers, locale, text }: Props) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="kind-answer" className={styles.answers}>
      <h3 id="kind-answer" className="visually-hidden">
        {text.answers}
      </h3>
      {answers.map(({ id, question, text: line, links, sources }) => (
        <article key={id} className={styles.answer}>
          <h4>{question}</h4>
          <p>{keepNames(line)}</p>
          <ul className={`row ${styles.links}`}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          {sources.length > 0 && (
            <p className="note">
              {text.answerSource}{' '}
              {sources.map(({ name, url, date }, index) => (
                <span key={url}>
                  {index > 0 && ' · '}
                  <ExternalLink href={url} locale={locale}>
                    {name}
                  </ExternalLink>
                  {date && `, ${date}`}
                </span>
              ))}
            </p>
          )}
        </article>
      ))}
    </section>
  );
}
