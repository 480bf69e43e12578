/** A clock time `HH:MM` in minutes after midnight. */
export function minutesOf(time: string): number {
  const [hour, rest] = time.split(':');
  return Number(hour) * 60 + Number(rest);
}

/** The same of a text that may be something else, such as a part of the day; undefined for that. */
export function minutesIn(text: string): number | undefined {
  return /^\d\d:\d\d$/.test(text) ? minutesOf(text) : undefined;
}

/** Minutes after midnight as `9:05`; of another day as the clock then shows. */
export function clock(minutes: number): string {
  const time = ((minutes % 1440) + 1440) % 1440;
  return `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`;
}

/** The same as `09:05`. */
export const clockTime = (minutes: number) => clock(minutes).padStart(5, '0');
