import type { StudyCopy } from '#content/copy/study.ts';
import styles from './comparison.module.css';

/** The academies and a university centre, line by line. */
export function Comparison({ copy }: { copy: StudyCopy['comparison'] }) {
  return (
    <section aria-labelledby="comparison" className={`wrap ${styles.section}`}>
      <h2 id="comparison">{copy.heading}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={copy.caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{copy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.aspect}</th>
              {copy.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.rows.map(({ label, cells }) => (
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
    </section>
  );
}
