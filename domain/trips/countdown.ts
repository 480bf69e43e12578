import { checkEntry, kEtaDaysAhead, type EntryStep, type PassportRules } from '../entry-check.ts';
import { addDays, addMonths } from '../time/days.ts';
import { bookingsOf, ticketsOf, type BookingWindow, type Ticket } from './bookings.ts';
import type { TripContext } from './known.ts';
import { airportRides, cardLoad, type AirportRide } from './rides.ts';
import type { Trip } from './trip.ts';

/** Something that the visitor has written down. */
export interface OwnTask {
  readonly id: string;
  readonly text: string;
  /** `YYYY-MM-DD`. */
  readonly date?: string;
}

/** What a task is about. */
export type TaskFacts =
  | { readonly kind: 'entry'; readonly step: EntryStep }
  /** How many nights have no station yet. */
  | { readonly kind: 'beds'; readonly missing: number }
  | { readonly kind: 'ticket'; readonly ticket: Ticket; readonly travels: string }
  | { readonly kind: 'booking'; readonly what: string; readonly visits: string }
  | { readonly kind: 'download' | 'print' }
  | { readonly kind: 'card'; readonly won: number; readonly load: number }
  | { readonly kind: 'ride'; readonly ride: AirportRide }
  | { readonly kind: 'own'; readonly text: string };

export type Task = TaskFacts & {
  /** The same as long as it is about the same, so that it stays ticked. */
  readonly id: string;
  /** `YYYY-MM-DD`: from it on, by it, or on it; absent where nothing says a date. */
  readonly date?: string;
  readonly edge: 'from' | 'by' | 'on';
};

export interface CountdownRules {
  /** `YYYY-MM-DD` in Korea. */
  readonly today: string;
  readonly passport?: PassportRules | undefined;
  /** How many months ahead trains are sold. */
  readonly trainMonths: number;
  readonly bookings: readonly BookingWindow[];
}

/** Days before the first one on which to get the guide and the trip ready: our advice. */
const readyDays = 3;
/** Days before the first one that count as the last ones. */
const lastDays = 7;

/** What is to be done before and on a trip, by its first day; what has no date gets none. */
export function countdown(
  trip: Trip,
  rules: CountdownRules,
  context: TripContext | undefined,
  own: readonly OwnTask[] = [],
): Task[] {
  const { start, days } = trip;
  const dayOf = (index: number) => addDays(start, index);
  const ready = addDays(start, -readyDays);
  const known = context && days.length > 0 ? tripTasks(trip, rules, context, dayOf) : [];
  const tasks: readonly Task[] = [
    ...entryTasks(trip, rules),
    ...known,
    { id: 'download', kind: 'download', date: ready, edge: 'on' },
    ...(days.length > 0 ? [{ id: 'print', kind: 'print', date: ready, edge: 'on' } as const] : []),
    ...own.map(({ date, ...task }): Task => ({
      ...task,
      kind: 'own',
      edge: 'on',
      ...(date && { date }),
    })),
  ];
  return tasks.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
}

/** What needs to be done to enter; what needs nothing is no task. */
function entryTasks({ start, days }: Trip, { passport, today }: CountdownRules): Task[] {
  if (!passport) return [];
  const journey = { purpose: 'tourism', days: Math.max(1, days.length), arrival: start } as const;
  return checkEntry(passport, journey, today).steps.flatMap((step): Task[] => {
    if (isNoTask(step)) return [];
    const task = { id: step.kind, kind: 'entry', step } as const;
    if (step.kind === 'e-arrival' || step.kind === 'e-arrival-without-k-eta')
      return [{ ...task, edge: 'from', ...(step.from && { date: step.from }) }];
    if (step.kind.startsWith('k-eta'))
      return [{ ...task, edge: 'by', date: addDays(start, -kEtaDaysAhead) }];
    return [{ ...task, edge: 'on' }];
  });
}

/** What one only needs to know. */
export const isNoTask = ({ kind }: EntryStep) =>
  kind === 'k-eta-waived' || kind === 'k-eta-age' || kind === 're-entry';

function tripTasks(
  trip: Trip,
  { trainMonths, bookings }: CountdownRules,
  context: TripContext,
  dayOf: (index: number) => string,
): Task[] {
  const nights = trip.days.slice(0, -1);
  const { won, load } = cardLoad(trip, context);
  const times = new Map<string, number>();
  return [
    ...(nights.length > 0
      ? [
          {
            id: 'beds',
            kind: 'beds',
            missing: nights.filter(({ sleep }) => !sleep).length,
            edge: 'on',
          } as const,
        ]
      : []),
    ...ticketsOf(trip, context).map((ticket): Task => {
      const travels = dayOf(ticket.day);
      const name = ticket.route ?? ticket.between?.join('-') ?? '';
      const nth = (times.get(name) ?? 0) + 1;
      times.set(name, nth);
      const id = `ticket-${name}-${nth}`;
      const date = ticket.mode === 'train' ? addMonths(travels, -trainMonths) : undefined;
      return dated({ id, kind: 'ticket', ticket, travels, edge: 'from' }, date);
    }),
    ...bookingsOf(trip, bookings, context).map(({ window, day }): Task => {
      const visits = dayOf(day);
      const { id, daysAhead } = window;
      const date = daysAhead === undefined ? undefined : addDays(visits, -daysAhead);
      return dated({ id: `booking-${id}`, kind: 'booking', what: id, visits, edge: 'from' }, date);
    }),
    ...(won > 0
      ? [{ id: 'card', kind: 'card', won, load, date: trip.start, edge: 'on' } as const]
      : []),
    ...airportRides(trip).map((ride): Task => {
      const date = ride.way === 'in' ? trip.start : dayOf(trip.days.length - 1);
      return { id: `ride-${ride.way}`, kind: 'ride', ride, date, edge: 'on' };
    }),
  ];
}

const dated = (task: Task, date: string | undefined): Task => (date ? { ...task, date } : task);

/** Tasks of about the same time. */
export interface TaskGroup {
  /** `now` has no date or is due; `last` are the days before the first one; `trip` is on the way. */
  readonly when: 'now' | 'last' | 'trip' | `${number}-${number}`;
  readonly tasks: readonly Task[];
}

/** Tasks by when they are due: now, by month, in the last days, on the trip. Each stands in one group. */
export function groupTasks(tasks: readonly Task[], start: string, today: string): TaskGroup[] {
  const last = addDays(start, -lastDays);
  const whenOf = ({ date }: Task): TaskGroup['when'] => {
    if (!date) return 'now';
    if (date >= start) return 'trip';
    if (date <= today) return 'now';
    return date >= last ? 'last' : (date.slice(0, 7) as `${number}-${number}`);
  };
  const months = new Set(tasks.map(whenOf).filter((when) => /^\d/.test(when)));
  return (['now', ...[...months].toSorted(), 'last', 'trip'] as const)
    .map((when) => ({ when, tasks: tasks.filter((task) => whenOf(task) === when) }))
    .filter((group) => group.tasks.length > 0);
}
