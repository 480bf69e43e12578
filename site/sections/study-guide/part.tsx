import { DatedFigures } from '#site/ui/dated-figure.tsx';
import { Prose } from '#site/ui/prose.tsx';
import { Section } from '#site/ui/section.tsx';
import type { Locale } from '#content/locale.ts';
import type { StudyGuidePart } from '#content/study-guide.server.ts';
import tables from '#site/ui/table.module.css';
import { Months } from './months.tsx';
import styles from './part.module.css';

interface Props {
  readonly part: StudyGuidePart;
  readonly locale: Locale;
}

/** A part of a page about studying: what it has of a calendar, a table, paragraphs and figures, in this order. */
export function Part({ part, locale }: Props) {
  const { id, heading, lead, points, items, columns, rows, figures } = part;
  return (
    <Section
      id={id}
      headingId={`${id}-title`}
      heading={heading}
      lead={
        lead && (
          <p>
            <Prose text={lead} locale={locale} />
          </p>
        )
      }
      className={styles.part}
    >
      {items && <Months items={items} locale={locale} />}
      {columns && rows && <Table {...{ heading, columns, rows, locale }} />}
      {points && (
        <ul className={styles.points}>
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <Prose text={text} locale={locale} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <DatedFigures figures={figures} locale={locale} label={heading} />
    </Section>
  );
}

type TableProps = { readonly locale: Locale; readonly heading: string } & Required<
  Pick<StudyGuidePart, 'columns' | 'rows'>
>;

/** On phones each row becomes a block, and each cell says the name of its column. */
function Table({ heading, columns, rows, locale }: TableProps) {
  return (
    <table className={`${tables.table} ${tables.blocks} ${styles.table}`}>
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [first = '', ...others] }) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                <Prose text={cell} locale={locale} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
