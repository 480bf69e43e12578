import { expect, test } from 'vitest';
import { placeText } from '#content/text/place-text.ts';
import { localize } from '#content/localize.ts';
import { walkText } from './walk-text.ts';

test.each([
  ['es', 1, '1\u00a0minuto a pie'],
  ['es', 5, '5\u00a0minutos a pie'],
  ['en', 1, '1\u00a0minute on foot'],
  ['en', 5, '5\u00a0minutes on foot'],
] as const)('in %s a walk of %i is %s', (locale, minutes, text) => {
  expect(walkText(minutes, localize(placeText, locale).walk)).toBe(text);
});
