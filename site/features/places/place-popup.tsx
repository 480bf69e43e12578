import { useEffectEvent, useId, useLayoutEffect, useRef, type Ref } from 'react';
import { CloseIcon } from '#site/ui/line-icon.tsx';
import { MapIcon } from './map-icon.tsx';
import { rowOf } from './list-rows.ts';
import type { PlacesMapText } from './map-text.ts';
import type { MapPlace } from './map-place.ts';

interface Props {
  readonly place: MapPlace;
  /** The element with the list, which contains the facts of the place. */
  readonly map: Element;
  readonly text: Pick<PlacesMapText, 'close' | 'partner'>;
  readonly onClose: () => void;
  readonly onResize: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The popup of the selected place: above its marker, or at the bottom of a narrow map. */
export function PlacePopup({ place, map, text, onClose, onResize, ref }: Props) {
  const title = useId();
  const content = useRef<HTMLDivElement>(null);
  const resize = useEffectEvent(onResize);
  const row = rowOf(map, place.id);

  // The facts of the place are moved from its row into the popup, and back when it closes.
  useLayoutEffect(() => {
    const item = rowOf(map, place.id)?.parentElement;
    const details = item?.querySelector('[data-details]');
    if (!item || !details) return;
    content.current?.append(details);
    const opened = () => resize();
    details.addEventListener('toggle', opened, true);
    return () => {
      details.removeEventListener('toggle', opened, true);
      item.append(details);
    };
  }, [map, place.id]);

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
        <p className="note map-kind">{row?.querySelector('[data-kind]')?.textContent}</p>
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
