import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstMonth } from '#content/data/first-month.ts';
import { register } from '#content/register/register.ts';
import { daysBetween } from '#domain/time/days.ts';
import { datedMonth } from './first-month.ts';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2080-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it.each([
  ['sim', '2027-03-01', '2027-03-02'],
  ['residence-card', '2027-03-01', '2027-03-15'],
  ['national-insurance', '2027-09-01', '2027-09-26'],
  ['work', '2027-09-01', '2027-10-01'],
])('%s, arriving on 1 March 2027', (id, first, last) => {
  const step = datedMonth(firstMonth, '2027-03-01', '2027-02-01').find((each) => each.id === id);
  expect(step).toEqual({ id, first, last, state: 'ahead' });
});

it('ends no step before it begins, and asks for the card within the deadline of the law', () => {
  fc.assert(
    fc.property(day, day, (arrival, today) => {
      const plan = datedMonth(firstMonth, arrival, today);
      for (const { first, last } of plan) expect(first <= last).toBe(true);
      const card = plan.find(({ id }) => id === 'residence-card')!;
      expect(daysBetween(arrival, card.last)).toBeLessThan(register['arc-deadline'].current.value);
    }),
  );
});

it('never dates work before the sixth month', () => {
  fc.assert(
    fc.property(day, (arrival) => {
      const work = datedMonth(firstMonth, arrival, arrival).find(({ id }) => id === 'work')!;
      const months = register['d4-work-after'].current.value;
      expect(daysBetween(arrival, work.first)).toBeGreaterThanOrEqual(months * 30 - 2);
      expect(work.state).toBe('ahead');
    }),
  );
});

it('says which step is late, due and ahead', () => {
  const states = (today: string) =>
    Object.fromEntries(
      datedMonth(firstMonth, '2027-03-01', today).map(({ id, state }) => [id, state]),
    );
  expect(states('2027-03-10')).toMatchObject({
    sim: 'late',
    'residence-card': 'now',
    bank: 'ahead',
  });
});
