import { expect, test } from 'vitest';
import { duration } from './duration.ts';

test.each([
  [[30, 45], '30–45 min'],
  [[60, 120], '1–2 h'],
  [[45, 90], '45 min – 1 h 30 min'],
  [[90, 240], '1 h 30 min – 4 h'],
  [[60, 90], '1 h – 1 h 30 min'],
  [[60, 60], '1 h'],
  [[65, 125], '1 h 5 min – 2 h 5 min'],
])('%j minutes are %s', (minutes, text) => {
  expect(duration(minutes).replaceAll('\u00a0', ' ')).toBe(text);
});
