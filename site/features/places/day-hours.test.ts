import { describe, expect, test } from 'vitest';
import { attractionOf, type AttractionId } from '#content/data/attractions.ts';
import { rulesOf } from '#content/opening/opening.ts';
import { dayHours, usualHours } from './day-hours.ts';

const ruleOf = (id: AttractionId) => rulesOf(attractionOf(id).opening)[0] ?? {};
const palace = ruleOf('changdeokgung');
const at = (text: string) => new Date(`${text}+09:00`);

describe('the hours of a day', () => {
  test('are those of its season', () => {
    expect(dayHours(palace, at('2026-07-01T08:00'))).toEqual({
      state: 'open',
      opens: '09:00',
      closes: '18:30',
    });
    expect(dayHours(palace, at('2026-11-24T23:50'))).toMatchObject({ closes: '17:30' });
  });

  test('name the next opening on a day off', () => {
    expect(dayHours(palace, at('2026-11-23T09:40'))).toEqual({
      state: 'closed',
      next: { inDays: 1, weekday: 2, opens: '09:00' },
    });
  });

  test('follow the day off that a holiday moves', () => {
    // Monday 25 May 2026 is a substitute holiday: open, and closed on Tuesday instead.
    expect(dayHours(palace, at('2026-05-25T10:00'))).toMatchObject({ state: 'open' });
    expect(dayHours(palace, at('2026-05-26T10:00'))).toMatchObject({
      state: 'closed',
      next: { inDays: 1, weekday: 3 },
    });
  });

  test('are unknown where the holidays are', () => {
    expect(dayHours(palace, at('2031-03-04T10:00'))).toEqual({ state: 'unknown' });
    expect(dayHours({ always: true }, at('2031-03-04T10:00'))).toEqual({ state: 'always' });
  });

  test('never open again where no period is left', () => {
    expect(dayHours({ periods: [] }, at('2026-11-23T09:40'))).toEqual({ state: 'closed' });
  });
});

test('usual hours are those of every open day, or what they hang on', () => {
  expect(usualHours({ always: true })).toBe('always');
  expect(usualHours(palace)).toBe('season');
  expect(usualHours(ruleOf('n-seoul-tower'))).toBe('day');
  expect(usualHours(ruleOf('bukchon'))).toEqual({
    opens: '10:00',
    closes: '17:00',
  });
});
