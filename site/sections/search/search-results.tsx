import type { SearchGroup, SearchHit } from '#domain/search.ts';
import { Marked } from './marked.tsx';
import type { SearchCopy } from './search-copy.ts';
import styles from './search-results.module.css';
import type { SearchState } from './use-search.ts';

/** The others of a group stand under a line that opens. */
const first = 5;

interface Props {
  readonly words: SearchCopy;
  readonly search: SearchState;
}

/** What was found, by kind, with the words that were searched for marked. */
export function SearchResults({ words, search }: Props) {
  const groups = search.found?.groups ?? [];
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="visually-hidden">
        {words.results}
      </h2>
      <p className={styles.status} role="status">
        {statusOf(words, search)}
      </p>
      {groups.map((group) => (
        <Group key={group.kind} {...group} words={words} />
      ))}
    </section>
  );
}

function statusOf(words: SearchCopy, { asked, found, failed }: SearchState): string {
  if (!asked) return '';
  if (!found) return failed ? words.failed : words.loading;
  const { total } = found;
  const line = total === 0 ? words.none : total === 1 ? words.found.one : words.found.other;
  const shown = asked.length > 60 ? `${asked.slice(0, 60)}…` : asked;
  return line.replace('{count}', `${total}`).replace('{query}', () => shown);
}

function Group({ kind, hits, words }: SearchGroup & { readonly words: SearchCopy }) {
  const rest = hits.slice(first);
  return (
    <section aria-labelledby={`kind-${kind}`} className={styles.group}>
      <h3 id={`kind-${kind}`}>{words.kinds[kind as keyof SearchCopy['kinds']]}</h3>
      <Hits hits={hits.slice(0, first)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{words.more.replace('{count}', `${rest.length}`)}</summary>
          <Hits hits={rest} />
        </details>
      )}
    </section>
  );
}

function Hits({ hits }: { readonly hits: readonly SearchHit[] }) {
  return (
    <ul className={styles.hits}>
      {hits.map(({ href, title, hangul, where, context }) => (
        <li key={href}>
          <a href={href}>
            <Marked stretches={title} />
          </a>
          {hangul && (
            <span lang="ko" className={styles.hangul}>
              <Marked stretches={hangul} />
            </span>
          )}
          {where && <span className={styles.where}>{where}</span>}
          <p>
            <Marked stretches={context} />
          </p>
        </li>
      ))}
    </ul>
  );
}
