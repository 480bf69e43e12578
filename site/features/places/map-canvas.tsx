import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Locale } from '#content/locale.ts';
import { LineIcon } from '#site/ui/line-icon.tsx';
import type { MapFilter } from './map-filters.ts';
import { MapControls } from './map-controls.tsx';
import { MapCredit } from './map-credit.tsx';
import { createMapView, type MapView } from './map-view.ts';
import type { PlacesMapText } from './map-text.ts';
import { NearMe } from './near-me.tsx';
import type { Position } from '#content/position.ts';
import { PlacePopup } from './place-popup.tsx';
import { placePopup, roomFor } from './popup-position.ts';
import type { MapPlaceEntry } from './read-map-places.ts';
import type { Selection } from './selection.ts';
import { useAccepted } from './use-accepted.ts';
import { useStreetMap } from './use-street-map.ts';

export interface MapCanvasProps {
  readonly places: readonly MapPlaceEntry[];
  readonly city: MapFilter['city'];
  readonly selection: Selection | undefined;
  /** Those of the selected place. */
  readonly details: ReactNode;
  readonly hovered: string | undefined;
  readonly text: PlacesMapText;
  readonly locale: Locale;
  readonly onSelect: (id: string) => void;
  readonly onHover: (id: string | undefined) => void;
  readonly onClose: () => void;
  readonly onPosition: (position: Position) => void;
}

/** The map with its buttons and the popup of the selected place; loaded when it is near the viewport. */
export function MapCanvas({ places, city, selection, hovered, text, ...props }: MapCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView>();
  const [opened, setOpened] = useState('');
  const [metro, setMetro] = useState(true);
  const street = useStreetMap(view, useAccepted());
  const chosen = places.find(({ id }) => id === selection?.id);

  const follow = useEffectEvent(() => {
    if (view && popup.current && chosen) placePopup(popup.current, view.pointOf(chosen.id));
  });
  const select = useEffectEvent(props.onSelect);
  const hover = useEffectEvent(props.onHover);
  const leave = useEffectEvent(props.onClose);
  const firstCity = useEffectEvent(() => city);
  useEffect(() => {
    if (!frame.current) return;
    const created = createMapView(frame.current, {
      text,
      city: firstCity(),
      onSelect: (id) => select(id),
      onHover: (id) => hover(id),
      onAway: () => leave(),
      onMove: () => follow(),
      onGroupOpened: (count, alone) => setOpened(openedText(text.opened, count, alone)),
      onZooming: (zooming) => {
        if (zooming) setOpened('');
        popup.current?.classList.toggle('waiting', zooming);
        follow();
      },
    });
    setView(created);
    return () => {
      setView(undefined);
      created.destroy();
    };
  }, [text]);

  useLayoutEffect(() => view?.show(places, chosen?.id), [view, places, chosen?.id]);
  useEffect(() => view?.hover(hovered), [view, hovered]);

  const shownCity = useRef(city);
  useEffect(() => {
    if (!view || shownCity.current === city) return;
    shownCity.current = city;
    view.goToCity(city);
  }, [view, city]);

  function makeRoom() {
    const { current: element } = popup;
    if (!view || !chosen || !element) return;
    placePopup(element, view.pointOf(chosen.id));
    view.reveal(chosen, (now) => roomFor(element, now), false);
  }

  const reveal = useEffectEvent(() => {
    if (!view || !chosen || !popup.current || !selection) return;
    const { current: element } = popup;
    follow();
    view.reveal(
      chosen,
      (now) => roomFor(element, now),
      selection.by === 'row' || selection.by === 'link',
    );
    if (selection.by === 'row' || selection.by === 'marker') element.focus({ preventScroll: true });
  });
  useLayoutEffect(() => reveal(), [view, selection]);

  return (
    <>
      <div
        ref={frame}
        role="group"
        aria-label={text.label}
        className="map-frame"
        data-without={[street.shown && 'names', !metro && 'lines'].filter(Boolean).join(' ')}
      />
      <p role="status" className="visually-hidden">
        {opened}
      </p>
      <MapControls
        text={text}
        onZoom={(by) => view?.zoom(by)}
        onPan={(x, y) => view?.pan(x, y)}
        onReset={() => view?.goToCity(city)}
        metro={metro}
        onMetro={() => setMetro(!metro)}
      >
        <NearMe
          places={places}
          text={text.near}
          close={text.close}
          locale={props.locale}
          onFound={(position, accuracy) => {
            view?.showPosition(position, accuracy);
            props.onPosition(position);
          }}
        />
        <button
          type="button"
          className="map-button"
          aria-describedby="street-map-note"
          onClick={street.wanted && !street.failed ? street.remove : street.load}
        >
          <LineIcon path="M9 4 3 6.5v13L9 17l6 3 6-2.5v-13L15 7zM9 4v13M15 7v13" />
          <span>{street.wanted && !street.failed ? text.street.remove : text.street.load}</span>
        </button>
        <p role="status" className="map-message">
          {street.failed && text.street.failed}
        </p>
      </MapControls>
      <MapCredit text={text.credit} locale={props.locale} street={street.shown} />
      {chosen && (
        <PlacePopup
          key={chosen.id}
          ref={popup}
          place={chosen}
          text={text}
          onClose={props.onClose}
          onResize={makeRoom}
        >
          {props.details}
        </PlacePopup>
      )}
    </>
  );
}

function openedText(text: PlacesMapText['opened'], count: number, alone: number): string {
  const line = alone === 0 ? text.none : alone === count ? text.all : text.some;
  return line.replace('{count}', `${count}`).replace('{alone}', `${alone}`);
}
