import { minutesIn, minutesOf } from '#domain/time/clock.ts';

type Light = 'night' | 'dawn' | 'morning' | 'noon' | 'afternoon' | 'gold' | 'dusk' | 'late';

interface Sky {
  readonly light: Light;
  /** By day and, in the dark theme, softer. */
  readonly color: string;
}

/** The sky until an hour of the day. */
const skies: readonly (Sky & { readonly until: string })[] = [
  { until: '06:00', light: 'night', color: 'light-dark(#5468a6, #16233f)' },
  { until: '08:00', light: 'dawn', color: 'light-dark(#f6cfae, #5d4a5e)' },
  { until: '11:00', light: 'morning', color: 'light-dark(#dcebdf, #2b4c5a)' },
  { until: '15:00', light: 'noon', color: 'light-dark(#a9d5da, #2c5d6e)' },
  { until: '17:00', light: 'afternoon', color: 'light-dark(#cfe0cb, #365860)' },
  { until: '18:15', light: 'gold', color: 'light-dark(#f6cd8e, #6b5140)' },
  { until: '19:30', light: 'dusk', color: 'light-dark(#eb9a76, #6e3d3f)' },
  { until: '20:30', light: 'late', color: 'light-dark(#9a7aa6, #3c3157)' },
  { until: '24:00', light: 'night', color: 'light-dark(#5468a6, #16233f)' },
];

/** The hour that a part of the day stands for. */
const hours: Readonly<Record<string, string>> = { AM: '09:30', PM: '15:30', EVE: '20:00' };

/** The sky over Korea at a clock time, or in a part of the day, on a day between the seasons. */
export function skyAt(time: string): Sky {
  const minutes = minutesIn(hours[time] ?? time) ?? minutesOf('12:00');
  return skies.find(({ until }) => minutes < minutesOf(until)) ?? skies[0]!;
}
