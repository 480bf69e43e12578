import { describe, expect, it } from 'vitest';
import { answersIn } from './trip-answers.ts';
import { d4Query, termFrom } from './trip-links.ts';

describe('the link to the D-4 plan', () => {
  it('contains the known answers', () => {
    expect(d4Query({ passport: 'MX', days: 180, purpose: 'study' })).toBe('?passport=MX&days=180');
    expect(d4Query({ arrival: '2027-02-20', city: 'busan' })).toBe('?term=2027-03&city=busan');
    expect(d4Query({ arrival: '2027-02-20', term: '2027-06' })).toBe('?term=2027-06');
    expect(d4Query({})).toBe('');
  });

  it('is read back as the same answers', () => {
    const answers = { passport: 'PE', days: 200, term: '2027-09', city: 'seoul' } as const;
    expect(answersIn(new URLSearchParams(d4Query(answers)))).toEqual(answers);
  });

  it.each([
    ['2027-03-31', '2027-03'],
    ['2027-04-01', '2027-06'],
    ['2027-12-15', '2027-12'],
    ['2028-01-01', '2028-03'],
  ])('arriving on %s, the course begins in %s', (arrival, term) => {
    expect(termFrom(arrival)).toBe(term);
  });
});
