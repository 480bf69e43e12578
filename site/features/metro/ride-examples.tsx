import type { Locale } from '#content/locale.ts';
import { won } from '#domain/text/amounts.ts';
import { fill } from '#domain/text/fill.ts';
import type { JourneyView } from '#domain/metro/metro-view.ts';
import { LineSign } from '#site/ui/drawn-map/line-sign.tsx';
import { withAmounts } from '#site/ui/won-amount.tsx';
import { changesText } from './counted.ts';
import { metroAnswer, type MetroText } from './metro-text.ts';
import cover from '#site/ui/cover.module.css';
import styles from './ride-examples.module.css';

export interface ExampleRide {
  /** Of the URL that answers it, without a question mark. */
  readonly query: string;
  readonly journey: JourneyView;
}

interface Props {
  readonly rides: readonly ExampleRide[];
  readonly metroText: MetroText;
  readonly path: string;
  readonly locale: Locale;
}

/** Rides as they look when they are answered, each a link to its answer. */
export function RideExamples({ rides, metroText, path, locale }: Props) {
  const { planner, answer: text } = metroText;
  return (
    <ul aria-label={planner.examples} className={styles.rides}>
      {rides.map(({ query, journey }) => {
        const { from, to, minutes, fare } = journey;
        return (
          <li key={query}>
            <a href={`${path}?${query}#${metroAnswer}`} className={cover.cover}>
              {fill(text.heading, { from: from.name, to: to.name })}
            </a>
            <RideLine journey={journey} />
            <p>
              <span className="visually-hidden">{text.about} </span>
              <b>{minutes}</b> {text.minutes}
              <span className={styles.more}>
                {changesText(journey, text)}
                {fare && <span>{withAmounts(won(fare.card, locale))}</span>}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const [width, height, end, middle] = [340, 62, 12, 36];

/** Where each line of a ride begins and ends in the drawing. */
function partsOf(rides: JourneyView['rides']) {
  const whole = rides.reduce((sum, { minutes }) => sum + minutes, 0);
  let told = 0;
  const at = (minutes: number) => Math.round(end + (minutes / whole) * (width - 2 * end));
  return rides.map(({ line, minutes }) => {
    const start = at(told);
    told += minutes;
    return { line, start, stop: at(told) };
  });
}

/** The lines of a ride in their colours, as long as they take, with the names on the signs of both ends. */
function RideLine({ journey: { from, to, rides } }: { readonly journey: JourneyView }) {
  const parts = partsOf(rides);
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {parts.map(({ line, start, stop }) => (
        <g key={start} color={line.colour}>
          <path stroke="currentColor" strokeWidth="7" d={`M${start} ${middle}H${stop}`} />
          <LineSign
            sign={line.label}
            colour={line.colour}
            size={24}
            x={(start + stop) / 2}
            y={middle - 20}
          />
        </g>
      ))}
      {[end, ...parts.map(({ stop }) => stop)].map((at) => (
        <circle key={at} className={styles.stop} cx={at} cy={middle} r="7" />
      ))}
      <g lang="ko" className={styles.name} fontSize="15">
        <text x="4" y={height - 4}>
          {from.hangul}
        </text>
        <text x={width - 4} y={height - 4} textAnchor="end">
          {to.hangul}
        </text>
      </g>
    </svg>
  );
}
