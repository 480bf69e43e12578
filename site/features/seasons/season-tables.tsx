import { Fragment } from 'react';
import type { Locale } from '#content/locale.ts';
import type { SeasonsPage } from './read.ts';
import { Fold } from '#site/ui/fold.tsx';
import { Section } from '#site/ui/section.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import table from '#site/ui/table.module.css';
import grid from '#site/ui/grid.module.css';
import { holidayYears } from './holiday-years.ts';
import styles from './season-tables.module.css';

/** The months of the year in three cities. */
export function Months({ words, rows }: SeasonsPage['months']) {
  return (
    <Section headingId="months" heading={words.title} lead={words.note}>
      <Fold narrow label={words.table}>
        <div className={table.scroll} data-scrolls-sideways>
          <table className={`${table.table} ${table.amounts}`}>
            <TableHead columns={[words.month, ...Object.values(words.cities)]} />
            <tbody>
              {rows.map(({ month, cities }) => (
                <tr key={month}>
                  <th scope="row" className={styles.month}>
                    {month}
                  </th>
                  {cities.map(({ city, temperatures, rain }) => (
                    <td key={city}>
                      {temperatures}
                      <span className={styles.rain}>{rain}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Fold>
    </Section>
  );
}

/** The closing days of the guide's places, by weekday. */
export function WeeklyClosings({ words, rows }: SeasonsPage['closings']) {
  return (
    <Section headingId="closing-days" heading={words.title} lead={words.note}>
      <Fold narrow label={words.contents}>
        <div className={table.scroll} data-scrolls-sideways>
          <table className={table.table}>
            <TableHead columns={[words.day, words.closed]} />
            <tbody>
              {rows.map(({ day, places }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>
                    {places.map(({ name, href }, index) => (
                      <Fragment key={name}>
                        {index > 0 && ' · '}
                        <a href={href}>{name}</a>
                      </Fragment>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Fold>
    </Section>
  );
}

interface HolidayProps {
  readonly words: SeasonsPage['holidays'];
  readonly locale: Locale;
}

/** The public holidays, a list for each year. */
export function Holidays({ words, locale }: HolidayProps) {
  const years = holidayYears(words.from, locale);
  const heading = words.title.replace('{year}', String(years.at(-1)?.year));
  return (
    <Section headingId="holidays" heading={heading} lead={words.note}>
      <div className={`${grid.four} ${styles.years}`}>
        {years.map(({ year, days }) => (
          <details key={year}>
            <summary>{year}</summary>
            <ul>
              {days.map(({ date, holiday, count }) => (
                <li key={date}>
                  {date}: {words.names[holiday]}
                  {count > 1 && ` (${words.days.replace('{count}', String(count))})`}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Section>
  );
}
