import { FigureTable } from '#site/ui/figure-table.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from './read.ts';
import { Figure } from '#site/ui/figure.tsx';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import styles from './fare-tables.module.css';

type Tables = TransportPage['tables'];

interface Props {
  readonly text: TransportPage['text']['fares'];
  readonly tables: Tables;
  readonly locale: Locale;
}

/** What rides, the train between the cities and taxis cost. */
export function FareTables({ text, tables, locale }: Props) {
  return (
    <Section layout="band" headingId="fares" heading={text.heading} lead={text.lead}>
      <div className={styles.tables}>
        {tables.map(({ rows, ...table }) => (
          <Fold key={table.caption} label={table.caption}>
            <FigureTable
              {...table}
              rows={rows.map(([name, ...cells]) => [
                name,
                ...cells.map((cell) => cellOf(cell, locale)),
              ])}
            />
          </Fold>
        ))}
      </div>
    </Section>
  );
}

function cellOf(cell: Tables[number]['rows'][number][number], locale: Locale) {
  if (typeof cell === 'string') return cell;
  return <Figure figure={cell} locale={locale} />;
}
