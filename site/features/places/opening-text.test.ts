import { expect, test } from 'vitest';
import { openingPath, openingText } from './opening-text.ts';

test('hours are written short', () => {
  expect(openingText({ opens: '09:00', closes: '17:30' }, 'es')).toBe('9:00-17:30');
  expect(openingText({ opens: '09:00', closes: '17:30' }, 'en')).toBe('9:00–17:30');
});

test.each([
  ['09:00', '17:30', 'M50 2H135'],
  ['04:00', '24:00', 'M0 2H200'],
  ['18:00', '02:00', 'M140 2H200'],
])('from %s to %s is the line %s', (opens, closes, path) => {
  expect(openingPath({ opens, closes })).toBe(path);
});
