import { expect, test } from 'vitest';
import { formats } from './formats.ts';

const { es, en } = formats;
const space = '\u00a0';

test('amounts have their symbol where the language puts it', () => {
  expect([es.won(3000), en.won(3000)]).toEqual([`3.000${space}₩`, '₩3,000']);
  expect([es.money(-3000.4, '€'), en.money(-3000.4, '€')]).toEqual([`-3.000${space}€`, '-€3,000']);
  expect([es.wonRange(1350, 2350), en.wonRange(1350, 2350)]).toEqual([
    `1.350-2.350${space}₩`,
    '₩1,350–2,350',
  ]);
});

test('a date is written as precisely as it is known', () => {
  expect(['2025', '2025-06', '2025-06-28'].map(es.date)).toEqual([
    '2025',
    'junio de 2025',
    '28 de junio de 2025',
  ]);
  expect(['2025', '2025-06', '2025-06-28'].map(en.month)).toEqual([
    '2025',
    'June 2025',
    'June 2025',
  ]);
  expect([es.monthName(0), en.monthName(11)]).toEqual(['enero', 'December']);
});

test('a day is written with its weekday', () => {
  expect(es.weekday('2027-04-06')).toBe('martes 6 de abril de 2027');
  expect(en.weekday('2027-04-11')).toBe('Sunday 11 April 2027');
  expect([es.weekdayOfYear('2026-11-21'), en.weekdayOfYear('2026-11-21')]).toEqual([
    'sábado, 21 de noviembre',
    'Saturday 21 November',
  ]);
});

test('a day has its month, and a weekday its name', () => {
  expect([es.dayOfYear('2027-04-06'), en.dayOfYear('2027-04-06')]).toEqual([
    '6 de abril',
    '6 April',
  ]);
  expect([es.weekdayName(1), en.weekdayName(7)]).toEqual(['lunes', 'Sunday']);
});

test('temperatures are whole degrees with their unit', () => {
  expect(es.celsius(11.9)).toBe(`12${space}°C`);
  expect([en.celsius(-5.5), en.celsius(-0.2)]).toEqual(['−6°C', '0°C']);
});

test('lists end with a conjunction', () => {
  expect(es.list(['comida', 'transporte', 'ocio'])).toBe('comida, transporte y ocio');
  expect(en.list(['food', 'transport', 'leisure'])).toBe('food, transport and leisure');
});
