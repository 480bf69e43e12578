import type { StudyText } from '#content/text/study.ts';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import styles from './comparison.module.css';

/** The academies and a university centre, line by line. */
export function Comparison({ text }: { text: StudyText['comparison'] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className={styles.scroll} aria-label={text.caption} tabIndex={0}>
      <table className={`${tables.table} ${styles.table}`}>
        <caption className="visually-hidden">{text.caption}</caption>
        <TableHead columns={[text.aspect, ...text.columns]} />
        <tbody>
          {text.rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
