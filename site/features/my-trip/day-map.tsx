import { useCallback, useDeferredValue, useState } from 'react';
import type { DayView } from './days.ts';
import { Icon } from './icons.tsx';
import { lateMap } from './late-map.ts';
import { useTool } from './tool.ts';
import { useLate } from './use-late.ts';

/** The map of the day in view: beside it on wide screens, behind a press on the others. */
export function DayMap({ day }: { readonly day: DayView }) {
  const { text, facts } = useTool();
  // The map is drawn after the list has been painted.
  const drawn = useDeferredValue(day);
  const [open, setOpen] = useState(false);
  const { mapPath } = facts;
  const parts = useLate(useCallback(() => lateMap(mapPath), [mapPath]));
  return (
    <section className={open ? 'trip-map open' : 'trip-map'} aria-label={text.day.map}>
      <button
        type="button"
        className="trip-link trip-map-fold"
        aria-expanded={open}
        aria-controls="trip-map"
        onClick={() => setOpen(!open)}
      >
        <Icon name="pin" />
        {text.day.map}
        <Icon name={open ? 'up' : 'down'} />
      </button>
      <div id="trip-map">{parts && <parts.DayDrawn day={drawn} base={parts.base} />}</div>
    </section>
  );
}
