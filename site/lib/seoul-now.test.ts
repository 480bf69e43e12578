import { expect, test } from 'vitest';
import { copy } from '#content/copy/home.ts';
import { localize } from '#content/localize.ts';
import { seoulNow } from './seoul-now.ts';

const strip = localize(copy, 'es').strip;
const data = { ...strip, months: strip.climate.months, locale: 'es' } as const;

test('gives the time, the date and the typical weather of the month in Seoul', () => {
  // New Year's Eve in Europe is already January in Seoul.
  const shown = seoulNow(new Date('2026-12-31T18:05:00Z'), data);
  expect(shown).toMatchObject({ time: '03:05', date: 'viernes, 1 de enero' });
  expect(shown.typical).toContain('enero');
  const january = strip.climate.months[0];
  expect(shown.range).toContain(`${Math.round(january?.high ?? Number.NaN)}`);
  expect(shown.range).toMatch(/°C.*°C/);
});
