import { useState } from 'react';
import { keepAnswers, useSavedAnswers } from '#site/lib/device-store.ts';
import { replaceQuery } from '#site/lib/change-query.ts';
import { useQuery } from '#site/lib/query.ts';
import { readOrder, startIn, startName } from '#site/lib/itinerary-query.ts';
import { isDate } from '#domain/time/days.ts';
import { koreanDay } from '#domain/entry-trip.ts';
import {
  bestSwap,
  closingsOf,
  nextOpenStart,
  swapped,
  type FoundClosing,
  type MovableDay,
  type TripClosing,
} from './trip-closings.ts';

/** The trip with the visitor's first day and order of days, which the query holds. */
export interface Trip {
  /** `YYYY-MM-DD`; empty until there is one. */
  readonly start: string;
  readonly reordered: boolean;
  readonly closings: readonly FoundClosing[];
  /** Two days whose swap leaves fewer closings. */
  readonly swap?: readonly [number, number];
  /** A later first day without closings, if swapping days does not help. */
  readonly laterStart?: string;
  readonly setStart: (start: string) => void;
  readonly swapDays: (pair: readonly [number, number]) => void;
  readonly undo: () => void;
}

export function useTrip(days: readonly MovableDay[], closings: readonly TripClosing[]): Trip {
  const query = useQuery();
  const [today] = useState(() => koreanDay(new Date()));
  const { arrival = '' } = useSavedAnswers() ?? {};
  const start = startIn(query) || (arrival >= today && isDate(arrival) ? arrival : '');
  const planned = days.map(({ day }) => day);
  const order = readOrder(query.get('order'), planned);

  const set = (name: string, value: string) =>
    replaceQuery((changed) => {
      if (value) changed.set(name, value);
      else changed.delete(name);
    });
  const setOrder = (next: readonly number[]) =>
    set('order', next.join() === planned.join() ? '' : next.join('-'));

  const dated = { days, closings, order, start };
  const found = start ? closingsOf(dated) : [];
  const swap = start ? bestSwap(dated) : undefined;
  const rest = swap ? closingsOf({ ...dated, order: swapped(order, swap) }) : found;
  const laterStart = rest.length > 0 ? nextOpenStart(dated) : undefined;
  return {
    start,
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
