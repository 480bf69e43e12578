import { expect, test } from 'vitest';
import { allMet, atLeast, atMost, exactly, verdict, worst } from './checks.ts';

test('a bar is met at its figure and missed beyond it', () => {
  expect(atLeast('performance', 99, 99).met).toBe(true);
  expect(atLeast('performance', 98.9, 99).met).toBe(false);
  expect(atMost('ratio', 1.15, 1.15).met).toBe(true);
  expect(atMost('ratio', 1.16, 1.15).met).toBe(false);
  expect(exactly('shift', 0.001, 0).met).toBe(false);
});

test('what could not be measured misses its bar', () => {
  expect(atLeast('performance', NaN, 99).met).toBe(false);
  expect(atMost('ratio', NaN, 1.15).met).toBe(false);
});

test('one missed bar fails the run, and so does a run without any', () => {
  const note = { what: 'pages', figure: 3 };
  const met = atMost('ratio', 1, 1.15);
  const missed = atMost('ratio', 2, 1.15);
  expect(allMet([note, met])).toBe(true);
  expect(allMet([met, missed, met])).toBe(false);
  expect(allMet([note])).toBe(false);
  expect([note, met, missed].map(verdict)).toEqual(['', 'ok', 'MISSED']);
});

test('the worst entry is named, an unmeasured one before all', () => {
  const pages = [
    { path: '/', score: 97 },
    { path: '/b', score: 92 },
    { path: '/c', score: 99 },
  ];
  const score = (page: (typeof pages)[number]) => page.score;
  expect(worst(pages, 'lowest', score)?.entry.path).toBe('/b');
  expect(worst(pages, 'highest', score)?.entry.path).toBe('/c');
  expect(worst([...pages, { path: '/d', score: NaN }], 'highest', score)?.entry.path).toBe('/d');
  expect(worst([], 'lowest', score)).toBeUndefined();
});
