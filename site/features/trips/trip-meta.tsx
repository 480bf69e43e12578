import { DifficultyBadge } from './difficulty-badge.tsx';
import { daysIn, type Labels, type Plan } from './plan.ts';
import styles from './trip-meta.module.css';

interface Props {
  readonly plan: Pick<Plan, 'difficulty' | 'duration' | 'cities'>;
  readonly labels: Labels;
  readonly className?: string | undefined;
}

/** How hard and long a trip is, and where it goes; it stands below its title. */
export function TripMeta({ plan, labels, className = '' }: Props) {
  return (
    <p className={`row ${styles.meta} ${className}`}>
      <DifficultyBadge difficulty={plan.difficulty} labels={labels.difficulty} />
      <span>{daysIn(plan.duration, labels)}</span>
      <span>{plan.cities}</span>
    </p>
  );
}
