import { fill } from '#domain/text/fill.ts';
import type { Stay, StayArea, StayCity } from './read.ts';
import styles from './stay-minutes.module.css';

interface Props {
  readonly area: StayArea;
  readonly goals: StayCity['goals'];
  readonly text: Stay['text'];
}

/** The minutes to every goal, of which the chosen one shows. */
export function StayMinutes({ area, goals, text }: Props) {
  return area.minutes.map((minutes, index) => (
    <span key={goals[index]?.station} data-to={index} className={styles.minutes}>
      {minutes ?? text.metro.here} {minutes !== undefined && <small>{text.minutes}</small>}
      <span
        className="visually-hidden"
        data-guide
      >{` ${fill(text.toGoal, { goal: goals[index]?.name ?? '' })}`}</span>
    </span>
  ));
}
