import type { copy } from '#content/copy/metro.ts';
import type { Locale, Localized } from '#content/locale.ts';
import type { MetroAges } from './read.ts';

/** The texts of the planner; others are in the page. */
export type MetroWords = Pick<Localized<typeof copy>, 'planner' | 'problems' | 'answer'>;

/** The id of what the planner found, or of why it found nothing. */
export const metroAnswer = 'metro-answer';

/** What every part of the planner needs. */
export interface MetroProps {
  readonly words: MetroWords;
  readonly ages: MetroAges;
  readonly locale: Locale;
  /** The path of the page, and of the page on trains between cities. */
  readonly path: string;
  readonly trains: string;
}
