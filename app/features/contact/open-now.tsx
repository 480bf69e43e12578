import { useDeferredValue } from 'react';
import { useMinute } from '#app/lib/minute.ts';
import { isOpen, type OfficeHours } from '#domain/office-hours.ts';
import styles from './contact-details.module.css';

interface Props {
  readonly hours: OfficeHours;
  readonly open: string;
  readonly closed: string;
}

/** Says whether the office is open at this minute; its place is kept until that is known. */
export function OpenNow({ hours, open, closed }: Props) {
  // The clock of another zone costs its while when it is first asked: not while the page comes alive.
  const now = useDeferredValue(useMinute());
  const attending = now === undefined ? undefined : isOpen(new Date(now), hours);
  return (
    <dd className={`${styles.line} ${styles.now}`} data-open={attending}>
      <span>{open}</span>
      <span>{closed}</span>
    </dd>
  );
}
