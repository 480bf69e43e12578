import type { StudyCopy } from '#content/copy/study.ts';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import styles from './comparison.module.css';

/** The academies and a university centre, line by line. */
export function Comparison({ copy }: { copy: StudyCopy['comparison'] }) {
  return (
    <Section headingId="comparison" heading={copy.heading}>
      <Fold label={copy.caption}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <section className={styles.scroll} aria-label={copy.caption} tabIndex={0}>
          <table className={`${tables.table} ${styles.table}`}>
            <caption className="visually-hidden">{copy.caption}</caption>
            <TableHead columns={[copy.aspect, ...copy.columns]} />
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
      </Fold>
    </Section>
  );
}
