import { won } from '#domain/amounts.ts';
import { wonRange } from '#app/lib/won-range.ts';
import { FigureTable } from '#app/ui/figure-table.tsx';
import type { Locale } from '#content/locale.ts';
import type { TransportPage } from '#content/transport.server.ts';
import styles from './fare-tables.module.css';

interface Props {
  readonly words: TransportPage['copy']['fares'];
  readonly fares: TransportPage['fares'];
  readonly locale: Locale;
}

/** The guide's fares: rides, taxi with its surcharges, and the train between the cities. */
export function FareTables({ words, fares, locale }: Props) {
  return (
    <section aria-labelledby="fares" className={styles.section}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="fares">{words.heading}</h2>
          <p>{words.lead}</p>
        </div>
        <div className={styles.tables}>
          <RideTable {...{ words, fares, locale }} />
          <TrainTable {...{ words, fares, locale }} />
          <TaxiTable {...{ words, fares, locale }} />
        </div>
      </div>
    </section>
  );
}

function RideTable({ words: { rides: words }, fares, locale }: Props) {
  const ids = ['seoul-subway', 'busan-subway', 'bus'] as const;
  return (
    <FigureTable
      caption={words.caption}
      columns={[words.mode, words.ticket, words.card]}
      rows={ids.map((id) => {
        const { from, to } = fares.rides[id];
        const card = { from: from - fares.cardDiscount, to: to - fares.cardDiscount };
        return [words.names[id], wonRange({ from, to }, locale), wonRange(card, locale)];
      })}
    />
  );
}

function TaxiTable({ words: { taxi: words }, fares: { taxi }, locale }: Props) {
  const kinds = [taxi.standard, taxi.black] as const;
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  // Every stretch of the night, each with what either taxi adds in it.
  const nights = taxi.standard.surcharges.map(({ from, to, percent }) => [
    words.surcharge.replace('{from}', clock(from)).replace('{to}', clock(to)),
    ...[percent, taxi.black.surcharges[0].percent].map((each) =>
      words.percent.replace('{percent}', String(each)),
    ),
  ]);
  return (
    <FigureTable
      caption={words.caption}
      columns={[words.concept, words.standard, words.black]}
      rows={[
        [words.base, ...kinds.map(({ base }) => won(base, locale))],
        [
          words.distance,
          ...kinds.map(({ step, stepMetres }) =>
            words.per
              .replace('{amount}', won(step, locale))
              .replace('{metres}', String(stepMetres)),
          ),
        ],
        ...nights,
      ]}
    />
  );
}

function TrainTable({ words: { train: words }, fares: { train }, locale }: Props) {
  return (
    <FigureTable
      caption={words.caption}
      columns={[words.day, words.ticket]}
      rows={[
        [words.weekdays, wonRange(train.weekdays, locale)],
        [words.weekend, wonRange(train.weekend, locale)],
      ]}
      note={words.note}
    />
  );
}
