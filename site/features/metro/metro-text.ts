import type { text } from '#content/text/metro.ts';
import type { Locale, Localized } from '#content/locale.ts';
import type { MetroAges, MetroNight } from './read.ts';

/** The texts of the planner; others are in the page. */
export type MetroText = Pick<Localized<typeof text>, 'planner' | 'problems' | 'answer'>;

/** The id of what the planner found, or of why it found nothing. */
export const metroAnswer = 'metro-answer';

/** What every part of the planner needs. */
export interface MetroProps {
  readonly metroText: MetroText;
  readonly ages: MetroAges;
  readonly night: MetroNight;
  readonly locale: Locale;
  /** The path of the page, and of the page on trains between cities. */
  readonly path: string;
  readonly trains: string;
}
