import doors from './doors.svg?url';
import type { MeansEntry } from './read.ts';
import styles from './time-track.module.css';

/** Minutes to which a track reaches. */
const reach = 90;
const quarters = [0, 15, 30, 45, 60, 75, 90];
/** Pixels a ride. */
const height = 56;

const across = (minutes: number) => `${(minutes / reach) * 100}%`;

/** The minutes above the tracks. */
export function Axis(props: { readonly minutes: string; readonly className?: string | undefined }) {
  const { minutes, className } = props;
  return (
    <div className={className} aria-hidden="true">
      <svg height="54" className={styles.axis}>
        {/* The plane has come down to the runway, whose lights are the minutes. */}
        <line x1="-100vw" x2="-6" y1="12" y2="12" className={styles.trail} />
        <use href={`${doors}#plane`} x="-2" y="-8" width="80" height="40" />
        {quarters.map((each) => (
          <circle key={each} cx={across(each)} cy="54" r="3.5" className={styles.light} />
        ))}
        {quarters.map((each) => (
          <text
            key={each}
            x={across(each)}
            y="48"
            textAnchor={each === 0 ? 'start' : 'middle'}
            className={each % 30 === 0 ? undefined : styles.between}
            data-part="minutes"
            data-props={each}
          >
            {each}
          </text>
        ))}
        <text x={across(reach)} y="48" dx="16" data-part="unit">
          {minutes}
        </text>
      </svg>
    </div>
  );
}

/**
 * Rides as lines in time on one scale, each to the door where it ends, with where that is and its minutes; the words stand
 * in the row, too.
 */
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
      {rides.map(({ label, minutes, span, door = 'door' }, index) => {
        const y = index * height + 34;
        return (
          <g key={label}>
            <text x="0" y={y + 18} className={styles.label}>
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
            <End x={across(span.to)} y={y} door={door} />
            <text x={across(span.to)} dx="40" y={y - 4} className={styles.end}>
              {minutes}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A ride to one's door whose minutes nobody gives: a line without an end on the scale. */
export function OpenTrack({ label }: { readonly label: string }) {
  return (
    <svg className={styles.track} height={height} aria-hidden="true">
      <text x="0" y="52" className={styles.label}>
        {label}
      </text>
      <line x1="0" x2="100%" y1="34" y2="34" className={styles.dots} />
      <End x="100%" y={34} door="door" />
    </svg>
  );
}

/** The door at the end of a line. */
function End({ x, y, door }: { readonly x: string; readonly y: number; readonly door: string }) {
  return (
    <svg x={x} y={y - 30} width="1" height="1" className={styles.door}>
      <use href={`${doors}#${door}`} x="-2" width="39" height="32.5" />
    </svg>
  );
}
