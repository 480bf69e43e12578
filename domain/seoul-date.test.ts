import { expect, test } from 'vitest';
import { seoulClock, seoulMonth } from './seoul-date.ts';

test('the month is the one in Seoul, nine hours ahead of UTC', () => {
  expect(seoulMonth(new Date('2026-11-30T14:59:59Z'))).toBe(10);
  expect(seoulMonth(new Date('2026-11-30T15:00:00Z'))).toBe(11);
  expect(seoulMonth(new Date('2026-12-31T15:00:00Z'))).toBe(0);
});

test('date and time in Seoul are written in the language of the page', () => {
  const lateFriday = new Date('2026-11-20T15:05:00Z');
  expect(seoulClock(lateFriday, 'es')).toEqual({
    date: 'sábado, 21 de noviembre',
    time: '00:05',
    month: 'noviembre',
  });
  expect(seoulClock(lateFriday, 'en')).toMatchObject({ time: '00:05', month: 'November' });
  expect(seoulClock(lateFriday, 'en').date).toBe('Saturday 21 November');
});
