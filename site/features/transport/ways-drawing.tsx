import type { TransportPage } from './read.ts';
import styles from './four-ways.module.css';

type Props = Pick<TransportPage['fourWays'], 'text' | 'means'>;

/** Where the stations are on the way, in units of the drawing: by kilometres of track. */
const stops = { airport: 30, hongdae: 157, station: 172 };
const left = 34;
const width = 290;

/** Minutes from left to right, the way from above to below. What it shows stands in words beside it. */
export function WaysDrawing({ text, means }: Props) {
  const x = (percent: number) => left + (percent / 100) * width;
  const start = `M${left} ${stops.airport}`;
  const barOf = (id: string) => means.find((each) => each.id === id)?.rides[0]?.bar;
  const [allStop, express, bus] = ['arex-all-stop', 'arex-express', 'limousine'].map(barOf);
  return (
    <svg
      viewBox="0 0 360 206"
      fontSize="13"
      aria-hidden="true"
      className={`not-printed ${styles.drawing}`}
    >
      {(['airport', 'hongdae', 'station'] as const).map((stop) => (
        <g key={stop}>
          <path d={`M${left} ${stops[stop]}h${width}`} className={styles.level} />
          <text x={left} y={stops[stop] + (stop === 'station' ? 13 : -5)}>
            {text[stop]}
          </text>
        </g>
      ))}
      {[0, 30, 60, 90].map((minutes) => (
        <text key={minutes} x={x((minutes / 90) * 100)} y="202" textAnchor="middle">
          {minutes === 90 ? text.count.replace('{minutes}', '90') : minutes}
        </text>
      ))}
      {bus && (
        <path
          d={`${start}L${x(bus.from)} ${stops.hongdae}H${x(bus.to)}z`}
          data-way="limousine"
          className={styles.fan}
        />
      )}
      {express && (
        <>
          <path d={`${start}L${x(express.from)} ${stops.station}`} data-way="arex-express" />
          <path
            d={`M${x(express.from)} ${stops.station}L${x(express.from) + 24} ${stops.hongdae}`}
            data-way="arex-express"
            strokeDasharray="1 5"
          />
        </>
      )}
      {allStop && (
        <>
          <path d={`${start}L${x(allStop.from)} ${stops.station}`} data-way="arex-all-stop" />
          <circle
            cx={crossing(x(allStop.from))}
            cy={stops.hongdae}
            r="5"
            data-way="arex-all-stop"
          />
        </>
      )}
    </svg>
  );
}

/** Where a train to the last station is at the height of Hongdae. */
function crossing(end: number): number {
  const { airport, hongdae, station } = stops;
  return left + ((end - left) * (hongdae - airport)) / (station - airport);
}
