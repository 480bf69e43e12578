import { expect, test, vi } from 'vitest';
import { clearDraft, draftsIn, keepDraft, readDraft, startedAt } from './draft.ts';
import { idempotencyKey } from './idempotency-key.ts';

test('a draft is kept by form until it is cleared', () => {
  keepDraft('a', { name: 'Alba', message: 'Hola' });
  keepDraft('b', { name: 'Bruno' });
  expect(readDraft('a')).toEqual({ name: 'Alba', message: 'Hola' });
  clearDraft('a');
  expect(readDraft('a')).toBeUndefined();
  expect(readDraft('b')).toEqual({ name: 'Bruno' });
});

test('the same content keeps its key; other content and the next message get a new one', () => {
  const key = idempotencyKey('d', 'one');
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(idempotencyKey('d', 'one')).toBe(key);
  const other = idempotencyKey('d', 'two');
  expect(other).not.toBe(key);
  clearDraft('d');
  expect(idempotencyKey('d', 'two')).not.toBe(other);
});

test('the start time of a form is set once', () => {
  vi.useFakeTimers({ now: 1000 });
  expect(startedAt('e')).toBe(1000);
  vi.setSystemTime(9000);
  keepDraft('e', {});
  expect(startedAt('e')).toBe(1000);
  clearDraft('e');
  expect(startedAt('e')).toBe(9000);
  vi.useRealTimers();
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '"x"',
  '{"a":1}',
  '[[]]',
  '[["a"]]',
  '[["a",null]]',
  '[1,"b"]',
])('what is no draft counts as none: %s', (kept) => {
  expect(draftsIn(kept)).toEqual([]);
});

test('a valid draft is read among invalid entries', () => {
  const draft = { startedAt: 5, values: { name: 'Alba' } };
  expect(draftsIn(JSON.stringify([['a', draft], ['b', null], 'c']))).toEqual([['a', draft]]);
});
