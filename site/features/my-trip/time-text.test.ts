import { expect, it } from 'vitest';
import { text } from '#content/text/my-trip-tool.ts';
import { localize } from '#content/localize.ts';
import { duration, shortDay } from './time-text.ts';
import { countOf } from '#domain/text/count-of.ts';

const tool = localize(text, 'es');

it.each([
  [45, '45 min'],
  [120, '2 h'],
  [150, '2 h 30 min'],
])('writes a length of %i minutes as %s', (minutes, length) => {
  expect(duration(minutes, tool.minutes)).toBe(length);
});

it('writes days and counts as its language does', () => {
  expect(shortDay('2027-04-06', 'es')).toBe('mar 6');
  expect(countOf(tool.count.days, 6, 'es')).toBe('seis días');
  expect(countOf(tool.count.stops, 6, 'es')).toBe('6 paradas');
  expect(countOf(tool.count.stops, 1, 'es')).toBe('1 parada');
});
