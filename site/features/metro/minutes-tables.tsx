import type { Locale } from '#content/locale.ts';
import type { MetroMinutes } from './read.ts';
import { pathTo } from '#content/pages.ts';
import { fill } from '#domain/text/fill.ts';
import { planRoute } from '#domain/metro/metro.ts';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import table from '#site/ui/table.module.css';
import styles from './minutes-tables.module.css';

type Props = MetroMinutes & { readonly locale: Locale };

/** Minutes by metro from each area where visitors sleep to the anchors of its city. */
export function MinutesTables({ text, cities, locale }: Props) {
  return (
    <Section headingId="minutes" heading={text.heading} lead={text.lead}>
      {cities.map(({ city, caption, anchors, areas }) => (
        <Fold key={city} narrow label={caption}>
          <div className={`${table.scroll} ${styles.city}`} data-scrolls-sideways>
            <table className={`${table.table} ${table.blocks} ${styles.minutes}`}>
              <caption>{caption}</caption>
              <TableHead columns={[text.area, ...anchors.map(({ name }) => name)]} />
              <tbody>
                {areas.map((area) => (
                  <tr key={area.id}>
                    <th scope="row">
                      {area.name}{' '}
                      {!area.name.includes(area.station.name) && (
                        <span className="note">
                          {fill(text.station, { name: area.station.name })}
                        </span>
                      )}
                    </th>
                    {anchors.map(({ station, name }) => (
                      <td key={station}>
                        <span className={styles.label}>{name}: </span>
                        <Minutes
                          from={area.station.id}
                          to={station}
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
        </Fold>
      ))}
    </Section>
  );
}

interface MinutesProps {
  readonly from: string;
  readonly to: string;
  readonly here: string;
  readonly locale: Locale;
}

function Minutes({ from, to, here, locale }: MinutesProps) {
  if (from === to) return here;
  const route = planRoute({ from, to, prefer: 'fast' });
  if (!route) return '–';
  const query = new URLSearchParams({ from, to }).toString();
  return <a href={`${pathTo('metro', locale)}?${query}`}>{`${route.minutes}\u00a0min`}</a>;
}
