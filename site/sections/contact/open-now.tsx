import { useRef } from 'react';
import { useMinute } from '#site/lib/minute.ts';
import { useNear } from '#site/lib/near.ts';
import { isOpen, type OfficeHours } from '#domain/office-hours.ts';
import { OpenSign, type OpenWords } from './open-sign.tsx';

interface Props extends OpenWords {
  readonly hours: OfficeHours;
}

/** Says whether the office is open at this minute. */
export function OpenNow({ hours, ...words }: Props) {
  const sign = useRef<HTMLElement>(null);
  const minute = useMinute();
  // The clock of another zone costs its while when it is first asked: only who reads on pays for it.
  const read = useNear(sign) && minute !== undefined;
  return <OpenSign ref={sign} on={read ? isOpen(new Date(minute), hours) : undefined} {...words} />;
}
