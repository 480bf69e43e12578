import { useState } from 'react';
import type { MapText } from '#content/text/map.ts';
import type { Locale } from '#content/locale.ts';
import type { MapPlaceEntry } from './read-map-places.ts';
import { formatDistance, locate, metresBetween, seoul, type Located } from '#site/lib/locate.ts';
import { CloseIcon, LineIcon } from '#site/ui/line-icon.tsx';

interface Props {
  readonly places: readonly MapPlaceEntry[];
  readonly text: MapText['near'];
  readonly close: string;
  readonly locale: Locale;
  readonly onFound: (position: { lat: number; lng: number }, accuracy: number) => void;
}

/** A button that asks the browser for the position and shows the result. */
export function NearMe({ places, text, close, locale, onFound }: Props) {
  const [state, setState] = useState<Located | { state: 'idle' | 'searching' }>({ state: 'idle' });

  async function find() {
    setState({ state: 'searching' });
    const located = await locate(navigator.geolocation);
    setState(located);
    if (located.state === 'found') onFound(located.position, located.accuracy);
  }

  function answer(): string {
    switch (state.state) {
      case 'idle':
        return '';
      case 'found': {
        const distances = places.map((place) => metresBetween(state.position, place));
        const nearest = places[distances.indexOf(Math.min(...distances))];
        if (!nearest) return text.none;
        const distance = formatDistance(metresBetween(state.position, nearest), locale);
        return text.found.replace('{name}', nearest.name).replace('{distance}', distance);
      }
      case 'outside': {
        const metres = metresBetween(state.position, seoul);
        return text.outside.replace('{distance}', formatDistance(metres, locale));
      }
      default:
        return text[state.state];
    }
  }

  const message = answer();
  return (
    <>
      <button
        type="button"
        className="map-button"
        aria-busy={state.state === 'searching' || undefined}
        onClick={() => void find()}
      >
        <LineIcon path="M21 3 3 10.5l7.5 3L13.500 21z" />
        <span>{text.button}</span>
      </button>
      <div className="map-message">
        <p role="status">{message}</p>
        {message && state.state !== 'searching' && (
          <button
            type="button"
            className="icon-button"
            aria-label={close}
            onClick={() => setState({ state: 'idle' })}
          >
            <CloseIcon />
          </button>
        )}
      </div>
    </>
  );
}
