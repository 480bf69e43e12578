import { FigureTable } from '#site/ui/figure-table.tsx';
import type { TransportPage } from '#content/transport.server.ts';
import styles from './fare-tables.module.css';

interface Props {
  readonly words: TransportPage['copy']['fares'];
  readonly tables: TransportPage['tables'];
}

/** What rides, the train between the cities and taxis cost. */
export function FareTables({ words, tables }: Props) {
  return (
    <section aria-labelledby="fares" className={styles.section}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="fares">{words.heading}</h2>
          <p>{words.lead}</p>
        </div>
        <div className={styles.tables}>
          {tables.map((table) => (
            <FigureTable key={table.caption} {...table} />
          ))}
        </div>
      </div>
    </section>
  );
}
