import { DifficultyBadge } from './difficulty-badge.tsx';
import { daysIn, type TripText, type Plan } from './plan.ts';
import styles from './trip-meta.module.css';

interface Props {
  readonly plan: Pick<Plan, 'difficulty' | 'duration' | 'cities'>;
  readonly text: TripText;
  readonly className?: string | undefined;
}

/** How hard and long a trip is, and where it goes; it stands below its title. */
export function TripMeta({ plan, text, className = '' }: Props) {
  return (
    <p className={`row ${styles.meta} ${className}`}>
      <DifficultyBadge difficulty={plan.difficulty} text={text.difficulty} />
      <span>{daysIn(plan.duration, text)}</span>
      <span>{plan.cities}</span>
    </p>
  );
}
