import { useEffect, useMemo, useState } from 'react';
import { useFetcher } from 'react-router';
import { unpack } from '#site/lib/page-data.ts';
import type { Plan, PlanPart } from './plan.ts';

/**
 * The days of an itinerary: those of this document, and the others of a long one as soon as somebody
 * wants them.
 */
export function useDays(plan: PlanPart) {
  const [other] = plan.others;
  const fetcher = useFetcher<string>({ key: `days of ${other?.href}` });
  const [wanted, setWanted] = useState<(whole: Plan) => void>();
  const fetched = fetcher.data;
  const days = useMemo(
    () => [...plan.days, ...daysIn(fetched)].toSorted((one, next) => one.day - next.day),
    [plan, fetched],
  );
  const whole = days.length === plan.duration;

  useEffect(() => {
    if (!whole || !wanted) return;
    setWanted(undefined);
    wanted({ ...plan, days });
  }, [whole, wanted, plan, days]);

  function load() {
    if (!whole && other && fetcher.state === 'idle') void fetcher.load(other.href);
  }

  /** Does something with the whole trip, which may have to be fetched first. */
  function withWhole(action: (whole: Plan) => void) {
    setWanted(() => action);
    load();
  }

  return { days, load, withWhole };
}

/** The days of another document of the same trip, as its loader sends them. */
function daysIn(fetched: string | undefined): Plan['days'] {
  return fetched === undefined ? [] : (unpack(fetched) as { readonly plan: PlanPart }).plan.days;
}
