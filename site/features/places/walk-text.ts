import type { PlaceLabels } from '#content/copy/place-labels.ts';

/** A walk in words: `1 minuto a pie`, `5 minutos a pie`. */
export function walkText(minutes: number, words: PlaceLabels['walk']): string {
  return words[minutes === 1 ? 'one' : 'other'].replace('{minutes}', `${minutes}`);
}
