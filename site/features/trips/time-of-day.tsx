import type { TripPageText } from './plan.ts';

interface TimeProps {
  readonly time: string;
  readonly text: Pick<TripPageText['timeline'], 'parts'>;
}

/** When a stop begins: on the clock, or in which part of the day. */
export function TimeOfDay({ time, text: { parts } }: TimeProps) {
  if (time in parts) return parts[time as keyof typeof parts];
  return <time dateTime={time}>{time.replace(/^0/, '')}</time>;
}
