import { useState } from 'react';
import { replaceQuery } from '#site/lib/change-query.ts';
import { keepAnswers, useSavedAnswers } from '#site/lib/device-store.ts';
import { dayIn, endName, startName } from '#site/lib/itinerary-query.ts';
import { useQuery } from '#site/lib/query.ts';
import { addDays, isDate } from '#domain/time/days.ts';
import { koreanDay } from '#domain/entry-trip.ts';
import { parseTripDates, type TypedDates } from './parse-trip-dates.ts';
import type { TripAnswers } from '#domain/trip-answers.ts';
import { lengthOf } from './trip-outlook.ts';

/** The dates in the query, or else those kept on the device; the query takes up each one that is typed. */
export function useTripDates() {
  const query = useQuery();
  const [today] = useState(() => koreanDay(new Date()));
  const [typed, setTyped] = useState<Partial<TypedDates>>({});
  const saved = savedDates(useSavedAnswers() ?? {}, today);
  const asked = { start: dayIn(query, startName), end: dayIn(query, endName) };
  const known = asked.start || asked.end ? asked : saved;
  const values = { ...known, ...typed };
  const read = parseTripDates(values, today);

  function change(changed: Partial<TypedDates>) {
    const next = { ...values, ...changed };
    setTyped({ ...typed, ...changed });
    replaceQuery((now) => {
      for (const [parameter, date] of Object.entries({
        [startName]: next.start,
        [endName]: next.end,
      }))
        if (isDate(date)) now.set(parameter, date);
        else now.delete(parameter);
    });
    const result = parseTripDates(next, today);
    if ('dates' in result)
      keepAnswers({ arrival: result.dates.from, days: lengthOf(result.dates) });
  }

  return { values, read, change };
}

/** The kept dates of a trip that is not over; a part that is not kept is empty. */
function savedDates({ arrival, days }: TripAnswers, today: string): TypedDates {
  const start = arrival && isDate(arrival) ? arrival : '';
  const end = start && days ? addDays(start, days - 1) : '';
  return (end || start) >= today ? { start, end } : { start: '', end: '' };
}
