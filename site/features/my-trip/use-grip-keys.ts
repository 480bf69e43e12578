import type { KeyboardEvent } from 'react';
import { fill } from '#domain/text/fill.ts';
import { removeStop } from '#domain/trips/changes.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { carryToDay, carryWithin, placeWords, type Carried } from './carry.ts';
import { slotOf, stopsIn } from './edits.ts';
import { focusGrip } from './focus-grip.ts';
import { placedText } from './placed-text.ts';
import { useTool } from './tool.ts';

/**
 * The keys of a grip: Space or Enter takes a stop and lets it go, arrows move it, Escape puts it back; with Alt arrows
 * move it at once, and Delete removes it. Returns whether a key was one of them.
 */
export function useGripKeys(key: number, name: string): (event: KeyboardEvent) => boolean {
  const tool = useTool();
  const { trip, days, text, held, hold, carry, drop, release, change, select } = tool;
  const isHeld = held === key;

  /** The trip with the stop moved by a key, and what is said of it. */
  function moved(pressed: string): Carried | undefined {
    const slot = slotOf(trip, key);
    if (!slot) return undefined;
    const within = (index: number) => carryWithin(trip, key, index, tool);
    if (pressed === 'ArrowUp') return within(slot.index - 1);
    if (pressed === 'ArrowDown') return within(slot.index + 1);
    if (pressed === 'Home') return within(0);
    if (pressed === 'End') return within(Infinity);
    const by = pressed === 'ArrowRight' ? 1 : pressed === 'ArrowLeft' ? -1 : 0;
    // The tray stands before the first day.
    const to = (slot.day ?? -1) + by;
    if (by === 0 || to < -1 || to >= days.length) return undefined;
    return carryToDay(trip, key, { day: to < 0 ? undefined : to }, tool);
  }

  function follow(after: Trip) {
    select(slotOf(after, key)?.day);
    focusGrip(key);
  }

  function letGo() {
    drop(fill(text.did.move, { name }), placedText(trip, key, tool));
    focusGrip(key);
  }

  return ({ key: pressed, altKey, ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey) return false;
    if (pressed === ' ' || pressed === 'Enter') {
      if (isHeld) letGo();
      else hold(key, fill(text.say.picked, { name, ...placeWords(trip, key, tool) }));
      return true;
    }
    if (isHeld && pressed === 'Tab') {
      letGo();
      return true;
    }
    if (isHeld && pressed === 'Escape') {
      release(text.say.back);
      focusGrip(key);
      return true;
    }
    if (!isHeld && pressed === 'Delete') {
      const slot = slotOf(trip, key);
      const around = stopsIn(trip, slot?.day);
      const next = around[(slot?.index ?? 0) + 1] ?? around[(slot?.index ?? 0) - 1];
      change(
        fill(text.did.remove, { name }),
        (before) => removeStop(before, key),
        fill(text.say.removed, { name }),
      );
      focusGrip(next?.key);
      return true;
    }
    if (!isHeld && !altKey) return false;
    const step = moved(pressed);
    if (!step) return false;
    if (isHeld) carry(step.after, step.said);
    else change(fill(text.did.move, { name }), () => step.after, `${name}. ${step.said}`);
    follow(step.after);
    return true;
  };
}
