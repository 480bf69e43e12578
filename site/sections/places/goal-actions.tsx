import { Share } from '#site/ui/share.tsx';
import type { PlaceLabels } from '#content/copy/place-labels.ts';
import type { Locale } from '#content/locale.ts';
import { DriverCard, type Goal } from './driver-card.tsx';
import { MapApps } from './map-apps.tsx';
import { placeAddress, type MappedPlace } from './place-address.ts';

export interface GoalActionsProps {
  readonly goal: Goal & MappedPlace;
  readonly labels: Pick<PlaceLabels, 'driver' | 'copy' | 'share'>;
  readonly locale: Locale;
  readonly newTab: string;
}

/** Where to go: shown to a driver, opened in a map app, or sent to somebody. */
export function GoalActions({ goal, labels, locale, newTab }: GoalActionsProps) {
  return (
    <>
      <DriverCard goal={goal} labels={labels} />
      <MapApps place={{ ...goal, name: goal.hangul }} newTab={newTab} />
      <Share title={goal.name} to={placeAddress(goal, locale)} words={labels.share} />
    </>
  );
}
