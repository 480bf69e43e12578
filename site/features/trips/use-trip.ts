import { useEffect, useState } from 'react';
import { keepAnswers, useSavedAnswers } from '#site/lib/device-store.ts';
import { setParameter } from '#site/lib/change-query.ts';
import { useHash, useQuery } from '#site/lib/query.ts';
import { readOrder, startIn, startName } from '#site/lib/itinerary-query.ts';
import { isDate } from '#domain/time/days.ts';
import { koreanDay } from '#domain/entry-trip.ts';
import type { Meals, OpenTrip } from './plan.ts';
import type { ClosedStop, Pair } from '#domain/trips/closed-stops.ts';
import { closingsOf, withSwap } from './planned-trip.ts';

type Level = Meals['levels'][number];

/** What the visitor has chosen for the trip, which the query holds, and what follows from it. */
export interface TripState {
  /** `YYYY-MM-DD`; empty until there is one. */
  readonly start: string;
  /** The days in the order in which they are travelled. */
  readonly days: OpenTrip['days'];
  readonly reordered: boolean;
  /** The day in view by its position in the trip, from 1. */
  readonly selected: number;
  readonly level: Level | undefined;
  readonly closings: readonly ClosedStop[];
  /** Two days whose swap leaves fewer closings, by their indices. */
  readonly swap?: Pair;
  /** A later first day without closings, if swapping days does not help. */
  readonly laterStart?: string;
  readonly setStart: (start: string) => void;
  readonly select: (position: number) => void;
  readonly choose: (level: Level) => void;
  readonly swapDays: (pair: Pair) => void;
  readonly undo: () => void;
}

export function useTrip(plan: OpenTrip, meals: Meals): TripState {
  const { days } = plan;
  const query = useQuery();
  const hash = useHash();
  const [today] = useState(() => koreanDay(new Date()));
  const { arrival = '' } = useSavedAnswers() ?? {};
  const start = startIn(query) || (arrival >= today && isDate(arrival) ? arrival : '');
  const planned = days.map(({ day }) => day);
  const order = readOrder(query.get('order'), planned);

  // `#day-6` and `#day-6-2` open that day of the plan; `?day=3` another one since, by its position.
  const named = order.findIndex((day) => hash.split('-')[1] === `${day}`) + 1;
  const asked = Number(query.get('day'));
  const select = (position: number) =>
    setParameter('day', position === (named || 1) ? '' : String(position));
  useEffect(() => {
    // The browser could not go to a day that was hidden.
    if (hash.startsWith('#day-')) document.querySelector(hash)?.scrollIntoView();
  }, [hash]);

  const level = meals.levels.find(({ id }) => id === query.get('meals')) ?? usualLevel(meals);
  const setOrder = (next: readonly number[]) =>
    setParameter('order', next.join() === planned.join() ? '' : next.join('-'));

  const travelled = order.flatMap((day) => days.find((each) => each.day === day) ?? []);
  const { closings, swap, laterStart } = closingsOf(plan, travelled, start);
  return {
    start,
    days: travelled,
    reordered: order.join() !== planned.join(),
    selected: order[asked - 1] ? asked : named || 1,
    level,
    closings,
    ...(swap && { swap }),
    ...(laterStart && { laterStart }),
    setStart: (value) => {
      setParameter(startName, isDate(value) ? value : '');
      keepAnswers({ arrival: isDate(value) ? value : undefined });
    },
    select,
    choose: ({ id }) => setParameter('meals', id === meals.usual ? '' : id),
    swapDays: (pair) => setOrder(withSwap(order, pair)),
    undo: () => setOrder(planned),
  };
}

const usualLevel = ({ levels, usual }: Meals) => levels.find(({ id }) => id === usual);
