import type { Locale } from '#content/locale.ts';
import type { ChangeEntry, ChangesPage } from '#content/changes.server.ts';
import { ExternalLink } from '#site/ui/external-link.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Section } from '#site/ui/section.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import styles from './change-table.module.css';

interface Props {
  readonly words: ChangesPage['copy']['changed'];
  readonly years: ChangesPage['years'];
  readonly locale: Locale;
}

/** The changed figures, a table for each year, newest first. */
export function ChangeTable({ words, years, locale }: Props) {
  return (
    <Section headingId="changed" heading={words.heading}>
      {years.map(({ year, entries }) => (
        <table key={year} className={`${tables.table} ${tables.blocks} ${styles.table}`}>
          <caption>{year}</caption>
          <TableHead columns={Object.values(words.columns)} />
          <tbody>
            {entries.map((entry) => (
              <ChangeRow key={entry.id} entry={entry} words={words} locale={locale} />
            ))}
          </tbody>
        </table>
      ))}
    </Section>
  );
}

function ChangeRow({ entry, words, locale }: Omit<Props, 'years'> & { entry: ChangeEntry }) {
  const { id, what, value, size, before, note, source, since, subject } = entry;
  const { columns, undatedShort } = words;
  return (
    <tr id={id}>
      <td data-column={columns.since}>{since ?? undatedShort}</td>
      <th scope="row">
        {keepNames(what)}
        <small>{subject}</small>
      </th>
      <td className={size === 'amount' ? styles.now : styles.words}>{keepNames(value)}</td>
      <td>
        {before && keepNames(before)}
        {note && <small>{keepNames(note)}</small>}
      </td>
      <td data-column={columns.source}>
        {source && (
          <>
            <ExternalLink href={source.url} locale={locale}>
              {keepNames(source.name)}
            </ExternalLink>
            <small>{source.date}</small>
          </>
        )}
      </td>
    </tr>
  );
}
