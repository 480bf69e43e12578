import { stopsOf, type Trip } from '#domain/trips/trip.ts';
import { countdownKey, myTripKey } from './my-trip-key.ts';
import { readStored, store } from './storage.ts';
import { plainTrip } from './stored-trip.ts';
import { parseRecord, type Keeping, type Step } from './trip-record.ts';

export interface TripState {
  readonly trip: Trip | undefined;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly keeping: Keeping;
  /** Another tab has changed the trip since this one did. */
  readonly elsewhere: boolean;
}

export const noTrip: TripState = {
  trip: undefined,
  past: [],
  future: [],
  keeping: 'fresh',
  elsewhere: false,
};

const mostSteps = 30;
/** Milliseconds between a change and its writing. */
const pause = 300;

let state: TripState | undefined;
let revision = 0;
let listening = false;
let places: Readonly<Record<string, string>> = {};
let placeOfStop: ((id: string) => string | undefined) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function readState(): TripState {
  listen();
  return (state ??= storedState());
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the trip; what the change was called can be undone. The second change asks whether to keep it. */
export function changeTrip(
  label: string,
  change: (trip: Trip | undefined) => Trip | undefined,
): void {
  const { trip, past, keeping } = readState();
  const next = change(trip);
  if (next === trip) return;
  const steps = [...past, { label, trip }].slice(-mostSteps);
  const asks = keeping === 'fresh' && steps.length > 1;
  set({
    trip: next,
    past: steps,
    future: [],
    keeping: asks ? 'asking' : keeping,
    elsewhere: false,
  });
}

export function undo(): Step | undefined {
  const { trip, past, future, ...rest } = readState();
  const step = past.at(-1);
  if (!step) return undefined;
  set({
    ...rest,
    trip: step.trip,
    past: past.slice(0, -1),
    future: [...future, { label: step.label, trip }],
  });
  return step;
}

export function redo(): Step | undefined {
  const { trip, past, future, ...rest } = readState();
  const step = future.at(-1);
  if (!step) return undefined;
  set({
    ...rest,
    trip: step.trip,
    past: [...past, { label: step.label, trip }],
    future: future.slice(0, -1),
  });
  return step;
}

/** Answers the question whether this device may keep the trip. */
export function keepTrip(wanted: boolean): void {
  set({ ...readState(), keeping: wanted ? 'kept' : 'no' });
  keepNow();
  if (wanted && !readStored(myTripKey)) set({ ...readState(), keeping: 'blocked' });
  if (!wanted) store(myTripKey, null);
}

/** Says at which place an activity is, as long as this page is open; what it said of the trip is stored with it. */
export function learnPlaces(placeOf: (id: string) => string | undefined): void {
  placeOfStop = placeOf;
}

/** The places of the trip's activities, by their ids: the buttons that add know no catalogue. */
function placesOf(trip: Trip | undefined): Readonly<Record<string, string>> {
  const stops = trip ? stopsOf(trip) : [];
  const named = stops.flatMap(({ of }) => {
    const place = placeOfStop?.(of) ?? places[of];
    return place === undefined || place === of ? [] : [[of, place] as const];
  });
  return Object.fromEntries(named);
}

/** Takes note that the visitor knows of another tab. */
export function seenElsewhere(): void {
  set({ ...readState(), elsewhere: false });
}

/** Forgets the trip here, on the device too. */
export function forgetTrip(): void {
  set(noTrip);
  stopTimer();
  for (const area of areas) for (const key of [myTripKey, countdownKey]) store(key, null, area);
}

const areas = ['localStorage', 'sessionStorage'] as const;

function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('storage', follow);
  addEventListener('pagehide', () => {
    if (timer !== undefined) keepNow();
  });
  // The pages after one that the browser kept may have changed the trip of this tab.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || readState().keeping === 'blocked') return;
    state = undefined;
    tell();
  });
}

function set(next: TripState): void {
  state = next;
  revision = Math.max(Date.now(), revision + 1);
  stopTimer();
  timer = setTimeout(keepNow, pause);
  tell();
}

/** Tells who listens here, and what stands around the page: the header's count and the buttons that add. */
function tell(): void {
  for (const listener of listeners) listener();
  const { trip } = readState();
  places = placesOf(trip);
  const detail = { trip, places, stops: trip ? stopsOf(trip).length : 0 };
  dispatchEvent(new CustomEvent(myTripKey, { detail }));
}

function stopTimer(): void {
  clearTimeout(timer);
  timer = undefined;
}

/** Writes the trip now; whether it could be kept stands in `keeping`. */
export function keepNow(): void {
  stopTimer();
  const { trip, past, keeping } = readState();
  if (!trip && past.length === 0) return;
  const record = {
    v: 1,
    rev: revision,
    // What the script in the head reads before the first paint.
    stops: trip ? stopsOf(trip).length : 0,
    trip: trip && plainTrip(trip),
    places: placesOf(trip),
    undo: past.map((step) => ({ label: step.label, trip: step.trip && plainTrip(step.trip) })),
    keeping,
  };
  const area = keeping === 'kept' ? 'localStorage' : 'sessionStorage';
  store(myTripKey, JSON.stringify(record), area);
  const isStored = parseRecord(readStored(myTripKey, area) ?? '')?.rev === revision;
  if (isStored || keeping === 'blocked') return;
  // The browser refuses, or the device is full.
  set({ ...readState(), keeping: 'blocked' });
}

function storedState(): TripState {
  for (const area of areas) {
    const text = readStored(myTripKey, area);
    const found = text === null ? undefined : parseRecord(text);
    if (!found) continue;
    revision = found.rev;
    places = found.places;
    // Changes on other pages count, too, for asking.
    const asks = found.keeping === 'fresh' && found.past.length > 1;
    const kept = area === 'localStorage' ? 'kept' : asks ? 'asking' : found.keeping;
    return { ...noTrip, trip: found.trip, past: found.past, keeping: kept };
  }
  return noTrip;
}

/** What another tab has stored: the newest wins, and what this tab had becomes a step back. */
function follow({ key, newValue }: StorageEvent): void {
  if (key !== null && key !== myTripKey) return;
  const found = newValue === null ? undefined : parseRecord(newValue);
  if (!found) {
    if (readState().keeping === 'kept') set(noTrip);
    return;
  }
  if (found.rev <= revision) return;
  revision = found.rev;
  places = found.places;
  stopTimer();
  const own = readState().trip;
  const past = own ? [...found.past, { label: '', trip: own }].slice(-mostSteps) : found.past;
  state = { ...noTrip, trip: found.trip, past, keeping: 'kept', elsewhere: own !== undefined };
  tell();
}
