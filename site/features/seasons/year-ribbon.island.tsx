import { useEffect, useState } from 'react';
import { FilterBar } from '#site/ui/filter-bar.tsx';
import { koreanDay } from '#domain/entry-trip.ts';
import type { YearRibbonFacts } from './read-year-ribbon.ts';
import { ribbonBars, rainMarks } from './ribbon-bars.ts';
import styles from './year-ribbon.module.css';

interface Props {
  readonly facts: YearRibbonFacts;
}

/**
 * The year as a ribbon of twelve patches, from the low to the high of each month, with a stitch for every 50 mm of
 * rain and what the months bring. A month that is pressed says it in a line; without JavaScript the table below does.
 */
export function YearRibbon({ facts: { text, cities, seasons } }: Props) {
  const [cityId, chooseCity] = useState(cities[0].id);
  const [month, chooseMonth] = useState<number>();
  const city = cities.find(({ id }) => id === cityId) ?? cities[0];
  // The month in which the page is read, known to the browser alone.
  useEffect(() => chooseMonth(Number(koreanDay(new Date()).slice(5, 7)) - 1), []);

  return (
    <div className={styles.ribbon}>
      <FilterBar
        label={text.city}
        options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        value={cityId}
        onChange={chooseCity}
      />
      <div className={styles.chart}>
        <svg viewBox="0 0 12 100" preserveAspectRatio="none" aria-hidden="true">
          {ribbonBars(city.months).map(({ x, y, height, warmth }) => (
            <g key={x}>
              <rect className={styles[warmth]} x={x} y={y} width="1" height={height} />
              <path
                className={styles.stitch}
                d={`M${x} ${y + 2}h1M${x} ${y + height - 2}h1M${x} ${y}v${height}`}
              />
            </g>
          ))}
        </svg>
        <div role="group" aria-label={text.months} className={styles.months}>
          {city.months.map(({ name, short, high, low, rain, line }, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={month === undefined ? undefined : index === month}
              onClick={() => chooseMonth(index)}
            >
              <b>
                {short.charAt(0)}
                <span>{short.slice(1)}</span>
              </b>
              <span>{high}</span>
              <span className={styles.low}>{low}</span>
              <span className="visually-hidden">{line}</span>
              <svg viewBox="0 0 20 40" aria-hidden="true">
                {rainMarks(rain).map(({ y, length }) => (
                  <path key={y} d={`M2 ${y}h${length}`} />
                ))}
              </svg>
            </button>
          ))}
        </div>
      </div>
      <ul className={styles.seasons}>
        {seasons.map(({ id, name }) => (
          <li key={id} className={styles[id]}>
            {name}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.line}>
        {(month !== undefined && city.months[month]?.line) || text.best}
      </p>
      <p className="note">{text.legend}</p>
    </div>
  );
}
