import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { d4 } from '#content/data/d4.ts';
import { chosenTerm, datedPlan, isClosed } from './d4-planner.ts';
import { nextTerms, termMonths } from '#domain/time/terms.ts';

const { steps } = d4;

const day = fc
  .date({
    min: new Date('2024-01-01T00:00Z'),
    max: new Date('2090-12-31T00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe('the next terms', () => {
  it.each([
    ['2026-11-20', '2026-12', '2028-09'],
    ['2026-12-01', '2027-03', '2028-12'],
    ['2027-02-28', '2027-03', '2028-12'],
    ['2027-12-31', '2028-03', '2029-12'],
  ])('after %s begin with %s and end with %s', (today, first, last) => {
    const terms = nextTerms(today);
    expect([terms.length, terms[0], terms.at(-1)]).toEqual([8, first, last]);
  });

  it('cover two years, in order, and none has begun', () => {
    fc.assert(
      fc.property(day, (today) => {
        const terms = nextTerms(today);
        expect(terms).toHaveLength(8);
        expect(terms.toSorted()).toEqual(terms);
        expect(new Set(terms).size).toBe(8);
        for (const term of terms) {
          expect(`${term}-01` > today).toBe(true);
          expect(termMonths).toContain(Number(term.slice(5)));
        }
        // No term is skipped: the first begins within three months.
        expect(daysBetween(today, `${terms[0]}-01`)).toBeLessThanOrEqual(92);
      }),
    );
  });
});

describe('the chosen term', () => {
  const today = '2026-11-24';

  it.each([
    ['2027-03', { term: '2027-03' }],
    ['2026-12', { term: '2026-12' }],
    // The first step for March should have ended the day before, but applications have not even begun.
    [null, { term: '2027-03' }],
    ['', { term: '2027-03' }],
    ['2027-04', { term: '2027-03' }],
    ['2027-3', { term: '2027-03' }],
    ['2199-03', { term: '2027-03' }],
    ['soon', { term: '2027-03' }],
    ['2024-03', { term: '2027-03', passed: '2024-03' }],
    ['2026-09', { term: '2027-03', passed: '2026-09' }],
  ])('%s', (wanted, expected) => {
    expect(chosenTerm(wanted, today, steps)).toEqual(expected);
  });

  it('counts as begun on its first day', () => {
    expect(chosenTerm('2027-03', '2027-03-01', steps)).toMatchObject({ passed: '2027-03' });
  });

  it.each([
    ['2027-01-18', '2027-03'],
    ['2027-01-19', '2027-06'],
  ])('without a choice on %s is %s, by the last day of applications', (now, term) => {
    expect(chosenTerm(null, now, steps)).toEqual({ term });
  });

  it('is the first for which one can still apply when none is chosen', () => {
    fc.assert(
      fc.property(day, fc.oneof(fc.constant(null), fc.string()), (now, wanted) => {
        const { term } = chosenTerm(wanted, now, steps);
        const terms = nextTerms(now);
        expect(terms).toContain(term);
        const closed = terms.filter((each) => isClosed(datedPlan(steps, each, now)));
        // All that come before it are closed, and neither it nor any after it is.
        expect(terms.slice(0, terms.indexOf(term))).toEqual(closed);
        const apply = datedPlan(steps, term, now).find(({ id }) => id === 'apply');
        expect(now <= (apply?.last ?? '')).toBe(true);
      }),
    );
  });
});

describe('the dated plan', () => {
  it('has its dates counted back from the first of March', () => {
    const plan = datedPlan(steps, '2027-03', '2026-12-24');
    expect(plan.map(({ id, first, last, state }) => [id, first, last, state])).toEqual([
      ['choose', '2026-10-12', '2026-11-23', 'late'],
      ['apply', '2026-11-30', '2027-01-18', 'now'],
      ['pay', '2027-01-18', '2027-01-25', 'ahead'],
      ['visa', '2027-01-25', '2027-02-22', 'ahead'],
      ['arrive', '2027-02-22', '2027-03-01', 'ahead'],
      ['register', '2027-03-01', '2027-05-23', 'ahead'],
    ]);
  });

  it('keeps the order and length of steps across leap years and year ends', () => {
    fc.assert(
      fc.property(day, fc.nat(7), (today, index) => {
        const term = nextTerms(today)[index] ?? '';
        const plan = datedPlan(steps, term, today);
        for (const { first, last, from, to, state } of plan) {
          expect(daysBetween(`${term}-01`, first)).toBe(from);
          expect(daysBetween(first, last)).toBe(to - from);
          expect(state === 'now').toBe(first <= today && today <= last);
        }
        const days = plan.map(({ first }) => first);
        expect(days.toSorted()).toEqual(days);
      }),
    );
  });

  it('never puts the registration later than 90 days after the earliest arrival', () => {
    const plan = datedPlan(steps, '2027-03', '2026-11-20');
    const arrive = plan.find(({ id }) => id === 'arrive');
    const register = plan.find(({ id }) => id === 'register');
    expect(daysBetween(arrive?.first ?? '', register?.last ?? '')).toBe(90);
  });
});
