import { expect, test } from 'vitest';
import { processorBlocking } from './blocking.ts';

const page = { pid: 1, tid: 1 };
const paint = { ...page, name: 'firstContentfulPaint', ts: 1000 };
const task = (ts: number, tdur: number, where = page) => ({ ...where, name: 'RunTask', ts, tdur });

test('tasks block by what they take beyond 50 ms on a phone', () => {
  const trace = [task(2000, 12_000), paint, task(3000, 20_000), task(4000, 15_000)];
  expect(processorBlocking(trace)).toBe(30 + 10);
});

test('what came before the paint and what others do does not count', () => {
  const trace = [
    task(500, 90_000),
    paint,
    task(2000, 90_000, { pid: 1, tid: 2 }),
    task(2000, 1000),
  ];
  expect(processorBlocking(trace)).toBe(0);
});

test('a task in which the trace ends is left out', () => {
  const cut = { ...page, name: 'RunTask', ts: 5000 };
  expect(processorBlocking([paint, task(3000, 20_000), cut])).toBe(30);
});

test.each([
  ['no paint', [task(2000, 90_000)]],
  ['no task', [paint]],
  ['no time of the processor', [paint, { ...page, name: 'RunTask', ts: 2000 }]],
])('a trace with %s says nothing', (_, trace) => {
  expect(processorBlocking(trace)).toBeNaN();
});
