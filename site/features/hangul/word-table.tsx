import { keepNames } from '#site/ui/keep-names.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import type { HangulWord } from './read-words.ts';

interface Props {
  readonly words: readonly HangulWord[];
  readonly columns: { readonly sign: string; readonly reading: string; readonly meaning: string };
}

/** Signs with how they are read and what they say. */
export function WordTable({ words, columns }: Props) {
  return (
    <table className={tables.table}>
      <TableHead columns={[columns.sign, columns.reading, columns.meaning]} />
      <tbody>
        {words.map(({ hangul, reading, meaning }) => (
          <tr key={hangul}>
            <th scope="row" lang="ko">
              {hangul}
            </th>
            <td>{reading}</td>
            <td>{keepNames(meaning)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
