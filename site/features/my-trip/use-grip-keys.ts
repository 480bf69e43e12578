import type { KeyboardEvent } from 'react';
import { capital } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { removeStop } from '#domain/trips/changes.ts';
import { fitOn } from '#domain/trips/fits.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { findStop } from '#domain/trips/changes.ts';
import { fitText } from './day-choice.tsx';
import { placeStop, shiftStop, slotOf, stopsIn } from './edits.ts';
import { focusGrip } from './focus-grip.ts';
import { placedText } from './placed-text.ts';
import { useTool } from './tool.ts';

/**
 * The keys of a grip: Space or Enter takes a stop and lets it go, arrows move it, Escape puts it back; with Alt arrows
 * move it at once, and Delete removes it. Returns whether a key was one of them.
 */
export function useGripKeys(key: number, name: string): (event: KeyboardEvent) => boolean {
  const tool = useTool();
  const { trip, days, text, facts, held, hold, carry, drop, release, change, select } = tool;
  const isHeld = held === key;

  function where(after: Trip): string {
    const slot = slotOf(after, key);
    const count = `${stopsIn(after, slot?.day).length}`;
    const day = slot?.day === undefined ? text.board.tray : (days[slot.day]?.name ?? '');
    return fill(text.say.at, { stop: `${(slot?.index ?? 0) + 1}`, count, day });
  }

  /** The trip with the stop moved by a key, and what is said of it. */
  function moved(pressed: string): { after: Trip; said: string } | undefined {
    const slot = slotOf(trip, key);
    if (!slot) return undefined;
    const within = (after: Trip) => ({ after, said: where(after) });
    const last = stopsIn(trip, slot.day).length - 1;
    if (pressed === 'ArrowUp') return within(shiftStop(trip, key, -1));
    if (pressed === 'ArrowDown') return within(shiftStop(trip, key, 1));
    if (pressed === 'Home') return within(placeStop(trip, key, { day: slot.day, index: 0 }));
    if (pressed === 'End') return within(placeStop(trip, key, { day: slot.day, index: last }));
    const by = pressed === 'ArrowRight' ? 1 : pressed === 'ArrowLeft' ? -1 : 0;
    // The tray stands before the first day.
    const to = (slot.day ?? -1) + by;
    if (by === 0 || to < -1 || to >= days.length) return undefined;
    return toDay(to < 0 ? undefined : to);
  }

  function toDay(day: number | undefined) {
    const found = findStop(trip, key);
    if (!found) return undefined;
    if (day === undefined)
      return {
        after: placeStop(trip, key, { index: trip.tray.length }),
        said: `${text.board.tray}.`,
      };
    const fit = fitOn(removeStop(trip, key), day, found.stop, facts.context);
    const end = stopsIn(trip, day).length;
    const slot = fit.state === 'fits' ? { index: fit.index, at: fit.at } : { index: end };
    const said = `${capital(days[day]?.name ?? '')}. ${fitText(fit, day, tool)}.`;
    return { after: placeStop(trip, key, { day, ...slot }), said };
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
      else hold(key, fill(text.say.picked, { name, ...placeWords() }));
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

  function placeWords() {
    const slot = slotOf(trip, key);
    return {
      stop: `${(slot?.index ?? 0) + 1}`,
      count: `${stopsIn(trip, slot?.day).length}`,
      day: slot?.day === undefined ? text.board.tray : (days[slot.day]?.name ?? ''),
    };
  }
}
