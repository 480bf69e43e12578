import { capital } from '#content/formats.ts';
import { fill } from '#domain/text/fill.ts';
import { findStop, removeStop } from '#domain/trips/changes.ts';
import { timedDay } from '#domain/trips/check-trip.ts';
import { fitOn, slotOn, type Fit } from '#domain/trips/fits.ts';
import type { Trip } from '#domain/trips/trip.ts';
import { fitText } from './fit-text.ts';
import { nameOf } from './days.ts';
import { placeStop, shiftStopTo, slotOf, stopsIn } from './edits.ts';
import type { Tool } from './tool.ts';
import { timeAndCost } from './way-text.ts';

/** A stop somewhere else, by keys or by a pointer: the trip as it then is, and what is said of it. */
export interface Carried {
  readonly after: Trip;
  readonly said: string;
}

/** To another place of its day, or of the tray: the day keeps its hours. */
export function carryWithin(trip: Trip, key: number, index: number, tool: Tool): Carried {
  const after = shiftStopTo(trip, key, index);
  const at = fill(tool.text.say.at, placeWords(after, key, tool));
  return { after, said: [at, wayText(after, key, tool)].filter(Boolean).join(' ') };
}

interface Destination {
  /** The index of the day; undefined for the tray. */
  readonly day: number | undefined;
  /** The place where it goes if it does not fit; the end without one. */
  readonly index?: number | undefined;
  /** What would happen to it there, if that is known already. */
  readonly fit?: Fit | undefined;
}

/** To another day, where it fits, or to the tray. */
export function carryToDay(trip: Trip, key: number, to: Destination, tool: Tool): Carried {
  const { text, days, facts } = tool;
  const stop = findStop(trip, key)?.stop;
  if (!stop) return { after: trip, said: '' };
  const { day } = to;
  const without = removeStop(trip, key);
  const index = to.index ?? stopsIn(without, day).length;
  if (day === undefined)
    return { after: placeStop(trip, key, { index }), said: `${text.board.tray}.` };
  const fit = to.fit ?? fitOn(without, day, stop, facts.context);
  const slot = 'index' in fit ? slotOn(without, day, fit) : { day, index };
  const said = `${capital(days[day]?.name ?? '')}. ${fitText(fit, day, tool)}.`;
  return { after: placeStop(trip, key, slot), said };
}

/** Where a stop stands, for `Parada 4 de 7, martes 6.` */
export function placeWords(trip: Trip, key: number, { text, days }: Tool) {
  const slot = slotOf(trip, key);
  return {
    stop: `${(slot?.index ?? 0) + 1}`,
    count: `${stopsIn(trip, slot?.day).length}`,
    day: slot?.day === undefined ? text.board.tray : (days[slot.day]?.name ?? ''),
  };
}

/** `23 min a pie desde Tongin.`; empty for the first stop of a day, and where nobody knows the way. */
function wayText(trip: Trip, key: number, tool: Tool): string {
  const slot = slotOf(trip, key);
  if (slot?.day === undefined || slot.index === 0) return '';
  const { timed } = timedDay(trip, slot.day, tool.facts.context);
  const [before, each] = [timed[slot.index - 1], timed[slot.index]];
  if (!before || !each?.leg) return '';
  const { won: _won, car: _car, unseen: _unseen, ...time } = each.leg;
  const way = timeAndCost(time, tool);
  if (!way) return '';
  return fill(tool.text.say.from, { way, place: nameOf(before.stop, tool.facts) });
}
