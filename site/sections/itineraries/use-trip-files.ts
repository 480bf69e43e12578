import { useState } from 'react';
import { later } from '#site/lib/later.ts';
import type { Locale } from '#content/locale.ts';
import type { Labels, Plan } from './plan.ts';
import type { Trip } from './use-trip.ts';

/** What writes the files weighs something: it comes when it is asked for. */
const loadFiles = () => later(() => import('./trip-files.ts'));

type Files = Awaited<ReturnType<typeof loadFiles>>;

/** Saves the whole trip, also when its last days have yet to come. */
export function useTripFiles(
  withWhole: (action: (plan: Plan) => void) => void,
  trip: Trip,
  labels: Labels,
  locale: Locale,
) {
  const [failed, setFailed] = useState(false);

  function save(write: (files: Files, plan: Plan) => void) {
    withWhole((plan) => {
      loadFiles()
        .then((files) => write(files, plan))
        .then(
          () => setFailed(false),
          () => setFailed(true),
        );
    });
  }

  return {
    failed,
    saveCalendar: (start: string) =>
      save((files, plan) =>
        files.saveCalendar(plan, {
          start,
          closings: trip.closings,
          labels,
          locale,
          stamp: new Date(),
        }),
      ),
    saveRoute: () => save((files, plan) => files.saveRoute(plan, labels.timeline)),
  };
}
