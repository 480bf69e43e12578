import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyTrip, type Trip } from '#domain/trips/trip.ts';

const trip: Trip = {
  ...emptyTrip,
  start: '2027-04-06',
  days: [
    { title: '', sleep: 'seoul/239', stops: [{ key: 1, of: 'gyeongbokgung', at: 540, note: 'a' }] },
  ],
};
const key = 'my-trip';
const named = (name: string) => () => ({ ...trip, name });

/** A tab that has just been opened. */
async function tab() {
  vi.resetModules();
  return import('./trip-state.ts');
}

let tabEvents = new EventTarget();
let refuses = false;

const storage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (refuses) throw new Error('full');
      values.set(name, value);
    },
    removeItem: (name: string) => values.delete(name),
  };
};
let areas = { localStorage: storage(), sessionStorage: storage() };

beforeEach(() => {
  areas = { localStorage: storage(), sessionStorage: storage() };
  tabEvents = new EventTarget();
  refuses = false;
  vi.stubGlobal('window', areas);
  vi.stubGlobal('addEventListener', tabEvents.addEventListener.bind(tabEvents));
  vi.stubGlobal('dispatchEvent', tabEvents.dispatchEvent.bind(tabEvents));
});

afterEach(() => {
  // Writes what waits, while there is where to.
  leave();
  vi.unstubAllGlobals();
});

const stored = () => areas.localStorage.getItem(key);
const leave = () => tabEvents.dispatchEvent(new Event('pagehide'));
const elsewhere = (record: unknown) =>
  tabEvents.dispatchEvent(
    Object.assign(new Event('storage'), { key, newValue: JSON.stringify(record) }),
  );

it('keeps a trip in the tab until the visitor agrees', async () => {
  const first = await tab();
  first.subscribe(() => undefined);
  first.changeTrip('create', () => trip);
  expect(first.readState().keeping).toBe('fresh');
  first.changeTrip('name', named('Lucía'));
  expect(first.readState().keeping).toBe('asking');
  leave();
  expect(stored()).toBeNull();
  expect((await tab()).readState().trip?.name).toBe('Lucía');
});

it('keeps it on the device once they have, with what can be undone', async () => {
  const first = await tab();
  first.changeTrip('create', () => trip);
  first.changeTrip('name', named('Lucía'));
  first.keepTrip(true);
  areas.sessionStorage = storage();
  const second = await tab();
  expect(second.readState()).toMatchObject({ keeping: 'kept', trip: { name: 'Lucía' } });
  expect(second.undo()?.label).toBe('name');
  expect(second.readState().trip).toEqual(trip);
  expect(second.redo()?.label).toBe('name');
  expect(second.readState().trip?.name).toBe('Lucía');
});

it('asks on the page of the trip when other pages have changed it', async () => {
  (await tab()).changeTrip('add', () => trip);
  leave();
  const second = await tab();
  expect(second.readState().keeping).toBe('fresh');
  second.changeTrip('add', named('Lucía'));
  leave();
  expect((await tab()).readState().keeping).toBe('asking');
});

it('tells the page how many stops there are, and notes it before the trip', async () => {
  const told: unknown[] = [];
  tabEvents.addEventListener(key, (event) => told.push((event as CustomEvent).detail.stops));
  const first = await tab();
  first.changeTrip('create', () => trip);
  first.undo();
  first.redo();
  leave();
  expect(told).toEqual([1, 0, 1]);
  expect(areas.sessionStorage.getItem(key)).toMatch(/^\{"v":1,"rev":\d+,"stops":1,"trip"/);
});

it('a page that the browser kept takes what later pages did, and writes nothing over it', async () => {
  const first = await tab();
  first.changeTrip('create', () => trip);
  leave();
  const later = JSON.parse(areas.sessionStorage.getItem(key) ?? '');
  later.trip.name = 'Busan';
  areas.sessionStorage.setItem(key, JSON.stringify(later));
  leave();
  tabEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(first.readState().trip?.name).toBe('Busan');
});

it('a refusal is not asked about again', async () => {
  const first = await tab();
  first.changeTrip('create', () => trip);
  first.changeTrip('name', named('Lucía'));
  first.keepTrip(false);
  first.changeTrip('name', named('Ana'));
  expect(first.readState().keeping).toBe('no');
  leave();
  expect(stored()).toBeNull();
});

it('the newest change wins, and the other becomes a step back', async () => {
  const first = await tab();
  first.subscribe(() => undefined);
  first.changeTrip('create', () => trip);
  first.keepTrip(true);
  const other = JSON.parse(stored() ?? '');
  other.rev += 1;
  other.trip.name = 'Busan';
  elsewhere(other);
  expect(first.readState()).toMatchObject({ elsewhere: true, trip: { name: 'Busan' } });
  first.undo();
  expect(first.readState().trip).toEqual(trip);
  other.rev = 1;
  other.trip.name = 'old';
  elsewhere(other);
  expect(first.readState().trip).toEqual(trip);
});

it('says when the browser keeps nothing', async () => {
  refuses = true;
  const first = await tab();
  first.changeTrip('create', () => trip);
  first.keepTrip(true);
  expect(first.readState().keeping).toBe('blocked');
  first.changeTrip('name', named('Lucía'));
  expect(first.readState().trip?.name).toBe('Lucía');
});

it('knows that nothing is kept as soon as it is asked, also before the visitor is', async () => {
  refuses = true;
  const first = await tab();
  first.changeTrip('create', () => trip);
  first.keepNow();
  expect(first.readState().keeping).toBe('blocked');
  first.changeTrip('name', named('Lucía'));
  expect(first.readState().keeping).toBe('blocked');
});

it.each(['', '{', '{"v":2}', '{"v":1,"trip":{"name":3}}', 'null'])(
  'takes %s for no trip',
  async (text) => {
    areas.localStorage.setItem(key, text);
    expect((await tab()).readState().trip).toBeUndefined();
  },
);

it('undoing what was done gives the trip back, and doing it again what came of it', async () => {
  const { changeTrip, readState, redo, undo } = await tab();
  const names = ['a', 'b', 'b', 'c'];
  for (const name of names) changeTrip(name, named(name));
  const after = readState().trip;
  const steps = names.map(() => undo()?.label);
  expect(steps).toEqual(names.toReversed());
  expect(readState()).toMatchObject({ trip: undefined, past: [] });
  for (const _ of names) redo();
  expect(readState()).toMatchObject({ trip: after, future: [] });
});

it('stores at which place an activity is, and keeps it for pages that know no catalogue', async () => {
  const walk = 'seoul-5days/walk';
  const { changeTrip, learnPlaces } = await tab();
  learnPlaces((id) => (id === walk ? 'palace' : id));
  const stops = [
    { key: 1, of: walk },
    { key: 2, of: 'palace' },
  ];
  changeTrip('add', () => ({ ...trip, days: [{ title: '', sleep: '', stops }] }));
  leave();
  const record = () => JSON.parse(areas.sessionStorage.getItem(key) ?? '{}').places;
  expect(record()).toEqual({ [walk]: 'palace' });
  const later = await tab();
  later.changeTrip('name', (before) => before && { ...before, name: 'x' });
  leave();
  expect(record()).toEqual({ [walk]: 'palace' });
});
