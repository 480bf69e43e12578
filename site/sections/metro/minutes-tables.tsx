import type { Locale } from '#content/locale.ts';
import type { MetroMinutes } from '#content/metro.server.ts';
import { pathTo } from '#content/pages.ts';
import { planRoute } from '#domain/metro.ts';
import { Section } from '#site/ui/section.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import table from '#site/ui/table.module.css';
import styles from './minutes-tables.module.css';

type Props = MetroMinutes & { readonly locale: Locale };

/** Minutes by metro from each area where visitors sleep to the anchors of its city. */
export function MinutesTables({ words, cities, locale }: Props) {
  return (
    <Section headingId="minutes" heading={words.heading} lead={words.lead}>
      {cities.map(({ city, caption, anchors, areas }) => (
        <div key={city} className={`${table.scroll} ${styles.city}`} data-scrolls-sideways>
          <table className={`${table.table} ${table.blocks} ${styles.minutes}`}>
            <caption>{caption}</caption>
            <TableHead columns={[words.area, ...anchors.map(({ name }) => name)]} />
            <tbody>
              {areas.map((area) => (
                <tr key={area.id}>
                  <th scope="row">{area.name}</th>
                  {anchors.map(({ station, name }) => (
                    <td key={station}>
                      <span className={styles.label}>{name}: </span>
                      <Minutes
                        from={area.stations}
                        to={station}
                        here={words.here}
                        locale={locale}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </Section>
  );
}

interface MinutesProps {
  readonly from: readonly string[];
  readonly to: string;
  readonly here: string;
  readonly locale: Locale;
}

/** The quickest of the area's stations. */
function Minutes({ from, to, here, locale }: MinutesProps) {
  if (from.includes(to)) return here;
  const [best] = from
    .flatMap((station) => {
      const route = planRoute({ from: station, to, prefer: 'fast' });
      return route ? [{ station, minutes: route.minutes }] : [];
    })
    .toSorted((one, other) => one.minutes - other.minutes);
  if (!best) return '–';
  const query = new URLSearchParams({ from: best.station, to }).toString();
  return <a href={`${pathTo('metro', locale)}?${query}`}>{`${best.minutes}\u00a0min`}</a>;
}
