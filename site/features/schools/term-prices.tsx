import { fill } from '#domain/text/fill.ts';
import { keepNames } from '#site/ui/keep-names.tsx';
import { Spread } from '#site/ui/spread.tsx';
import type { SchoolsPage } from './read.ts';
import cover from '#site/ui/cover.module.css';
import styles from './term-prices.module.css';

interface Props {
  readonly terms: SchoolsPage['terms'];
  readonly text: Pick<SchoolsPage['text'], 'prices' | 'row' | 'filters'>;
}

/** What a term costs at each school that says so: a thread as long as its price, on one scale, which opens its row. */
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
          <svg className={styles.marks}>
            {terms.marks.map(({ at, label }) => (
              <text key={label} x={percent(at)} y="16" textAnchor="middle">
                {label}
              </text>
            ))}
          </svg>
        </p>
        <ol className={styles.schools}>
          {terms.schools.map(({ id, name, city, from, to, shown }) => (
            <li key={id} data-city={city}>
              <a href={`#${id}`} className={cover.cover}>
                {keepNames(name)}
              </a>
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
              <Thread from={percent(from)} to={percent(to)} />
            </li>
          ))}
        </ol>
      </div>
    </Spread>
  );
}

/** A thread up to the price, and a patch from the least to the most; its square ends make one of a single price, too. */
function Thread({ from, to }: { readonly from: string; readonly to: string }) {
  const patch = { x1: from, x2: to, y1: '13', y2: '13' };
  return (
    <svg aria-hidden="true" className={styles.track}>
      <line x1="0" x2={from} y1="13" y2="13" className={styles.thread} />
      <line {...patch} strokeWidth="26" strokeLinecap="square" />
      <line {...patch} strokeWidth="17" strokeLinecap="square" className={styles.stitch} />
      <line {...patch} strokeWidth="14" strokeLinecap="square" />
    </svg>
  );
}

/** A place on the scale as a coordinate. */
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
