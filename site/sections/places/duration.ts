import { hoursAndMinutes } from '#content/hours-and-minutes.ts';

/** A stay from the shortest to the longest in minutes: `30–45 min`, `1–2 h`, `45 min – 1 h 30 min`. */
export function duration([shortest, longest]: readonly number[]): string {
  if (shortest === undefined) return '';
  if (longest === undefined || longest === shortest) return hoursAndMinutes(shortest);
  if (longest < 60) return `${shortest}–${longest}\u00a0min`;
  if (shortest % 60 === 0 && longest % 60 === 0) return `${shortest / 60}–${longest / 60}\u00a0h`;
  return `${hoursAndMinutes(shortest)} – ${hoursAndMinutes(longest)}`;
}
