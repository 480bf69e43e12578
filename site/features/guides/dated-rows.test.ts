import { expect, test } from 'vitest';
import { text } from '#content/text/working-holiday.ts';
import { dateBefore, datedRowsCalendar } from './dated-rows.ts';

test.each([
  [{ months: 4 }, '2026-10-28'],
  [{ months: 2 }, '2026-12-28'],
  [{ days: 10 }, '2027-02-18'],
  [{ days: 0 }, '2027-02-28'],
])('%j before 28 February 2027 is %s', (before, date) => {
  expect(dateBefore('2027-02-28', before)).toBe(date);
});

test('a longer month goes back to the last day of a shorter one', () => {
  expect(dateBefore('2027-03-31', { months: 1 })).toBe('2027-02-28');
});

const section = text.sections.find(({ id }) => id === 'extend-d4');
const rows = (section && 'rows' in section ? section.rows : []).flatMap((row) =>
  'before' in row
    ? [
        {
          date: dateBefore('2027-02-28', row.before),
          summary: row.before.event.es,
          description: row.cells[1].es,
        },
      ]
    : [],
);
const calendar = (today: string) =>
  datedRowsCalendar(
    { id: 'extend-d4', name: 'D-4', rows, today },
    new Date('2026-10-01T00:00:00Z'),
  );

test('the steps of the extension stand in the order of their days, up to the last', () => {
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.map(({ date }) => date)).toEqual(rows.map(({ date }) => date).toSorted());
  expect(rows.at(-1)?.date).toBe('2027-02-28');
});

test('the file has a reminder the day before each step, and a week before the last', () => {
  const file = calendar('2026-10-01');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(rows.length);
  expect(file.match(/TRIGGER:-PT15H/g)).toHaveLength(rows.length);
  expect(file.match(/TRIGGER:-PT183H/g)).toHaveLength(1);
  for (const { date } of rows)
    expect(file).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`);
});

test('what has passed is left out, and what is to come keeps its identity', () => {
  const early = calendar('2026-10-01');
  const late = calendar('2027-02-01');
  expect(late.match(/BEGIN:VEVENT/g)).toHaveLength(
    rows.filter(({ date }) => date >= '2027-02-01').length,
  );
  for (const [uid] of late.matchAll(/UID:.+/g)) expect(early).toContain(uid);
});
