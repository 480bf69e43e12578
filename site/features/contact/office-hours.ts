/** When the office answers, in its own time zone. */
export interface OfficeHours {
  readonly timeZone: string;
  /** Days of the week; Monday is 1, Sunday 7. */
  readonly days: readonly number[];
  /** Minutes after midnight. */
  readonly opens: number;
  /** Minutes after midnight, exclusive. */
  readonly closes: number;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Whether the office is open at an instant. Public holidays count as any other day.
 * @throws RangeError for an unknown time zone or an invalid date.
 */
export function isOpen(date: Date, hours: OfficeHours): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: hours.timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  const day = weekdays.indexOf(part('weekday')) + 1;
  const minute = Number(part('hour')) * 60 + Number(part('minute'));
  return hours.days.includes(day) && minute >= hours.opens && minute < hours.closes;
}
