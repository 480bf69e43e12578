import { addDays, daysBetween } from '../time/days.ts';
import { checkLetters, Reader, Writer } from './link-bytes.ts';
import { readFigures, writeFigures } from './link-figures.ts';
import {
  limits,
  mealLevelIds,
  ownStop,
  stopsOf,
  withKeys,
  type Day,
  type Stop,
  type Trip,
} from './trip.ts';

/** The second holds figures of the visitor's own, which the first has no place for. */
const versions = ['1', '2'] as const;
/** Days are counted from here, for a century. */
const origin = '2000-01-01';
const farthest = 36_525;
const step = 5;
const longest = 48 * 60;

/** What a link says; `newer` was written by a later version of the guide, `broken` is cut off or has a wrong letter. */
export type Decoded = { readonly trip: Trip } | { readonly error: 'newer' | 'broken' };

/**
 * A trip as the text of a link, which ends in a letter.
 * @param ids What stops can be, by their numbers from 1 (`content/data/trip-numbers.ts`).
 */
export function encodeTrip(trip: Trip, ids: readonly string[]): string {
  const numbers = new Map(ids.map((id, index) => [id, index + 1]));
  const numberOf = (of: string) => numbers.get(of) ?? (Number(/^#(\d+)$/.exec(of)?.[1]) || 0);
  const nights = [...new Set(trip.days.flatMap(({ sleep }) => sleep || []))];
  const writer = new Writer();
  writer.number(trip.start ? daysBetween(origin, trip.start) + 1 : 0);
  writer.number(trip.people);
  writer.number(mealLevelIds.indexOf(trip.meals));
  writer.number(trip.days.length);
  const writeStops = (stops: readonly Stop[]) => {
    writer.number(stops.length);
    for (const { of, at, stay } of stops) {
      writer.number(numberOf(of) * 4 + (at === undefined ? 0 : 2) + (stay === undefined ? 0 : 1));
      if (at !== undefined) writer.number(Math.round(at / step));
      if (stay !== undefined) writer.number(Math.round(stay / step));
    }
  };
  for (const { sleep, stops } of trip.days) {
    writer.number(nights.indexOf(sleep) + 1);
    writeStops(stops);
  }
  writeStops(trip.tray);
  writer.text(trip.name);
  writeTexts(writer, nights);
  writeTexts(
    writer,
    trip.days.map(({ title }) => title),
  );
  writeTexts(
    writer,
    stopsOf(trip).map(({ note = '' }) => note),
  );
  if (trip.figures) writeFigures(writer, trip.figures);
  const text = `${versions[trip.figures ? 1 : 0]}${writer.toString()}`;
  return `${text}${checkLetters(text)}`;
}

/** The texts that are not empty, each after how many empty ones. */
function writeTexts(writer: Writer, texts: readonly string[]): void {
  const filled = texts.flatMap((text, index) => (text ? [{ text, index }] : []));
  writer.number(filled.length);
  let last = -1;
  for (const { text, index } of filled) {
    writer.number(index - last - 1);
    writer.text(text);
    last = index;
  }
}

/** Reads the text of a link. It never throws, and never opens a trip that was not written like this. */
export function decodeTrip(text: string, ids: readonly string[]): Decoded {
  if (/^[3-9]/.test(text)) return { error: 'newer' };
  const [body, check] = [text.slice(0, -2), text.slice(-2)];
  const version = versions.find((each) => text.startsWith(each));
  if (!version || checkLetters(body) !== check) return { error: 'broken' };
  try {
    const trip = readTrip(new Reader(body.slice(1)), ids, version === '2');
    // Whatever has another spelling is no link of the guide.
    return encodeTrip(trip, ids) === text ? { trip } : { error: 'broken' };
  } catch (error) {
    if (error instanceof RangeError) return { error: 'broken' };
    throw error;
  }
}

function readTrip(reader: Reader, ids: readonly string[], hasFigures: boolean): Trip {
  const after = reader.number(farthest);
  const people = reader.number(limits.people);
  const meals = mealLevelIds[reader.number(mealLevelIds.length - 1)] ?? 'usual';
  const count = reader.number(limits.days);
  let left: number = limits.stops;
  const readStops = () => {
    const stops = Array.from({ length: reader.number(left) }, (): Stop => readStop(reader, ids));
    left -= stops.length;
    return stops;
  };
  const days = Array.from({ length: count }, () => ({
    night: reader.number(limits.days),
    stops: readStops(),
  }));
  const tray = readStops();
  const name = reader.text(limits.text);
  const nights = readTexts(reader, limits.days);
  const titles = readTexts(reader, count);
  const notes = readTexts(reader, limits.stops);
  const figures = hasFigures ? readFigures(reader) : undefined;
  reader.end();
  if (people < 1) throw new RangeError('nobody travels');
  let read = 0;
  const noted = (stops: readonly Stop[]) =>
    stops.map((stop) => {
      const note = notes.get(read++);
      return note ? { ...stop, note } : stop;
    });
  const filled = days.map(({ night, stops }, index): Day => {
    const sleep = night > 0 ? (nights.get(night - 1) ?? '') : '';
    return { title: titles.get(index) ?? '', sleep, stops: noted(stops) };
  });
  const start = after > 0 ? addDays(origin, after - 1) : '';
  const trip = { name, start, people, meals, days: filled, tray: noted(tray) };
  return withKeys({ ...trip, ...(figures && { figures }) });
}

function readStop(reader: Reader, ids: readonly string[]): Stop {
  const head = reader.number(4 * 100_000 + 3);
  const number = Math.floor(head / 4);
  const of = number === 0 ? ownStop : ids[number - 1] || `#${number}`;
  const at = head & 2 ? reader.number(longest / step) * step : undefined;
  const stay = head & 1 ? reader.number(longest / step) * step : undefined;
  return { key: 0, of, ...(at !== undefined && { at }), ...(stay !== undefined && { stay }) };
}

function readTexts(reader: Reader, most: number): Map<number, string> {
  const texts = new Map<number, string>();
  const count = reader.number(most);
  for (let index = -1, read = 0; read < count; read++) {
    index += reader.number(most) + 1;
    texts.set(index, reader.text(limits.text));
  }
  return texts;
}
