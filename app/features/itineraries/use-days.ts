import { useEffect, useMemo, useState } from 'react';
import { useFetcher } from 'react-router';
import type { PackedPlan, Plan, PlanDay } from './plan.ts';

const parse = (plan: PackedPlan | undefined) => JSON.parse(plan?.days ?? '[]') as PlanDay[];

/**
 * The days of an itinerary: those of this document, and the others of a long one as soon as somebody
 * wants them.
 */
export function useDays(plan: PackedPlan) {
  const [other] = plan.others;
  const fetcher = useFetcher<{ plan: PackedPlan }>({ key: `days of ${other?.href}` });
  const [wanted, setWanted] = useState<(whole: Plan) => void>();
  const fetched = fetcher.data?.plan;
  const days = useMemo(
    () => [...parse(plan), ...parse(fetched)].sort((one, next) => one.day - next.day),
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
