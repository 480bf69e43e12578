import type { Locale } from '#content/locale.ts';
import type { Stay, StayCity } from './read.ts';
import { pathTo } from '#content/pages.ts';
import { fill } from '#domain/text/fill.ts';
import { TableHead } from '#site/ui/table-head.tsx';
import table from '#site/ui/table.module.css';
import styles from './minutes-table.module.css';

interface Props {
  readonly text: Stay['text']['metro'];
  readonly city: StayCity;
  readonly locale: Locale;
}

/** Minutes by metro from each area where visitors sleep to all goals of its city, with the rides. */
export function MinutesTable({ text, city, locale }: Props) {
  const { caption, anchors, areas } = city.table;
  return (
    <>
      <p className="note">{text.lead}</p>
      <div className={table.scroll} data-scrolls-sideways>
        <table className={`${table.table} ${table.blocks} ${styles.minutes}`}>
          <caption className="visually-hidden">{`${text.heading}: ${caption}`}</caption>
          <TableHead columns={[text.area, ...anchors.map(({ name }) => name)]} />
          <tbody>
            {areas.map((area) => (
              <tr key={area.id}>
                <th scope="row">
                  {area.name}{' '}
                  {!area.name.includes(area.station.name) && (
                    <span className="note">{fill(text.station, { name: area.station.name })}</span>
                  )}
                </th>
                {anchors.map(({ station, name }, index) => (
                  <td key={station}>
                    <span className={styles.label}>{name}: </span>
                    <Minutes
                      from={area.station.id}
                      to={station}
                      minutes={city.areas.find(({ id }) => id === area.id)?.minutes[index]}
                      here={text.here}
                      locale={locale}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface MinutesProps {
  readonly from: string;
  readonly to: string;
  /** None where one is there already. */
  readonly minutes: number | undefined;
  readonly here: string;
  readonly locale: Locale;
}

function Minutes({ from, to, minutes, here, locale }: MinutesProps) {
  if (minutes === undefined) return here;
  const query = new URLSearchParams({ from, to }).toString();
  return <a href={`${pathTo('metro', locale)}?${query}`}>{`${minutes}\u00a0min`}</a>;
}
