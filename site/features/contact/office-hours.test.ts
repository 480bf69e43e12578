import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpen } from './office-hours.ts';

const madrid = {
  timeZone: 'Europe/Madrid',
  days: [1, 2, 3, 4, 5],
  opens: 9 * 60,
  closes: 18 * 60,
} as const;

test.each([
  ['winter, a minute before nine', '2025-01-15T07:59:59Z', false],
  ['winter, nine', '2025-01-15T08:00:00Z', true],
  ['winter, the last minute', '2025-01-15T16:59:59Z', true],
  ['winter, six', '2025-01-15T17:00:00Z', false],
  ['summer, a minute before nine', '2025-07-15T06:59:59Z', false],
  ['summer, nine', '2025-07-15T07:00:00Z', true],
  ['summer, six', '2025-07-15T16:00:00Z', false],
  ['the Friday before the clocks go forward', '2025-03-28T07:30:00Z', false],
  ['the Monday after the clocks went forward', '2025-03-31T07:30:00Z', true],
  ['the Friday before the clocks go back', '2025-10-24T07:30:00Z', true],
  ['the Monday after the clocks went back', '2025-10-27T07:30:00Z', false],
  ['Saturday noon', '2025-01-18T11:00:00Z', false],
  ['Sunday noon', '2025-01-19T11:00:00Z', false],
  ['midnight', '2025-01-14T23:00:00Z', false],
])('%s', (_, instant, open) => {
  expect(isOpen(new Date(instant), madrid)).toBe(open);
});

/** The last Sunday of a month at 01:00 UTC, when the clocks of the European Union change. */
function change(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * 60 * 60 * 1000;
}

test('follows the summer time of the European Union at any instant', () => {
  const instants = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2035-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (date) => {
      const year = date.getUTCFullYear();
      const summer = date.getTime() >= change(year, 2) && date.getTime() < change(year, 9);
      const local = new Date(date.getTime() + (summer ? 2 : 1) * 60 * 60 * 1000);
      const day = local.getUTCDay();
      const hour = local.getUTCHours();
      expect(isOpen(date, madrid)).toBe(day >= 1 && day <= 5 && hour >= 9 && hour < 18);
    }),
  );
});

test('a normal week has 45 open hours', () => {
  const start = Date.parse('2025-06-02T00:00:00Z');
  const hours = Array.from({ length: 7 * 24 }, (_, hour) => new Date(start + hour * 3_600_000));
  expect(hours.filter((date) => isOpen(date, madrid))).toHaveLength(45);
});
