/** A stay from the shortest to the longest in minutes: `30–45 min`, `1–2 h`, `45 min – 1 h 30`. */
export function duration([shortest, longest]: readonly number[]): string {
  if (shortest === undefined) return '';
  if (longest === undefined || longest === shortest) return spell(shortest);
  if (longest < 60) return `${shortest}–${longest}\u00a0min`;
  if (shortest % 60 === 0 && longest % 60 === 0) return `${shortest / 60}–${longest / 60}\u00a0h`;
  return `${spell(shortest)} – ${spell(longest)}`;
}

function spell(minutes: number): string {
  if (minutes < 60) return `${minutes}\u00a0min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, '0')}` : ''}`;
}
