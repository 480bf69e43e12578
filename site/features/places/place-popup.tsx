import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type Ref } from 'react';
import { CloseIcon } from '#site/ui/line-icon.tsx';
import { MapIcon } from './map-icon.tsx';
import { kindText, type PlacesMapText } from './map-text.ts';
import type { MapPlaceEntry } from './read-map-places.ts';

interface Props {
  readonly place: MapPlaceEntry;
  readonly text: PlacesMapText;
  readonly onClose: () => void;
  readonly onResize: () => void;
  readonly ref: Ref<HTMLDivElement>;
  /** The details of the place. */
  readonly children: ReactNode;
}

/** The popup of the selected place: above its marker, or at the bottom of a narrow map. */
export function PlacePopup({ place, text, onClose, onResize, ref, children }: Props) {
  const title = useId();
  const content = useRef<HTMLDivElement>(null);
  const resize = useEffectEvent(onResize);

  useEffect(() => {
    const { current: element } = content;
    const opened = () => resize();
    // What unfolds within says so without bubbling.
    element?.addEventListener('toggle', opened, true);
    return () => element?.removeEventListener('toggle', opened, true);
  }, []);

  return (
    <div ref={ref} role="dialog" aria-labelledby={title} tabIndex={-1} className="map-popup">
      <div ref={content} className="map-content">
        {place.isPartner && (
          <p className="map-partner">
            <MapIcon kind="partner" />
            {text.partner}
          </p>
        )}
        <h3 id={title}>{place.name}</h3>
        <p className="note map-kind">{kindText(place, text)}</p>
        {children}
      </div>
      <button
        type="button"
        className="icon-button map-close"
        aria-label={text.close}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
