import { Section } from '#site/ui/section.tsx';
import { Button } from '#site/ui/button.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { SchoolEntry, SchoolsPage } from './read.ts';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import styles from './comparison.module.css';

interface Props {
  readonly schools: readonly SchoolEntry[];
  readonly text: Pick<SchoolsPage['text'], 'compare' | 'facts'>;
  readonly onClear: () => void;
}

/** The chosen schools side by side: a row for what at least one of them says. */
export function Comparison({ schools, text: { compare: text, facts }, onClear }: Props) {
  const labels = Object.values(facts).filter((label) =>
    schools.some((school) => school.facts.some((fact) => fact.label === label)),
  );
  return (
    <Section headingId="comparison" heading={text.heading} lead={text.lead} layout="band">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={text.heading} tabIndex={0}>
        <table className={`${tables.table} ${styles.table}`}>
          <TableHead columns={[text.aspect, ...schools.map(({ name }) => name)]} />
          <tbody>
            {labels.map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {schools.map((school) => {
                  const fact = school.facts.find((each) => each.label === label);
                  return (
                    <td key={school.id}>
                      {fact ? (
                        keepNames(fact.text)
                      ) : (
                        <span className={styles.unknown}>
                          <span aria-hidden="true">–</span>
                          <span className="visually-hidden">{text.ask}</span>
                        </span>
                      )}{' '}
                      {fact?.note && <small className="note">{keepNames(fact.note)}</small>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="note">{text.unknown}</p>
      <p className="row not-printed">
        <Button look="line" onClick={onClear}>
          {text.clear}
        </Button>
      </p>
    </Section>
  );
}
