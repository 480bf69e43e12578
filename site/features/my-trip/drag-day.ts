import { capital } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import type { Drag, DragOptions } from './drag.ts';
import { lineBeside, placeAt } from './drag-places.ts';
import { setDragged } from './drag-state.ts';
import { moveDay } from './edits.ts';
import { dayPlacedText } from './placed-text.ts';

/** Takes a whole day; what its new dates would bring is worked out for each place that it comes to, once. */
export function dragDay(from: number, { tool, view, byTouch }: DragOptions): Drag | undefined {
  const { trip, days, text } = tool;
  const day = days[from];
  if (!day || days.length < 2) return undefined;
  const title = capital(day.title);
  setDragged({ kind: 'day', day: from });
  view.begin(title, `[data-drop="${from}"]`, byTouch);
  view.say(fill(text.say.pickedDay, { title, day: day.name }));
  const said = new Map<number, string>();
  let to: number | undefined = from;

  function saidOf(index: number): string {
    const known = said.get(index) ?? dayPlacedText(moveDay(trip, from, index), index, tool);
    said.set(index, known);
    return known;
  }

  return {
    move(at) {
      const place = placeAt(at, undefined);
      const index = place?.day;
      const goes = place && index !== undefined && index !== from;
      const line = goes ? lineBeside(place.zone, index > from) : undefined;
      view.follow(at);
      if (index !== to) view.say(goes ? saidOf(index) : text.say.back);
      to = index;
      view.mark(place?.zone, line);
    },
    drop() {
      const index = to;
      if (index === undefined || index === from) return undefined;
      return () => {
        const label = fill(text.did.moveDay, { day: `${from + 1}` });
        tool.change(label, (before) => moveDay(before, from, index), saidOf(index));
        tool.select(index);
      };
    },
  };
}
