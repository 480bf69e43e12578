import { useCallback, useMemo, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import { koreanDay } from '#domain/entry-trip.ts';
import { fill } from '#domain/text/fill.ts';
import { checkTrip } from '#domain/trips/check-trip.ts';
import { emptyTrip, type Trip } from '#domain/trips/trip.ts';
import { readState, redo, undo } from '#site/lib/trip-state.ts';
import type { Step } from '#site/lib/trip-record.ts';
import { daysOf } from './days.ts';
import { slotOf } from './edits.ts';
import type { Facts } from './facts.ts';
import { focusedStop, focusGrip } from './focus-grip.ts';
import type { Action, Done, Means, Sheet, Told, Tool } from './tool.ts';

/** A sentence about what was done. */
export interface Said {
  readonly text: string;
  /** What can be undone from there, as long as nothing else has been done since. */
  readonly step?: Step | undefined;
  readonly action?: Action | undefined;
  /** Heard, and not shown. */
  readonly heard?: boolean;
}

/** The stop in hand, and the trip as it would be where it now is. */
interface Hand {
  readonly key: number;
  readonly trip: Trip;
}

interface Options {
  readonly trip: Trip | undefined;
  readonly facts: Facts;
  readonly locale: Locale;
  readonly apply: (label: string, change: (trip: Trip) => Trip) => void;
  /** The trip is that of a link, and a change would put it in the place of the visitor's own. */
  readonly asks: boolean;
}

/** The change that would be undone next. */
const lastStep = () => readState().past.at(-1);

/** What follows from a trip, and what the parts of the tool do to it. */
export function useToolState({ trip: shown, facts, locale, apply, asks }: Options) {
  const [hand, setHand] = useState<Hand>();
  const trip = hand?.trip ?? shown ?? emptyTrip;
  const [chosen, setChosen] = useState<number | 'tray'>(0);
  const [sheet, show] = useState<Sheet>();
  const [said, setSaid] = useState<Said>();
  const [incoming, take] = useState<Trip>();
  const { context, text } = facts;
  const [today] = useState(() => koreanDay(new Date()));
  const findings = useMemo(() => checkTrip(trip, context, today), [trip, context, today]);
  const days = useMemo(() => daysOf(trip, facts, locale), [trip, facts, locale]);
  const select = useCallback((day: number | undefined) => setChosen(day ?? 'tray'), []);
  const last = days.length - 1;
  const selected = chosen === 'tray' || last < 0 ? undefined : Math.min(chosen, last);

  const back = useCallback(
    (step: typeof undo, sentence: string) => {
      const stop = focusedStop();
      const done = step();
      if (!done) return;
      setSaid({ text: fill(sentence, { what: done.label || text.elsewhere.label }) });
      // The stop that has the focus comes into view where it now is.
      const slot = stop !== undefined && done.trip && slotOf(done.trip, stop);
      if (!slot) return;
      setChosen(slot.day ?? 'tray');
      focusGrip(stop);
    },
    [text],
  );

  const replaced = asks ? shown : undefined;
  /** Makes a change and says so; what was said of the one before no longer stands. */
  const make = useCallback(
    (label: string, change: (trip: Trip) => Trip, told: Told) => {
      if (replaced) {
        take(change(replaced));
        return false;
      }
      const former = lastStep();
      let done = '' as Done;
      apply(label, (before) => {
        const after = change(before);
        done = typeof told === 'function' ? told(after, before) : told;
        return after;
      });
      const step = lastStep();
      setSaid(
        typeof done === 'string'
          ? { text: done, step: step === former ? undefined : step }
          : { text: done.heard, heard: true },
      );
      return true;
    },
    [apply, replaced],
  );

  const means = useMemo<Means>(
    () => ({
      facts,
      text,
      locale,
      select,
      change: make,
      done: (sentence) => setSaid({ text: sentence, step: lastStep() }),
      take,
      say: (sentence) => setSaid({ text: sentence, heard: true }),
      tell: (sentence, action) => setSaid({ text: sentence, action }),
      show,
    }),
    [facts, text, locale, select, make],
  );
  // The same as long as the trip is: what only another day or a window changes is not drawn again with all the rest.
  const tool = useMemo<Tool>(
    () => ({
      ...means,
      trip,
      days,
      findings,
      held: hand?.key,
      hold: (key, sentence) => {
        setHand({ key, trip });
        setSaid({ text: sentence, heard: true });
      },
      carry: (after, sentence) => {
        setHand((before) => before && { ...before, trip: after });
        setSaid({ text: sentence, heard: true });
      },
      drop: (label, sentence) => {
        setHand(undefined);
        if (hand && hand.trip !== shown) make(label, () => hand.trip, sentence);
        else setSaid({ text: sentence });
      },
      release: (sentence) => {
        const origin = hand && shown && slotOf(shown, hand.key);
        if (origin) setChosen(origin.day ?? 'tray');
        setHand(undefined);
        setSaid({ text: sentence, heard: true });
      },
    }),
    [means, trip, days, findings, make, hand, shown],
  );
  return {
    tool,
    means,
    selected,
    sheet,
    incoming,
    said,
    quiet: useCallback(() => setSaid(undefined), []),
    undo: useCallback(() => back(undo, text.say.undone), [back, text]),
    redo: useCallback(() => back(redo, text.say.redone), [back, text]),
  };
}
