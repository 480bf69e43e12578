import type { ReactNode } from 'react';
import { keepNames } from '#site/ui/keep-names.tsx';
import type { Locale } from '#content/locale.ts';
import type { SchoolEntry, SchoolsPage } from './read.ts';
import tags from '#site/ui/tag.module.css';
import { shownUnder } from '#site/ui/filter-chips.tsx';
import { SchoolFacts } from './school-facts.tsx';
import styles from './school-list.module.css';

interface Props {
  readonly school: SchoolEntry;
  readonly data: SchoolsPage;
  readonly locale: Locale;
  /** The tick that takes the school into the comparison. */
  readonly children: ReactNode;
}

/** A school: what one chooses by, and below it the rest; its anchor opens it (ui/named-question.ts). */
export function SchoolRow({ school, data, locale, children }: Props) {
  const { id, name, hangul, partner, row, calendar, price } = school;
  const { table, row: words } = data.copy;
  return (
    <li
      {...filtersOf(school, data)}
      data-sort-price={price}
      data-sort-calendar={calendar && -calendar.latest}
    >
      <details name="school">
        <summary className={styles.row}>
          <span className={styles.name}>
            <b>{keepNames(name)}</b> {partner && <span className={tags.tag}>{table.partner}</span>}
            {hangul && (
              <span lang="ko" className="note">
                {hangul}
              </span>
            )}
          </span>{' '}
          <span className={styles.price}>
            {row.price && (
              <>
                {row.price.about && (
                  <>
                    <span aria-hidden="true">≈ </span>
                    <span className="visually-hidden">{words.about} </span>
                  </>
                )}
                {keepNames(row.price.text)}
              </>
            )}
          </span>{' '}
          <span>{row.d4}</span> <span>{row.dormitory}</span> <span>{row.dates}</span>
        </summary>
        <div id={id} className={styles.open}>
          <SchoolFacts school={school} copy={data.copy} locale={locale}>
            {children}
          </SchoolFacts>
        </div>
      </details>
    </li>
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
