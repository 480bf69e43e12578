import { FigureTable } from '#site/ui/figure-table.tsx';
import type { TransportPage } from '#content/transport.server.ts';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import styles from './fare-tables.module.css';

interface Props {
  readonly words: TransportPage['copy']['fares'];
  readonly tables: TransportPage['tables'];
}

/** What rides, the train between the cities and taxis cost. */
export function FareTables({ words, tables }: Props) {
  return (
    <Section layout="band" headingId="fares" heading={words.heading} lead={words.lead}>
      <div className={styles.tables}>
        {tables.map((table) => (
          <Fold key={table.caption} label={table.caption}>
            <FigureTable {...table} />
          </Fold>
        ))}
      </div>
    </Section>
  );
}
