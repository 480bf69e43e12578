import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MapView } from './map-view.ts';
import { addStreetTiles } from './street-tiles.ts';

type Wish = 'as consented' | 'load' | 'leave';

/**
 * The street map comes from another service, so it is shown after the visitor has given consent or turned it on here.
 * When it fails or the visitor is offline our own map stays, and the street map is retried later.
 */
export function useStreetMap(view: MapView | undefined, consented: boolean) {
  const [wish, setWish] = useState<Wish>('as consented');
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState(false);
  const [before, setBefore] = useState(consented);
  const online = useSyncExternalStore(onLineChange, () => navigator.onLine);
  // Withdrawing the consent also turns off a street map that was turned on here.
  if (before !== consented) {
    setBefore(consented);
    setWish('as consented');
    setFailed(false);
  }
  const wanted = wish === 'load' || (wish === 'as consented' && consented);
  const loading = wanted && online && !failed;

  useEffect(() => {
    if (!view || !loading) return;
    const remove = addStreetTiles(view.map, {
      onShown: () => setShown(true),
      onFailed: () => setFailed(true),
    });
    return () => {
      remove();
      setShown(false);
    };
  }, [view, loading]);

  return {
    shown,
    wanted,
    failed: wanted && !loading,
    load: () => {
      setFailed(false);
      setWish('load');
    },
    remove: () => setWish('leave'),
  };
}

function onLineChange(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
