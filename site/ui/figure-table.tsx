import type { ReactNode } from 'react';
import { TableHead } from './table-head.tsx';
import styles from './table.module.css';
import { keepNames } from './keep-names.tsx';

interface Props {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each names the row. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  readonly note?: string;
  /** Sentences among the amounts, which all start at the same edge. */
  readonly inWords?: boolean;
}

/** A table of amounts. */
export function FigureTable({ caption, columns, rows, note, inWords }: Props) {
  return (
    <div className={styles.scroll} data-scrolls-sideways>
      <table className={`${styles.table} ${inWords ? '' : styles.amounts}`}>
        <caption>{caption}</caption>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index}>{typeof cell === 'string' ? keepNames(cell) : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="note">{keepNames(note)}</p>}
    </div>
  );
}
