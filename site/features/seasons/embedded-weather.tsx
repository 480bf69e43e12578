import { EmbedLink } from '#site/ui/embed-link.tsx';
import styles from './embedded-weather.module.css';
import type { EmbeddedWeatherView } from './read-embedded-weather.ts';
import { ribbonBars } from './ribbon-bars.ts';
import ribbon from './year-ribbon.module.css';

/** A month of a city in a line, within the ribbon of its year. */
export function EmbeddedWeather({ view }: { readonly view: EmbeddedWeatherView }) {
  const { href, heading, month, range, rain, months, guide } = view;
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.heading}>
          <EmbedLink href={href} newTab={guide.newTab}>
            {heading}
          </EmbedLink>
        </h1>
        <p className={styles.range}>{range}</p>
        <p className={styles.rain}>{rain}</p>
      </div>
      <div className={styles.chart}>
        <svg viewBox="0 0 12 100" preserveAspectRatio="none" aria-hidden="true">
          {month && <rect className={styles.now} x={month - 1} width="1" height="100" />}
          {ribbonBars(months).map(({ x, y, height, warmth }) => (
            <g key={x}>
              <rect className={ribbon[warmth]} x={x} y={y} width="1" height={height} />
              <path
                className={ribbon.stitch}
                d={`M${x} ${y + 2}h1M${x} ${y + height - 2}h1M${x} ${y}v${height}`}
              />
            </g>
          ))}
        </svg>
      </div>
      <ol className={styles.months}>
        {months.map(({ name, short, line }, index) => (
          <li key={name} aria-current={index + 1 === month ? 'date' : undefined}>
            <span aria-hidden="true">
              {short.charAt(0)}
              <span>{short.slice(1)}</span>
            </span>
            <span className="visually-hidden">{line}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
