import { describe, expect, it } from 'vitest';
import { locales } from '#content/locale.ts';
import { countdown } from '#domain/trips/countdown.ts';
import { emptyTrip } from '#domain/trips/trip.ts';
import { noRecord } from '#site/lib/countdown-state.ts';
import { countdownCalendar } from './countdown-file.ts';
import { readCountdown } from './read-countdown.ts';
import { taskDate, taskText } from './task-text.ts';

const today = '2026-11-26';
const stamp = new Date('2026-11-26T00:00:00Z');

function of(locale: 'es' | 'en', passport: string, start = '2027-04-06') {
  const data = readCountdown(locale);
  const trip = { ...emptyTrip, start };
  const rules = data.passports.find(({ id }) => id === passport)?.rules;
  const { trainMonths, windows } = data;
  const own = [{ id: 'own-1', text: 'Cat, and plants', date: '2027-04-05' }];
  const tasks = countdown(
    trip,
    { today, passport: rules, trainMonths, bookings: windows },
    undefined,
    own,
  );
  const record = { ...noRecord, own };
  return { tasks, words: { data, locale, trip, record, today, facts: undefined } };
}

describe.each(locales)('the tasks in words (%s)', (locale) => {
  it('leave no blank, for any passport', () => {
    for (const { id } of readCountdown(locale).passports) {
      const { tasks, words } = of(locale, id);
      const said = tasks.map((task) => [taskText(task, words), taskDate(task, words)]);
      expect(JSON.stringify(said), id).not.toMatch(/[{]\w[\w-]*[}]|undefined/);
      expect(tasks.length).toBeGreaterThan(2);
    }
  });
});

describe('the calendar of the tasks', () => {
  it('has the dated ones, each with an alarm and an id that stays', () => {
    const { tasks, words } = of('es', 'AR');
    const file = countdownCalendar(tasks, words, stamp);
    const ids = file.match(/^UID:.*$/gm) ?? [];
    expect(ids).toContain('UID:countdown-k-eta@rumbo-corea');
    expect(ids).toHaveLength(tasks.filter(({ date }) => date).length);
    expect(new Set(ids).size).toBe(ids.length);
    expect(file.match(/BEGIN:VALARM/g)).toHaveLength(ids.length);
    expect(file).toContain(String.raw`SUMMARY:Cat\, and plants`);
    const later = of('es', 'AR', '2027-05-06');
    const again = countdownCalendar(later.tasks, later.words, stamp);
    expect(again.match(/^UID:.*$/gm)?.toSorted()).toEqual(ids.toSorted());
  });

  it('leaves out what is done', () => {
    const { tasks, words } = of('es', 'AR');
    const done = { ...words, record: { ...words.record, done: ['k-eta'] } };
    expect(countdownCalendar(tasks, done, stamp)).not.toContain('countdown-k-eta@');
  });
});
