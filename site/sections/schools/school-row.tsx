import type { ReactNode } from 'react';
import { shownUnder } from '#site/ui/filter-chips.tsx';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import type { SchoolEntry, SchoolsPage } from '#content/schools.server.ts';
import tags from '#site/ui/tag.module.css';
import { Missing, SeenValue, Unseen } from './seen.tsx';
import styles from './school-table.module.css';

interface Props {
  readonly school: SchoolEntry;
  readonly data: SchoolsPage;
  readonly locale: Locale;
  /** The tick that takes the school into the comparison. */
  readonly children: ReactNode;
}

/** A school in the table: the values by which one chooses. */
export function SchoolRow({ school, data, locale, children }: Props) {
  const { table, filters, values: words, missing: missingWords } = data.copy;
  const { values, calendar, station, courses, missing } = school;
  const seen = { school, words, locale, brief: true };
  const others = courses.filter((course) => course !== 'term') as (
    'short' | 'evening' | 'online'
  )[];
  return (
    <tr
      {...filtersOf(school, data)}
      data-sort-price={school.price}
      data-sort-calendar={calendar && -calendar.latest}
    >
      <th scope="row">
        <a href={`#${school.id}`}>{keepNames(school.name)}</a>{' '}
        {school.partner && <span className={tags.tag}>{table.partner}</span>}
        {school.hangul && (
          <span lang="ko" className={`note ${styles.hangul}`}>
            {school.hangul}
          </span>
        )}
        <div className={`needs-script not-printed ${styles.compare}`}>{children}</div>
      </th>
      <td data-label={table.station}>
        {station && (
          <>
            {keepNames(station.name)}
            <small>{station.line}</small>
          </>
        )}
      </td>
      <td data-label={table.price}>
        <SeenValue value={values.price} {...seen} />
      </td>
      <td data-label={table.d4}>
        <SeenValue value={values.d4} {...seen} />
      </td>
      <td data-label={table.dormitory}>
        <SeenValue value={values.dormitory} {...seen} />
      </td>
      <td data-label={table.courses}>
        {others.length === 0 && <Unseen {...seen} />}
        {others.map((course) => (
          <SeenValue
            key={course}
            {...seen}
            value={{ ...values[course], text: filters.course[course] }}
          />
        ))}
      </td>
      <td data-label={table.calendar}>
        {calendar ? (
          <SeenValue value={{ text: calendar.years, source: calendar.source }} {...seen} />
        ) : (
          <Unseen {...seen} />
        )}
      </td>
      {missing.table && (
        <td className={styles.missing}>
          <Missing rest={missing.table} words={missingWords} school={school} locale={locale} />
        </td>
      )}
    </tr>
  );
}

function filtersOf(school: SchoolEntry, { prices }: SchoolsPage) {
  const { city, price, courses } = school;
  const limits = prices.map(({ value }) => value);
  return {
    ...shownUnder('city', ['all', 'seoul', 'busan'], (each) => each === 'all' || each === city),
    ...shownUnder(
      'd4',
      ['all', 'yes', 'maybe'],
      (each) =>
        each === 'all' || school.sponsors || (each === 'maybe' && school.plan !== undefined),
    ),
    ...shownUnder('dormitory', ['all', 'yes'], (each) => each === 'all' || school.hasDormitory),
    ...shownUnder(
      'price',
      ['all', ...limits, 'seen'],
      (each) =>
        each === 'all' || (price !== undefined && (each === 'seen' || price <= Number(each))),
    ),
    ...shownUnder(
      'course',
      ['all', 'term', 'short', 'evening', 'online'],
      (each) => each === 'all' || courses.includes(each),
    ),
  };
}
