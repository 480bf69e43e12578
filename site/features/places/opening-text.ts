import type { Locale } from '#content/locale.ts';

const dash = { es: '-', en: '–' } satisfies Record<Locale, string>;

/** `9:00-17:00` for opening hours as `HH:MM`. */
export function openingText(
  { opens, closes }: { opens: string; closes: string },
  locale: Locale,
): string {
  return shortTime(opens) + dash[locale] + shortTime(closes);
}

/** `9:00` for `09:00`, as in the hours in words. */
export const shortTime = (time: string) => time.replace(/^0/, '');

/**
 * The SVG path of the open hours on a line of 200 units from 4:00 to 24:00. What goes on after midnight ends at the
 * edge.
 */
export function openingPath({ opens, closes }: { opens: string; closes: string }): string {
  const from = along(opens);
  const to = closes <= opens ? 200 : along(closes);
  return `M${from} 2H${to}`;
}

function along(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return Math.max(0, Math.round((hour + minute / 60 - 4) * 10));
}
