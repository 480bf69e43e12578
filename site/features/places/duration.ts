import { formats } from '#content/formats.ts';
import { hoursAndMinutes } from '#content/opening/hours-and-minutes.ts';
import type { Locale } from '#content/locale.ts';

const to = { es: 'a', en: 'to' } satisfies Record<Locale, string>;

/** A stay from the shortest to the longest in minutes: `30-45 min`, `1-2 h`, `45 min a 1½ h`, `1½ a 4 h`. */
export function duration([shortest, longest]: readonly number[], locale: Locale): string {
  const { range } = formats[locale];
  if (shortest === undefined) return '';
  if (longest === undefined || longest === shortest) return hoursAndMinutes(shortest);
  if (longest < 60) return `${range(shortest, longest)}\u00a0min`;
  if (shortest % 60 === 0 && longest % 60 === 0)
    return `${range(shortest / 60, longest / 60)}\u00a0h`;
  const [from, until] = [halfHours(shortest), halfHours(longest)];
  // Hours are said once.
  const least = from && until ? from : hoursAndMinutes(shortest);
  return `${least} ${to[locale]} ${until ? `${until}\u00a0h` : hoursAndMinutes(longest)}`;
}

/** Whole and half hours: `1½`; undefined for what is not so round. */
function halfHours(minutes: number): string | undefined {
  if (minutes < 60 || minutes % 30 !== 0) return undefined;
  return `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? '' : '½'}`;
}
