import { keepNames } from '#site/ui/keep-names.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import type { PhrasesPage, ReadingKey } from './read.ts';
import styles from './key-table.module.css';

interface Props {
  readonly data: ReadingKey;
  readonly text: PhrasesPage['text']['key'];
}

/** How the signs of the readings are said. */
export function KeyTable({ data, text }: Props) {
  return (
    <div className={styles.key}>
      <p>{keepNames(data.idea)}</p>
      <div className={tables.scroll} data-scrolls-sideways>
        <table className={tables.table}>
          <TableHead columns={[text.sign, text.hangul, text.sound]} />
          <tbody>
            {data.rules.map(({ sign, hangul, sound }) => (
              <tr key={sign}>
                <th scope="row">{sign}</th>
                <td lang="ko">{hangul}</td>
                <td>{keepNames(sound)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{keepNames(data.links)}</p>
    </div>
  );
}
