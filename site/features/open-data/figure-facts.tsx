import type { FigureDocument } from './read-figure-document.ts';
import { Fact, Facts } from '#site/ui/facts.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Sources } from '#site/ui/sources.tsx';
import styles from './figure-facts.module.css';

/** A figure with its value, what it was, how far to rely on it, who says so and how to cite it. */
export function FigureFacts({ data }: { readonly data: FigureDocument }) {
  const { entry, words, before, since, holdsUntil, status, checkedOn, pages, citation, locale } =
    data;
  return (
    <>
      <h1 className={styles.what}>{keepNames(entry.what)}</h1>
      <p className={entry.isAmount ? styles.amount : styles.words}>{keepNames(entry.value)}</p>
      <Facts>
        {since && <Fact label={words.since}>{since}</Fact>}
        {holdsUntil && <Fact label={words.holdsUntil}>{holdsUntil}</Fact>}
        {before && <Fact label={before.label}>{keepNames(before.value)}</Fact>}
        <Fact label={words.status}>{status}</Fact>
        {entry.source && (
          <Fact label={words.source}>
            <Sources sources={[entry.source]} locale={locale} />
          </Fact>
        )}
        <Fact label={words.looked}>{checkedOn}</Fact>
        {entry.note && <Fact label={words.note}>{keepNames(entry.note)}</Fact>}
        {pages.length > 0 && (
          <Fact label={words.pages}>
            <ul className={styles.pages}>
              {pages.map(({ id, href, label }) => (
                <li key={id}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact label={words.cite}>
          <span className={styles.citation}>{keepNames(citation)}</span>
        </Fact>
      </Facts>
      <p className={styles.correct}>
        <a href={data.correct}>{words.wrong}</a>
      </p>
    </>
  );
}
