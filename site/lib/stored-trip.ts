import { isDate } from '#domain/time/days.ts';
import { figuresIn } from '#domain/trips/own-figures.ts';
import {
  limits,
  mealLevelIds,
  stopsOf,
  withKeys,
  type Day,
  type Stop,
  type Trip,
} from '#domain/trips/trip.ts';

/** A trip as it is stored and written to a file: without the keys of a session. */
export function plainTrip(trip: Trip): unknown {
  const plain = (stops: readonly Stop[]) => stops.map(({ key: _key, ...stop }) => stop);
  return {
    ...trip,
    days: trip.days.map((day) => ({ ...day, stops: plain(day.stops) })),
    tray: plain(trip.tray),
  };
}

/** The trip in a stored record or a file; undefined when it is none. Never throws. */
export function tripIn(value: unknown): Trip | undefined {
  const { name, start, people, meals, days, tray, figures: own } = fieldsOf(value);
  const level = mealLevelIds.find((id) => id === meals);
  if (!isText(name) || !isText(start) || (start && !isDate(start)) || !level) return undefined;
  if (!isWhole(people, 1, limits.people) || !isList(days) || !isList(tray)) return undefined;
  if (days.length > limits.days) return undefined;
  const read = { days: days.flatMap(dayIn), tray: tray.flatMap(stopIn) };
  if (read.days.length < days.length || read.tray.length < tray.length) return undefined;
  if (stopsOf(read).length > limits.stops) return undefined;
  const figures = figuresIn(own);
  if (figures === null) return undefined;
  return withKeys({ name, start, people, meals: level, ...read, ...(figures && { figures }) });
}

function dayIn(value: unknown): Day[] {
  const { title, sleep, stops } = fieldsOf(value);
  if (!isText(title) || !isText(sleep) || !isList(stops)) return [];
  const read = stops.flatMap(stopIn);
  return read.length === stops.length ? [{ title, sleep, stops: read }] : [];
}

function stopIn(value: unknown): Stop[] {
  const { of, at, stay, note, name } = fieldsOf(value);
  const times = [at, stay].every((time) => time === undefined || isWhole(time, 0, 48 * 60));
  if (!isText(of) || !of || !times || ![note, name].every(isTextOrNone)) return [];
  return [
    {
      key: 0,
      of,
      ...(typeof at === 'number' && { at }),
      ...(typeof stay === 'number' && { stay }),
      ...(isText(note) && note && { note }),
      ...(isText(name) && name && { name }),
    },
  ];
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= limits.text;
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
