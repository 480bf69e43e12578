import { lazy, Suspense, type ComponentType } from 'react';
import type { Goal } from './driver-card.tsx';
import type { GoalActionsProps } from './goal-actions.tsx';
import styles from './place-actions.module.css';

/** A function of its own: a `then` beside the import would miss stylesheets that do not come. */
const load = () => import('./goal-actions.tsx');

/** Comes with the first place that is opened. */
const GoalActions = lazy<ComponentType<GoalActionsProps>>(() =>
  load().then(
    (module) => ({ default: module.GoalActions }),
    () => ({ default: () => null }),
  ),
);

interface Props extends Omit<GoalActionsProps, 'goal'> {
  readonly place: Omit<Goal, 'id'> & { readonly id: number };
}

/** What one can do with a place of the map. */
export function PlaceActions({ place, ...words }: Props) {
  return (
    <div className={styles.actions}>
      <Suspense fallback={null}>
        <GoalActions goal={{ ...place, id: `place-${place.id}` }} {...words} />
      </Suspense>
    </div>
  );
}
