import type { ReactNode } from 'react';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import type { SearchWords } from './search-words.ts';
import styles from './search.module.css';
import { SlashSwitch } from './slash-switch.tsx';
import { useSearch, type SearchState } from './use-search.ts';

interface Props {
  /** The path of the page, which answers `?q=` without JavaScript, too. */
  readonly path: string;
  /** The path of the index. */
  readonly index: string;
  /** What the document answers, and how many things it found. */
  readonly query: string;
  readonly total: number;
  readonly words: SearchWords;
  /** Where else to ask. */
  readonly contact: string;
  /** What the document found. */
  readonly children?: ReactNode;
  /** Searches to begin with. */
  readonly suggestions?: ReactNode;
}

/** Answers while one types; until then the document's own answer stands. */
export function Search({ path, words, contact, children, suggestions, ...rendered }: Props) {
  const search = useSearch(rendered);
  const { asked, total, groups } = search;
  return (
    <div className={`wrap ${styles.page}`}>
      <SearchForm path={path} words={words} search={search} />
      <section aria-labelledby="results">
        <h2 id="results" className="visually-hidden">
          {words.results}
        </h2>
        <p className={styles.status} role="status">
          {statusOf(words, search)}
        </p>
        {asked === rendered.query ? children : <SearchResults groups={groups} words={words} />}
      </section>
      {total === 0 && (
        <>
          {asked && <p>{words.noneText}</p>}
          {suggestions}
          {asked && (
            <p>
              <a href={contact}>{words.help}</a>
            </p>
          )}
        </>
      )}
      <SlashSwitch label={words.slash} />
    </div>
  );
}

function statusOf(words: SearchWords, { asked, total, failed }: SearchState): string {
  if (!asked) return '';
  if (total === undefined) return failed ? words.failed : words.loading;
  const line = total === 0 ? words.none : total === 1 ? words.found.one : words.found.other;
  const shown = asked.length > 60 ? `${asked.slice(0, 60)}…` : asked;
  return line.replace('{count}', `${total}`).replace('{query}', () => shown);
}
