import { useEffect, useRef, useState, type ReactNode } from 'react';
import { insertStop } from '#domain/trips/changes.ts';
import { emptyTrip } from '#domain/trips/trip.ts';
import { useHydrated } from '#site/lib/hydrated.ts';
import { useHash } from '#site/lib/query.ts';
import { fill } from '#domain/text/fill.ts';
import { changeTrip, redo, undo } from '#site/lib/trip-state.ts';
import { useTripStore } from '#site/lib/trip-store.ts';
import { newTrip } from './new-trip.ts';
import { Late } from './late.tsx';
import { Start } from './start.tsx';
import type { StartProps } from './start-props.ts';
import { useUndoKeys } from './use-undo-keys.ts';

const steps = { undo, redo };

/** The visitor's own trip; without one, ways to begin it. What shows a trip comes once there is one. */
export function MyTrip(page: StartProps) {
  const { trip, past } = useTripStore();
  const hash = useHash();
  const [asked, setAsked] = useState<{ kind: 'search' | 'open' }>();
  const hydrated = useHydrated();
  const linked = /^#\d/.test(hash) ? hash.slice(1) : undefined;
  const isStart = hydrated && !trip && linked === undefined;
  useUndoKeys(steps, isStart);
  useEffect(() => {
    // The document made room for a trip that is gone, or has none for one that has come.
    if (hydrated) document.documentElement.toggleAttribute('data-trip', !isStart);
  }, [hydrated, isStart]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without a connection the focus is where the browser puts it.
    import('./keep-focus.ts').then(
      ({ keepFocus }) => keepFocus(root.current),
      () => undefined,
    );
  }, []);
  const start = (card?: ReactNode) => (
    <Start
      page={page}
      card={card}
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
  return (
    <div ref={root}>
      {!trip && !linked && !asked ? (
        start()
      ) : (
        <Late page={page} trip={trip} linked={linked} asked={asked} start={start} />
      )}
    </div>
  );
}
