import { expect, test } from 'vitest';
import { duration, shortDuration } from './duration.ts';

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

test.each([
  [[30, 45], '30–45 min'],
  [[45, 90], '45–90 min'],
  [[60, 120], '1–2 h'],
  [[90, 240], '1½–4 h'],
  [[65, 125], '1 h 5 min – 2 h 5 min'],
] as const)('%j minutes are %s on a card', (stay, text) => {
  expect(shortDuration(stay).replaceAll('\u00a0', ' ')).toBe(text);
});
