import type { MeansEntry } from './read.ts';
import styles from './time-track.module.css';

/** Minutes to which a track reaches; what is left of its width is for the number at the end of a line. */
const reach = 90;
const share = 70;
const quarters = [0, 15, 30, 45, 60, 75, 90];
/** Pixels a ride. */
const height = 48;

const across = (minutes: number) => `${(minutes / reach) * share}%`;

/** The minutes above the tracks. */
export function Axis(props: { readonly minutes: string; readonly className?: string | undefined }) {
  const { minutes, className } = props;
  return (
    <div className={className} aria-hidden="true">
      <svg height="24" className={styles.axis}>
        {quarters.map((each) => (
          <text key={each} x={across(each)} y="18" textAnchor={each === 0 ? 'start' : 'middle'}>
            {each}
          </text>
        ))}
        <text x={across(reach)} y="18" dx="16">
          {minutes}
        </text>
      </svg>
    </div>
  );
}

/** Rides as lines in time on one scale, each with where it goes and its minutes; the words stand in the row, too. */
export function TimeTrack({
  rides,
}: {
  readonly rides: readonly (MeansEntry['rides'][number] & { label: string })[];
}) {
  return (
    <svg className={styles.track} height={rides.length * height} aria-hidden="true">
      {quarters.map((each) => (
        <line
          key={each}
          x1={across(each)}
          x2={across(each)}
          y1="0"
          y2="100%"
          className={styles.grid}
        />
      ))}
      {rides.map(({ label, minutes, span }, index) => {
        const y = index * height + 32;
        return (
          <g key={label}>
            <text x="0" y={y - 12}>
              {label}
            </text>
            <line x1="0" x2={across(span.from)} y1={y} y2={y} />
            {span.to > span.from && (
              <line
                x1={across(span.from)}
                x2={across(span.to)}
                y1={y}
                y2={y}
                className={styles.open}
              />
            )}
            <circle cx={across(span.to)} cy={y} r="7" />
            <text x={across(span.to)} dx="14" y={y + 8} className={styles.end}>
              {minutes}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
