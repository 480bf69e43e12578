import { Section } from '#site/ui/section.tsx';
import { Button } from '#site/ui/button.tsx';
import type { SchoolsPage } from './read.ts';
import { TableHead } from '#site/ui/table-head.tsx';
import tables from '#site/ui/table.module.css';
import styles from './comparison.module.css';

interface Props {
  readonly words: SchoolsPage['copy']['compare'];
}

/** The chosen schools side by side, filled in from their details by compare-schools.ts. */
export function Comparison({ words, facts }: Pick<SchoolsPage['copy'], 'facts'> & Props) {
  return (
    <Section
      headingId="comparison"
      heading={words.heading}
      lead={words.lead}
      layout="band"
      hidden
      data-comparison
      data-facts={JSON.stringify(Object.values(facts))}
      data-ask={words.ask}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={styles.scroll} aria-label={words.heading} tabIndex={0}>
        <table className={`${tables.table} ${styles.table}`}>
          <TableHead columns={[words.aspect]} />
          <tbody />
        </table>
      </section>
      <p className="row not-printed">
        <Button look="line" data-clear>
          {words.clear}
        </Button>
      </p>
    </Section>
  );
}
