import { useEffect, useState } from 'react';
import { insertStop } from '#domain/trips/changes.ts';
import { emptyTrip } from '#domain/trips/trip.ts';
import { useHydrated } from '#site/lib/hydrated.ts';
import { useHash } from '#site/lib/query.ts';
import { fill } from '#domain/text/fill.ts';
import { changeTrip } from '#site/lib/trip-state.ts';
import { useTripStore } from '#site/lib/trip-store.ts';
import { newTrip } from './edits.ts';
import { Late } from './late.tsx';
import { Start } from './start.tsx';
import type { StartProps } from './start-props.ts';

/** The visitor's own trip; without one, ways to begin it. What shows a trip comes once there is one. */
export function MyTrip(page: StartProps) {
  const { trip, past } = useTripStore();
  const hash = useHash();
  const [asked, setAsked] = useState<{ kind: 'search' | 'open' }>();
  const hydrated = useHydrated();
  const linked = /^#\d/.test(hash) ? hash.slice(1) : undefined;
  const isStart = hydrated && !trip && linked === undefined;
  useEffect(() => {
    // The document made room for a trip that is gone.
    if (isStart) delete document.documentElement.dataset['trip'];
  }, [isStart]);
  const start = (
    <Start
      page={page}
      open={(link) => (location.hash = new URL(link, location.href).hash)}
      create={(first, days) => changeTrip(page.start.did.create, () => newTrip(first, days))}
      add={(of, name) =>
        changeTrip(fill(page.start.did.add, { name }), (before) =>
          insertStop(before ?? emptyTrip, { key: 1, of }, { index: 0 }),
        )
      }
      search={() => setAsked({ kind: 'search' })}
      undo={past.at(-1)?.label}
      openFile={() => setAsked({ kind: 'open' })}
    />
  );
  if (!trip && !linked && !asked) return start;
  return <Late page={page} trip={trip} linked={linked} asked={asked} start={start} />;
}
