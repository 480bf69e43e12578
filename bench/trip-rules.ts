import { contextOf } from '../domain/trips/catalogue.ts';
import { removeStop } from '../domain/trips/changes.ts';
import { checkTrip } from '../domain/trips/check-trip.ts';
import { fitsOn } from '../domain/trips/fits.ts';
import { fixesFor } from '../domain/trips/fixes.ts';
import type { TripContext } from '../domain/trips/known.ts';
import { metroWay, stationAt } from '../domain/trips/metro-way.ts';
import { orderDay } from '../domain/trips/order-day.ts';
import { stopsOf, withKeys, type Trip } from '../domain/trips/trip.ts';
import { readCatalogue } from '../site/features/trips/read-catalogue.ts';
import { readTrip } from '../site/features/trips/read-trips.ts';
import { median } from './statistics.ts';

/** How much slower the processor of a phone is, as Lighthouse has it. */
export const slowdown = 4;

/** A trip of ten days that meets a palace on the day on which it is closed. */
export const tenDays: Trip = withKeys({ ...readTrip('korea-10days'), start: '2027-04-05' });

/** The longest trip there may be: 60 days, 294 stops. */
export const longest: Trip = withKeys({
  ...tenDays,
  days: Array.from({ length: 6 }, () => tenDays.days).flat(),
});

/** Nine places of Seoul on one day, out of order. */
const nine: Trip = withKeys({
  ...tenDays,
  days: [
    {
      title: '',
      sleep: 'seoul/hongik-univ',
      stops: [
        'gyeongbokgung',
        'lotte-world-tower',
        'n-seoul-tower',
        'changdeokgung',
        'gwangjang-market',
        'hongdae',
        'insadong',
        'myeongdong',
        'bukchon',
      ].map((of) => ({ key: 0, of })),
    },
  ],
});

const catalogue = readCatalogue('es');

/** The rules with nothing remembered but the metro's ways, and with a trip checked once. */
const fresh = (): TripContext => ({ ...contextOf(catalogue), metro: metroWay, stationAt });

export interface RuleTime {
  readonly name: string;
  /** Milliseconds of a phone. */
  readonly time: number;
  readonly most?: number;
}

/** How long the rules take on the processor of a phone: measured here, times four. */
export function ruleTimes(runs: number): RuleTime[] {
  const first = timeOf(() => checkTrip(tenDays, fresh()));
  const context = fresh();
  checkTrip(tenDays, context);
  checkTrip(longest, context);
  const again = (trip: Trip) => () =>
    checkTrip({ ...trip, days: trip.days.map((day) => ({ ...day })) }, context);
  const [stop] = stopsOf(tenDays);
  const fits = (trip: Trip) => () => stop && fitsOn(removeStop(trip, stop.key), stop, context);
  const [finding] = checkTrip(tenDays, context);
  const middle = (work: () => unknown) => median(Array.from({ length: runs }, () => timeOf(work)));
  return [
    { name: 'first check of ten days, with all ways by metro', time: first },
    { name: 'check of ten days, none remembered', time: middle(again(tenDays)), most: 5 },
    { name: 'check of 60 days and 294 stops, none remembered', time: middle(again(longest)) },
    { name: 'what would happen on each of ten days', time: middle(fits(tenDays)) },
    { name: 'what would happen on each of 60 days', time: middle(fits(longest)) },
    {
      name: 'the press that mends a warning',
      time: middle(() => finding && fixesFor(finding, tenDays, context).next()),
    },
    { name: 'order of nine stops', time: middle(() => orderDay(nine, 0, fresh())), most: 100 },
  ];
}

/** Milliseconds of a processor that is four times slower. */
function timeOf(work: () => unknown): number {
  const { user, system } = process.cpuUsage();
  work();
  const used = process.cpuUsage({ user, system });
  return ((used.user + used.system) / 1000) * slowdown;
}
