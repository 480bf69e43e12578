import { fill } from '#domain/text/fill.ts';
import { findStop, removeStop } from '#domain/trips/changes.ts';
import { fitsOn } from '#domain/trips/fits.ts';
import type { Drag, DragOptions } from './drag.ts';
import { carryToDay, carryWithin, placeWords, type Carried } from './carry.ts';
import { lineBetween, placeAt, type Place } from './drag-places.ts';
import { setDragged } from './drag-state.ts';
import { nameOf } from './days.ts';
import { slotOf } from './edits.ts';
import { placedText } from './placed-text.ts';

/** Takes a stop: what would happen on each day is worked out once. */
export function dragStop(key: number, { tool, view, byTouch }: DragOptions): Drag | undefined {
  const { trip, text, facts } = tool;
  const stop = findStop(trip, key)?.stop;
  const from = slotOf(trip, key);
  if (!stop || !from) return undefined;
  const name = nameOf(stop, facts);
  const fits = fitsOn(removeStop(trip, key), stop, facts.context);
  setDragged({ kind: 'stop', day: from.day, fits });
  view.begin(name, `[data-stop="${key}"]`, byTouch);
  view.say(fill(text.say.picked, { name, ...placeWords(trip, key, tool) }));
  let carried: Carried | undefined;
  let last = '';
  let marked = '';

  function carriedTo({ day, index }: Place): Carried | undefined {
    if (day !== from?.day) {
      const fit = day === undefined ? undefined : fits[day];
      return carryToDay(trip, key, { day, index, fit }, tool);
    }
    return index === undefined || index === from?.index
      ? undefined
      : carryWithin(trip, key, index, tool);
  }

  return {
    move(to) {
      // All is read before anything is written: the browser lays the page out once a frame.
      const place = placeAt(to, key);
      const where = place ? `${place.day} ${place.index}` : '';
      const scrolled = `${where} ${scrollY} ${place?.zone.getBoundingClientRect().top}`;
      const isNew = where !== last;
      if (isNew) carried = place && carriedTo(place);
      const slot = carried && slotOf(carried.after, key);
      const hasMoved = scrolled !== marked;
      const line = hasMoved && slot && place && lineBetween(place.zone, key, slot.index);
      last = where;
      marked = scrolled;
      view.follow(to);
      if (isNew) view.say(carried?.said ?? text.say.back);
      if (hasMoved) view.mark(place?.zone, line || undefined);
    },
    drop() {
      if (!carried) return undefined;
      const { after } = carried;
      return () =>
        tool.change(fill(text.did.move, { name }), () => after, placedText(after, key, tool));
    },
  };
}
