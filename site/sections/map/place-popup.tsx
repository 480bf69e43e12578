import { useId, type ReactNode, type Ref } from 'react';
import type { MapCopy } from '#content/copy/map.ts';
import type { Locale } from '#content/locale.ts';
import { MapIcon } from './map-icon.tsx';
import { markerKind, moreHref, type MapPlace } from './map-place.ts';
import styles from './place-popup.module.css';

interface Props {
  readonly place: MapPlace;
  readonly words: MapCopy;
  readonly locale: Locale;
  readonly onClose: () => void;
  readonly onResize: () => void;
  readonly ref: Ref<HTMLDivElement>;
  /** What is known of the place. */
  readonly facts: ReactNode;
  /** The driver card and the links to map apps. */
  readonly children: ReactNode;
}

/** What the chosen marker stands for: above it, or at the foot of a narrow map. */
export function PlacePopup({ place, words, locale, onClose, onResize, ref, ...parts }: Props) {
  const title = useId();
  const more = moreHref(place, locale);
  const city = place.outside ?? words.filters.cities[place.city];
  return (
    <div ref={ref} role="dialog" aria-labelledby={title} tabIndex={-1} className={styles.popup}>
      <div className={styles.content}>
        {place.isPartner && (
          <p className={styles.partner}>
            <MapIcon kind={markerKind(place)} />
            {words.partner}
          </p>
        )}
        <h3 id={title}>{place.name}</h3>
        <p className={styles.kind}>
          {words.kinds[place.type]} · {city}
        </p>
        <p className={styles.text}>{place.description}</p>
        {parts.facts}
        {more && (
          <a href={more} className={styles.more}>
            {words.more[place.attraction ? 'attraction' : 'partner']}
          </a>
        )}
        {parts.children && (
          <details className={styles.actions} onToggle={onResize}>
            <summary>
              {words.gettingThere}
              <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
                <path d="m6 9 6 6 6-6" />
              </svg>
            </summary>
            {parts.children}
          </details>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </button>
    </div>
  );
}
