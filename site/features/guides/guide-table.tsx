import type { Locale } from '#content/locale.ts';
import type { PracticalSection } from './read.ts';
import { Prose } from '#site/ui/prose.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import styles from './guide-table.module.css';

interface Props extends Required<Pick<PracticalSection, 'title'>> {
  readonly columns: NonNullable<PracticalSection['columns']>;
  readonly rows: NonNullable<PracticalSection['rows']>;
  readonly locale: Locale;
}

/** On phones each row becomes a block, and each cell says the name of its column, unless there is only one. */
export function GuideTable({ title, columns, rows, locale }: Props) {
  return (
    <table className={`${tables.table} ${tables.blocks} ${styles.table}`}>
      <caption className="visually-hidden">{title}</caption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(({ cells: [first = '', ...others], before }) => (
          <tr key={first} data-props={before && JSON.stringify(before)}>
            <th scope="row">
              <Prose text={first} locale={locale} />
            </th>
            {others.map((cell, index) => (
              <td
                key={columns[index + 1]}
                data-label={others.length > 1 ? columns[index + 1] : undefined}
              >
                <Prose text={cell} locale={locale} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
