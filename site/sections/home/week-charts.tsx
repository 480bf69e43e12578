import styles from './week-charts.module.css';

interface Month {
  readonly low: number;
  readonly high: number;
}

const [coldest, warmest] = [-8, 32];

/** A bar for each month from the usual low to the usual high; the text beside it says the same of one month. */
export function YearOfSeoul({ months, current }: { months: readonly Month[]; current: number }) {
  const y = (degrees: number) => ((warmest - degrees) / (warmest - coldest)) * 40;
  return (
    <svg className={styles.chart} viewBox="0 0 142 40" aria-hidden="true" data-week-months="">
      {months.map(({ low, high }, month) => (
        <rect
          key={month}
          x={month * 12}
          y={y(high)}
          width="8"
          height={y(low) - y(high)}
          rx="2"
          data-current={month === current ? '' : undefined}
        />
      ))}
    </svg>
  );
}

/** The 24 hours of a day with its light, and the sun at sunset. Minutes after midnight. */
export function Daylight({ rises, sets }: { rises: number; sets: number }) {
  return (
    <svg className={styles.chart} viewBox="0 -120 1440 240" aria-hidden="true" data-week-light="">
      <rect y="-40" width="1440" height="80" rx="40" className={styles.night} />
      <rect
        y="-40"
        height="80"
        className={styles.light}
        x={rises}
        width={sets - rises}
        data-light=""
      />
      <circle r="80" cx={sets} cy="0" className={styles.sun} data-sunset="" />
    </svg>
  );
}
