import { fill } from '#domain/text/fill.ts';
import { findStop } from '#domain/trips/changes.ts';
import { slotOn } from '#domain/trips/fits.ts';
import { DayChoice } from './day-choice.tsx';
import { nameOf } from './days.ts';
import { placeStop } from './edits.ts';
import { focusGrip } from './focus-grip.ts';
import { placedText } from './placed-text.ts';
import { SheetWindow } from './sheet.tsx';
import { useTool } from './tool.ts';

/** Moves a stop to another day, or to none. */
export function MoveSheet({ stopKey: key }: { readonly stopKey: number }) {
  const tool = useTool();
  const { trip, facts, text, change, show, select } = tool;
  const found = findStop(trip, key);
  if (!found) return null;
  const name = nameOf(found.stop, facts);
  return (
    <SheetWindow heading={fill(text.move.heading, { name })}>
      <DayChoice
        stop={found.stop}
        now={found.day ?? 'tray'}
        choose={(day, fit) => {
          const after = placeStop(trip, key, slotOn(trip, day, fit));
          change(fill(text.did.move, { name }), () => after, placedText(after, key, tool));
          show(undefined);
          select(day);
          focusGrip(key);
        }}
      />
    </SheetWindow>
  );
}
