import { expect, it } from 'vitest';
import { BUDGET_DEFAULTS } from './budget-inputs.ts';
import { isVisit, visitOf } from './visit.ts';

const twoWeeks = {
  ...BUDGET_DEFAULTS,
  purpose: 'tourism',
  duration: 2,
  durationType: 'weeks',
} as const;

it('a visit is for tourism, and for a month at most', () => {
  expect(isVisit(twoWeeks)).toBe(true);
  expect(isVisit({ ...twoWeeks, duration: 1, durationType: 'months' })).toBe(true);
  expect(isVisit({ ...twoWeeks, duration: 5 })).toBe(false);
  expect(isVisit({ ...twoWeeks, purpose: 'study' })).toBe(false);
  expect(isVisit({ ...twoWeeks, purpose: 'work' })).toBe(false);
});

it('a visit keeps the nights, the city and the level', () => {
  expect(visitOf({ ...twoWeeks, city: 'busan', budgetLevel: 'budget' })).toMatchObject({
    nights: [{ city: 'busan', nights: 14 }],
    people: 1,
    meals: 'simple',
    bed: 'country-room',
    tickets: 1,
  });
  expect(visitOf({ ...twoWeeks, includeEntertainment: false }).tickets).toBe(0);
});
