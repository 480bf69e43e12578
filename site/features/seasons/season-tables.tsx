import { Fragment } from 'react';
import type { Locale } from '#content/locale.ts';
import type { SeasonsPage } from './read.ts';
import { Fold } from '#site/ui/fold.tsx';
import { AnswerRow } from '#site/ui/question-list.tsx';
import { TableHead } from '#site/ui/table-head.tsx';
import table from '#site/ui/table.module.css';
import grid from '#site/ui/grid.module.css';
import { holidayYears } from './holiday-years.ts';
import styles from './season-tables.module.css';

/** The months of the year in three cities, below their ribbon. */
export function Months({ seasonTablesText, rows, embed }: SeasonsPage['months']) {
  return (
    <Fold id="months" label={seasonTablesText.table}>
      <p className="note">
        {seasonTablesText.note} <a href={embed.href}>{embed.label}</a>
      </p>
      <div className={table.scroll} data-scrolls-sideways>
        <table className={`${table.table} ${table.amounts}`}>
          <TableHead
            columns={[seasonTablesText.month, ...Object.values(seasonTablesText.cities)]}
          />
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
  );
}

/** The closing days of the guide's places, by weekday. */
export function WeeklyClosings({
  text,
  rows,
  locale,
}: SeasonsPage['closings'] & { locale: Locale }) {
  return (
    <AnswerRow id="closing-days" title={text.title} short={text.short} locale={locale}>
      <p>{text.note}</p>
      <div className={table.scroll} data-scrolls-sideways>
        <table className={table.table}>
          <TableHead columns={[text.day, text.closed]} />
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
    </AnswerRow>
  );
}

interface HolidayProps {
  readonly text: SeasonsPage['holidays'];
  readonly locale: Locale;
}

/** The public holidays, a list for each year. */
export function Holidays({ text, locale }: HolidayProps) {
  const years = holidayYears(text.from, locale);
  const heading = text.title.replace('{year}', String(years.at(-1)?.year));
  return (
    <AnswerRow id="holidays" title={heading} short={text.short} locale={locale}>
      <p>{text.note}</p>
      <div className={`${grid.four} ${styles.years}`}>
        {years.map(({ year, days }) => (
          <details key={year}>
            <summary>{year}</summary>
            <ul>
              {days.map(({ date, holiday, count }) => (
                <li key={date}>
                  {date}: {text.names[holiday]}
                  {count > 1 && ` (${text.days.replace('{count}', String(count))})`}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </AnswerRow>
  );
}
