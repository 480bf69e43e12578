import { hoursAndMinutes } from '#content/hours-and-minutes.ts';

/** A stay from the shortest to the longest in minutes: `30–45 min`, `1–2 h`, `45 min – 1 h 30 min`. */
export function duration([shortest, longest]: readonly number[]): string {
  if (shortest === undefined) return '';
  if (longest === undefined || longest === shortest) return hoursAndMinutes(shortest);
  if (longest < 60) return `${shortest}–${longest}\u00a0min`;
  if (shortest % 60 === 0 && longest % 60 === 0) return `${shortest / 60}–${longest / 60}\u00a0h`;
  return `${hoursAndMinutes(shortest)} – ${hoursAndMinutes(longest)}`;
}

/** The same for a card, in minutes or in half hours: `45–90 min`, `1½–3 h`. */
export function shortDuration(stay: readonly number[]): string {
  if (stay.some((minutes) => minutes < 60)) return `${stay.join('–')}\u00a0min`;
  if (stay.some((minutes) => minutes % 30 > 0)) return duration(stay);
  const halves = (minutes: number) => `${Math.floor(minutes / 60)}${minutes % 60 ? '½' : ''}`;
  return `${stay.map(halves).join('–')}\u00a0h`;
}
