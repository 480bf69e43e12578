import { expect, test } from 'vitest';
import { duration } from './duration.ts';

test.each([
  [[30, 45], '30-45 min', '30–45 min'],
  [[60, 120], '1-2 h', '1–2 h'],
  [[45, 90], '45 min a 1½ h', '45 min to 1½ h'],
  [[90, 240], '1½ a 4 h', '1½ to 4 h'],
  [[60, 90], '1 a 1½ h', '1 to 1½ h'],
  [[60, 60], '1 h', '1 h'],
  [[65, 125], '1 h 5 min a 2 h 5 min', '1 h 5 min to 2 h 5 min'],
])('%j minutes are %s and %s', (minutes, es, en) => {
  expect(duration(minutes, 'es').replaceAll('\u00a0', ' ')).toBe(es);
  expect(duration(minutes, 'en').replaceAll('\u00a0', ' ')).toBe(en);
});
