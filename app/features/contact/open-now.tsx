import { useDeferredValue, useSyncExternalStore } from 'react';
import { isOpen, type OfficeHours } from '#domain/office-hours.ts';
import styles from './contact-details.module.css';

const minute = 60_000;

/** Asks more often than it changes: timers sleep with the computer. */
function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 5_000);
  return () => clearInterval(timer);
}

/** The minute it is (since 1970); undefined in a document that was written earlier. */
function useMinute(): number | undefined {
  const now = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  // The clock of another zone costs its while when it is first asked: not while the page comes alive.
  return useDeferredValue(now);
}

interface Props {
  readonly hours: OfficeHours;
  readonly open: string;
  readonly closed: string;
}

/** Says whether the office is open at this minute; its place is kept until that is known. */
export function OpenNow({ hours, open, closed }: Props) {
  const now = useMinute();
  const attending = now === undefined ? undefined : isOpen(new Date(now * minute), hours);
  return (
    <dd className={`${styles.line} ${styles.now}`} data-open={attending}>
      <span>{open}</span>
      <span>{closed}</span>
    </dd>
  );
}
