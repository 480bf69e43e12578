import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { keepAnswers, useKeptAnswers } from '#site/lib/device-store.ts';
import { useHydrated } from '#site/lib/hydrated.ts';
import { isDate } from '#domain/days.ts';
import { koreanDay } from '#domain/entry-trip.ts';
import {
  bestSwap,
  closingsOf,
  nextOpenStart,
  swapped,
  type FoundClosing,
} from '#domain/trip-closings.ts';
import type { PlanPart } from './plan.ts';

/** The trip with the visitor's first day and order of days, which the address keeps. */
export interface Trip {
  /** `YYYY-MM-DD`; empty until there is one. */
  readonly start: string;
  /** The days of the plan in the order of the trip. */
  readonly order: readonly number[];
  readonly reordered: boolean;
  readonly closings: readonly FoundClosing[];
  /** The two days whose change leaves fewer closings. */
  readonly swap?: readonly [number, number];
  /** A later first day on which nothing is closed, where no change of days can do that. */
  readonly laterStart?: string;
  readonly setStart: (start: string) => void;
  readonly swapDays: (pair: readonly [number, number]) => void;
  readonly undo: () => void;
}

/** The names in the address. */
export const startName = 'start';
const orderName = 'order';

export function useTrip({ tabs, closings }: Pick<PlanPart, 'tabs' | 'closings'>): Trip {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const given = (name: string) => (hydrated && params.get(name)) || '';
  const [today] = useState(() => koreanDay(new Date()));
  const { arrival = '' } = useKeptAnswers() ?? {};
  const start = [given(startName), arrival >= today ? arrival : ''].find(isDate) ?? '';
  const planned = tabs.map(({ day }) => day);
  const order = readOrder(given(orderName), planned);

  function set(name: string, value: string) {
    setParams(
      () => {
        // What the address says now: two changes may follow each other before the next frame.
        const after = new URLSearchParams(location.search);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  const setOrder = (days: readonly number[]) =>
    set(orderName, days.join() === planned.join() ? '' : days.join('-'));

  const dated = { days: tabs, closings, order, start };
  const found = start ? closingsOf(dated) : [];
  const swap = start ? bestSwap(dated) : undefined;
  const rest = swap ? closingsOf({ ...dated, order: swapped(order, swap) }) : found;
  const laterStart = rest.length > 0 ? nextOpenStart(dated) : undefined;
  return {
    start,
    order,
    reordered: order.join() !== planned.join(),
    closings: found,
    ...(swap && { swap }),
    ...(laterStart && { laterStart }),
    setStart: (value) => {
      set(startName, isDate(value) ? value : '');
      keepAnswers({ arrival: isDate(value) ? value : undefined });
    },
    swapDays: (pair) => setOrder(swapped(order, pair)),
    undo: () => setOrder(planned),
  };
}

/** `2-1-3` as days; the order of the plan where it does not name each day once. */
function readOrder(text: string, planned: readonly number[]): readonly number[] {
  const days = text.split('-').map(Number);
  return days.toSorted((a, b) => a - b).join() === planned.join() ? days : planned;
}

/** The first day in an address, to take along to another itinerary. */
export function startIn(search: string): string {
  const start = new URLSearchParams(search).get(startName) ?? '';
  return isDate(start) ? `?${startName}=${start}` : '';
}
