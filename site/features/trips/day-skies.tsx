import { clock, minutesIn } from '#domain/time/clock.ts';
import { PlaceArt } from '#site/ui/drawn-map/place-art.tsx';
import { ActivityIcon } from './activity-icon.tsx';
import { skyAt } from './day-sky.ts';
import type { Plan, TripText } from './plan.ts';
import styles from './day-skies.module.css';

interface Props {
  readonly plan: Plan;
  /** The parts of the day that stand for a clock time. */
  readonly parts: TripText['timeline']['parts'];
}

/** Where a drawing stands in its square. */
const foot = { x: 0, y: 0 };

/**
 * Each day as a picture: its stops in order on the ground, below the sky of their hours. A stop leads to its place in the
 * timeline. Of the days the one in view shows (`data-shown` of the island around them); without scripts all do.
 */
export function DaySkies({ plan: { days }, parts }: Props) {
  return days.map(({ day, title, activities }) => (
    <div key={day} className={`not-printed ${styles.day}`}>
      <p className="without-script">{title}</p>
      <nav aria-label={title} className={styles.strip}>
        <Sky id={`sky-${day}`} times={activities.map(({ time }) => time)} />
        <ol>
          {activities.map(({ time, title: name, icon, stop }, index) => (
            <li key={`${time} ${name}`}>
              <a href={`#day-${day}-${index + 1}`}>
                <svg viewBox="-44 -72 88 74" aria-hidden="true" className={styles.art}>
                  {stop?.drawing ? (
                    <PlaceArt drawing={stop.drawing} foot={foot} scale={1} />
                  ) : (
                    <circle cy="-24" r="24" />
                  )}
                </svg>
                {!stop?.drawing && <ActivityIcon name={icon} />}
                <b className={styles.time}>{hourOf(time, parts)}</b>
                <span className={styles.name}>{name}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  ));
}

/** On the clock, or the part of the day. */
function hourOf(time: string, parts: Props['parts']): string {
  const minutes = minutesIn(time);
  if (minutes !== undefined) return clock(minutes);
  return time in parts ? parts[time as keyof typeof parts] : time;
}

/** The sky from the first stop to the last, with the sun, and the moon where the day ends by night. */
function Sky({ id, times }: { readonly id: string; readonly times: readonly string[] }) {
  const skies = times.map((time) => skyAt(time));
  const across = (index: number) => `${Math.round((100 * (index + 0.5)) / times.length)}%`;
  const noon = skies.findIndex(({ light }) => light === 'noon');
  const night = skies.findIndex(({ light }) => light === 'night');
  return (
    <svg className={styles.sky} aria-hidden="true">
      <linearGradient id={id}>
        {skies.map(({ color }, index) => (
          <stop key={index} offset={across(index)} stopColor={color} />
        ))}
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {noon >= 0 && <circle cx={across(noon)} cy="26" r="15" className={styles.sun} />}
      {night >= 0 && (
        <svg x={across(night)} y="10" className={styles.moon}>
          <path d="M6 0A15 15 0 1 0 20 20A13 13 0 0 1 6 0Z" />
        </svg>
      )}
    </svg>
  );
}
