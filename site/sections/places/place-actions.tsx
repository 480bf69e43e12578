import { DriverCard, type DriverWords, type Goal } from '#site/ui/driver-card.tsx';
import { MapApps } from '#site/ui/map-apps.tsx';
import { Share, type ShareWords } from '#site/ui/share.tsx';
import type { Locale } from '#content/locale.ts';
import { placeAddress, type MappedPlace } from './place-address.ts';
import styles from './place-actions.module.css';

interface Props {
  readonly place: Omit<Goal, 'id'> & MappedPlace & { readonly id: number };
  readonly labels: DriverWords & { readonly share: ShareWords };
  readonly locale: Locale;
  readonly newTab: string;
}

/** What one can do with a place of the map: show it to a driver, open it in a map app, or send it to somebody. */
export function PlaceActions({ place, labels, locale, newTab }: Props) {
  const goal = { ...place, id: `place-${place.id}` };
  return (
    <div className={styles.actions}>
      <DriverCard goal={goal} labels={labels} />
      <MapApps place={{ ...place, name: place.hangul }} newTab={newTab} />
      <Share title={place.name} to={placeAddress(place, locale)} words={labels.share} />
    </div>
  );
}
