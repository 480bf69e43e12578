import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import type { SearchText } from './search-words.ts';
import styles from './search.module.css';
import { SearchShortcutToggle } from './search-shortcut-toggle.tsx';
import { useSearch, type SearchState } from './use-search.ts';

interface Props {
  /** The path of the page, which answers `?q=` without JavaScript, too. */
  readonly path: string;
  /** The path of the index. */
  readonly index: string;
  /** The query of the document, and the number of its results. */
  readonly query: string;
  readonly total: number;
  readonly locale: Locale;
  readonly text: SearchText;
  /** The path of the contact page. */
  readonly contact: string;
  /** The results of the document. */
  readonly children?: ReactNode;
  /** Suggested searches. */
  readonly suggestions?: ReactNode;
  /** The picture of who finds nothing. */
  readonly lost?: ReactNode;
}

/** Searches while the visitor types; until then the results of the document stay. */
export function Search({ path, text, contact, children, suggestions, lost, ...rendered }: Props) {
  const { locale } = rendered;
  const search = useSearch(rendered);
  const { asked, total, answer } = search;
  return (
    <div className={`wrap ${styles.page}`}>
      <SearchForm path={path} text={text} search={search} />
      <section aria-labelledby="results">
        <h2 id="results" className="visually-hidden">
          {text.results}
        </h2>
        <p className={styles.status} role="status">
          {statusOf(text, search)}
        </p>
        {asked === rendered.query
          ? children
          : answer && <SearchResults answer={answer} locale={locale} text={text} />}
      </section>
      {total === 0 && (
        <>
          {asked && (
            <div className={styles.none}>
              {lost}
              <p>{text.noneText}</p>
              <p>
                <a href={`${contact}?subject=otros&searched=${encodeURIComponent(asked)}`}>
                  {text.help}
                </a>
              </p>
            </div>
          )}
          {suggestions}
        </>
      )}
      <SearchShortcutToggle label={text.slash} />
    </div>
  );
}

function statusOf(text: SearchText, { asked, total, failed }: SearchState): string {
  if (!asked) return '';
  if (total === undefined) return failed ? text.failed : text.loading;
  const line = total === 0 ? text.none : total === 1 ? text.found.one : text.found.other;
  const shown = asked.length > 60 ? `${asked.slice(0, 60)}…` : asked;
  return line.replace('{count}', `${total}`).replace('{query}', () => shown);
}
