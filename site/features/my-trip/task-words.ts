import type { Locale } from '#content/locale.ts';
import type { Trip } from '#domain/trips/trip.ts';
import type { CountdownRecord } from '#site/lib/countdown-state.ts';
import type { Facts } from './facts.ts';
import type { CountdownData } from './read-countdown.ts';

/** With what the countdown of one trip is written. */
export interface TaskWords {
  readonly data: CountdownData;
  readonly locale: Locale;
  readonly trip: Trip;
  readonly record: CountdownRecord;
  /** `YYYY-MM-DD` in Korea. */
  readonly today: string;
  /** Absent until they are loaded. */
  readonly facts: Facts | undefined;
}
