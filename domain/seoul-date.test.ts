import { expect, test } from 'vitest';
import { celsius, dateInWords, seoulClock, seoulMonth } from './seoul-date.ts';

test('the month is the one in Seoul, nine hours ahead of UTC', () => {
  expect(seoulMonth(new Date('2026-11-30T14:59:59Z'))).toBe(10);
  expect(seoulMonth(new Date('2026-11-30T15:00:00Z'))).toBe(11);
  expect(seoulMonth(new Date('2026-12-31T15:00:00Z'))).toBe(0);
});

test('date and time in Seoul are said in the language of the page', () => {
  const lateFriday = new Date('2026-11-20T15:05:00Z');
  expect(seoulClock(lateFriday, 'es')).toEqual({
    date: 'sábado, 21 de noviembre',
    time: '00:05',
    month: 'noviembre',
  });
  expect(seoulClock(lateFriday, 'en-GB')).toMatchObject({ time: '00:05', month: 'November' });
  expect(seoulClock(lateFriday, 'en-GB').date).toMatch(/^Saturday,? 21 November$/);
});

test('a date is said with its weekday and its year', () => {
  expect(dateInWords('2027-04-06', 'es')).toBe('martes 6 de abril de 2027');
  expect(dateInWords('2027-04-11', 'en')).toBe('Sunday 11 April 2027');
});

test('temperatures are whole degrees with their unit', () => {
  expect(celsius(11.9, 'es')).toMatch(/^12\s°C$/);
  expect(celsius(-5.5, 'en-GB')).toBe('-6°C');
  expect(celsius(-0.2, 'en-GB')).toBe('0°C');
});
