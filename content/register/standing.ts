import { hasEnded } from './build-day.ts';
import { statedText } from './figure-text.ts';
import type { Figure } from './figure.ts';
import { publisherOf } from './publishers.ts';

/**
 * How far one may rely on a figure: said officially within twelve months, approximately (older, by others, or disputed),
 * or not without asking, as of a rule whose last day has passed.
 */
export type Standing = 'checked' | 'about' | 'ask';

const officials: readonly string[] = ['authority', 'operator', 'official'];

/** @param today ISO 8601. */
export function standingOf(
  { source, disputed, holdsUntil }: Pick<Figure, 'source' | 'disputed' | 'holdsUntil'>,
  today: string,
): Standing {
  if (!source || hasEnded(holdsUntil, today)) return 'ask';
  const isOfficial = officials.includes(publisherOf(source.url));
  return !disputed && isOfficial && isRecent(source.date, today) ? 'checked' : 'about';
}

/** Whether a day, or the first one of a month or a year, is less than twelve months ago. */
export function isRecent(date: string | undefined, today: string): boolean {
  if (!date) return false;
  const [year = '', month = '01', day = '01'] = date.split('-');
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return `${year}-${month}-${day}` > yearAgo;
}

/** Whether somebody who planned with the former value would be wrong today. */
export function hasChanged(figure: Figure): boolean {
  const { unit, current, edition, previous, since, outdatedInEdition, disputed, source } = figure;
  const former = edition ?? previous;
  if (!former || !source || disputed) return false;
  const amounts = [former.value, current.value].filter((value) => typeof value === 'number');
  const isDated = since ?? outdatedInEdition ?? previous;
  // Without a date of change, other words for the same thing are no change.
  if (!isDated && new Set(amounts).size < 2) return false;
  return statedText(former, unit, 'es') !== statedText(current, unit, 'es');
}
