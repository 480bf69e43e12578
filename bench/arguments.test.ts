import { expect, test } from 'vitest';
import { documents, views } from '../tests/site.ts';
import { chosenPages, readArguments } from './arguments.ts';

const chosen = (...args: string[]) => chosenPages(readArguments(['pages', ...args]));

test('without options the first page of each module is measured, in both languages', () => {
  expect(chosen()).toEqual(views);
  expect(chosen('--every')).toEqual(documents);
  expect(views.length).toBeLessThan(documents.length);
});

test('pages are chosen by a part of their path', () => {
  expect(chosen('--only', 'busan-3').map(({ path }) => path)).toEqual([
    '/itinerarios/busan-3-dias',
    '/itineraries/busan-3days',
  ]);
  expect(() => chosen('--only', 'nowhere')).toThrow(/nowhere/);
});

test('a wrong option is refused', () => {
  expect(readArguments(['server', '--runs', '2']).runs).toBe(2);
  expect(() => readArguments(['pages', '--runs', 'many'])).toThrow(TypeError);
  expect(() => readArguments(['pages', '--runs', '0'])).toThrow(TypeError);
  expect(() => readArguments(['pages', '--fast'])).toThrow(TypeError);
});
