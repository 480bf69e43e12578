import type { CSSProperties } from 'react';
import { fill } from '#domain/text/fill.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Spread } from '#site/ui/spread.tsx';
import type { SchoolsPage } from './read.ts';
import styles from './term-prices.module.css';

interface Props {
  readonly terms: SchoolsPage['terms'];
  readonly text: Pick<SchoolsPage['text'], 'prices' | 'row' | 'filters'>;
}

/** What a term costs at each school that says so: a thread as long as its price, on one scale. */
export function TermPrices({ terms, text }: Props) {
  const { prices, row, filters } = text;
  return (
    <Spread
      headingId="prices"
      heading={prices.heading}
      lead={keepNames(fill(prices.lead, terms.range))}
      color="celadon"
    >
      <div className={styles.chart}>
        <p aria-hidden="true" className={styles.axis}>
          <span>{prices.unit}</span>
          <span className={styles.marks}>
            {terms.marks.map(({ at, label }) => (
              <i key={label} style={{ '--at': at } as CSSProperties}>
                {label}
              </i>
            ))}
          </span>
        </p>
        <ol className={styles.schools}>
          {terms.schools.map(({ id, name, city, from, to, shown }) => (
            <li key={id} data-city={city} style={{ '--from': from, '--to': to } as CSSProperties}>
              <a href={`#${id}`}>{keepNames(name)}</a>
              <span className={styles.city}>{filters.city[city]}</span>
              <span className={styles.price}>
                {shown.about && (
                  <>
                    <span aria-hidden="true">≈ </span>
                    <span className="visually-hidden">{row.about} </span>
                  </>
                )}
                {keepNames(shown.text)}
              </span>
              <span className={styles.track} />
            </li>
          ))}
        </ol>
      </div>
    </Spread>
  );
}
