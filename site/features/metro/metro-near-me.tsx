import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import type { MetroStation } from '#domain/metro/metro-network.ts';
import { formatDistance, locate } from '#site/lib/locate.ts';
import { Button } from '#site/ui/button.tsx';
import type { Engine } from './planner-engine.ts';
import type { MetroText } from './metro-text.ts';
import styles from './planner.module.css';

interface Props {
  readonly text: MetroText['planner']['near'];
  readonly locale: Locale;
  readonly load: () => Promise<Engine>;
  readonly onFound: (station: MetroStation) => void;
}

/** Farther than this (metres) nobody walks to a station. */
const tooFar = 5_000;

/** A button that asks the browser for the position and takes the nearest station; the position stays here. */
export function MetroNearMe({ text, locale, load, onFound }: Props) {
  const [message, setMessage] = useState('');
  const [found, setFound] = useState<MetroStation>();
  // What is typed while the browser is asked counts.
  const report = useEffectEvent(onFound);
  useEffect(() => {
    if (found) report(found);
  }, [found]);
  async function find() {
    setMessage(text.searching);
    setFound(undefined);
    const located = await locate(navigator.geolocation);
    if (located.state === 'refused' || located.state === 'unavailable') {
      setMessage(text[located.state]);
      return;
    }
    const engine = await load().catch(() => undefined);
    const nearest = engine?.nearest(located.position);
    if (!nearest) {
      setMessage(text.unavailable);
      return;
    }
    const { station, metres } = nearest;
    const far = metres > tooFar;
    setMessage(
      (far ? text.far : text.found)
        .replace('{name}', station.en)
        .replace('{distance}', formatDistance(metres, locale)),
    );
    if (!far) setFound(station);
  }
  return (
    <div className={`row ${styles.tools}`}>
      <Button look="line" onClick={() => void find()}>
        {text.button}
      </Button>
      <p role="status">{message}</p>
      <p className="note">{text.privacy}</p>
    </div>
  );
}
