import type { PlaceLabels } from '#content/copy/place-labels.ts';
import { DriverCard, type Goal } from './driver-card.tsx';
import { MapApps } from './map-apps.tsx';

export interface GoalActionsProps {
  readonly goal: Goal;
  readonly labels: Pick<PlaceLabels, 'driver' | 'copy'>;
  readonly newTab: string;
}

/** Where to go: shown to a driver, or opened in a map app. */
export function GoalActions({ goal, labels, newTab }: GoalActionsProps) {
  return (
    <>
      <DriverCard goal={goal} labels={labels} />
      <MapApps place={{ ...goal, name: goal.hangul }} newTab={newTab} />
    </>
  );
}
