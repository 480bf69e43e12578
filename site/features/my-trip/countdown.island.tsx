import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { koreanDay } from '#domain/entry-trip.ts';
import { emptyTrip } from '#domain/trips/trip.ts';
import {
  changeRecord,
  followTrip,
  noRecord,
  readRecord,
  subscribe,
} from '#site/lib/countdown-state.ts';
import { keepAnswers, useSavedAnswers } from '#site/lib/device-store.ts';
import { useHydrated } from '#site/lib/hydrated.ts';
import { changeTrip } from '#site/lib/trip-state.ts';
import { useTripStore } from '#site/lib/trip-store.ts';
import { isDate } from '#domain/time/days.ts';
import { CountdownCloth, type StitchRow } from './countdown-cloth.tsx';
import { CountdownFields } from './countdown-fields.tsx';
import { CountdownTasks } from './countdown-tasks.tsx';
import type { CountdownData } from './read-countdown.ts';
import styles from './countdown.module.css';

interface Props extends CountdownData {
  readonly heading: string;
  readonly lead: string;
  /** The seam of any trip, and how many days it has. */
  readonly usual: readonly StitchRow[];
  readonly count: string;
  /** What there is to do in general, until there is a date. */
  readonly children?: ReactNode;
  readonly locale: Locale;
}

/** What to do before a trip and by when. Without a first day, what there is to do in general. */
export function Countdown({ heading, lead, usual, count, children, locale, ...data }: Props) {
  const hydrated = useHydrated();
  const { trip, keeping } = useTripStore();
  const record = useSyncExternalStore(subscribe, readRecord, () => noRecord);
  const saved = useSavedAnswers();
  const [today] = useState(() => koreanDay(new Date()));
  useEffect(followTrip, [keeping]);
  const start = (trip ? trip.start : record.start || saved?.arrival) ?? '';
  const passport = record.passport ?? saved?.passport ?? '';

  function setStart(date: string) {
    if (date && !isDate(date)) return;
    if (trip) changeTrip(data.text.did, (before) => ({ ...(before ?? emptyTrip), start: date }));
    else changeRecord(({ start: _before, ...rest }) => ({ ...rest, ...(date && { start: date }) }));
    keepAnswers({ arrival: date || undefined });
  }

  function setPassport(id: string) {
    changeRecord(({ passport: _before, ...rest }) => ({ ...rest, ...(id && { passport: id }) }));
    keepAnswers({ passport: id || undefined });
  }

  const fields = <CountdownFields {...{ data, start, passport, setStart, setPassport }} />;
  if (hydrated && start) {
    return (
      <CountdownTasks
        {...{ data, locale, record, passport, today }}
        trip={{ ...(trip ?? emptyTrip), start }}
        hasTrip={trip !== undefined}
      >
        {fields}
      </CountdownTasks>
    );
  }
  return (
    <div className={`wrap ${styles.general}`}>
      <CountdownCloth usual count={count} label={data.text.usual} rows={usual}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className="needs-script not-printed">{fields}</div>
      </CountdownCloth>
      {children}
    </div>
  );
}
