import { Suspense } from 'react';
import { late } from '#app/lib/late.tsx';
import type { GoalActionsProps } from './goal-actions.tsx';
import styles from './place-actions.module.css';

/** Comes with the first place that is opened. */
const GoalActions = late(async () => (await import('./goal-actions.tsx')).GoalActions);

interface Props extends Omit<GoalActionsProps, 'goal'> {
  readonly place: Omit<GoalActionsProps['goal'], 'id'> & { readonly id: string };
}

/** What one can do with a place of the map. */
export function PlaceActions({ place, ...words }: Props) {
  return (
    <div className={styles.actions}>
      <Suspense fallback={null}>
        <GoalActions goal={{ ...place, id: `place-${place.id}`, place: place.id }} {...words} />
      </Suspense>
    </div>
  );
}
