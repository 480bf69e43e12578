import type { PlaceText } from '#content/text/place-text.ts';

/** A walk in words: `1 minuto a pie`, `5 minutos a pie`. */
export function walkText(minutes: number, text: PlaceText['walk']): string {
  return text[minutes === 1 ? 'one' : 'other'].replace('{minutes}', `${minutes}`);
}
