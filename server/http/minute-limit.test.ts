import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMinuteLimit } from './minute-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('lets a network have so many a minute, and then says how long to wait', async () => {
  const limit = createMinuteLimit(2);
  expect(await limit.take('192.0.2.1')).toBe(0);
  vi.advanceTimersByTime(20_000);
  expect(await limit.take('192.0.2.1')).toBe(0);
  expect(await limit.take('192.0.2.1')).toBe(40);
  expect(await limit.take('192.0.2.2')).toBe(0);
  vi.advanceTimersByTime(40_000);
  expect(await limit.take('192.0.2.1')).toBe(0);
});

it('counts the addresses of one household together', async () => {
  const limit = createMinuteLimit(1);
  expect(await limit.take('2001:db8::1')).toBe(0);
  expect(await limit.take('2001:db8::2')).toBe(60);
  expect(await limit.take('2001:db8:0:1::1')).toBe(0);
});

it.each([-400, 400])('ends with the minute when the clock jumps by %s days', async (days) => {
  const limit = createMinuteLimit(1);
  await limit.take('192.0.2.1');
  vi.setSystemTime(Date.now() + days * 86_400_000);
  expect(await limit.take('192.0.2.1')).toBeLessThanOrEqual(60);
  vi.advanceTimersByTime(60_000);
  expect(await limit.take('192.0.2.1')).toBe(0);
});
