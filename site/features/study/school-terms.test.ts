import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { d4 } from '#content/data/d4.ts';
import { schools } from '#content/data/schools.ts';
import { chosenCourse, coursePlan } from './d4-planner.ts';
import { daysBetween } from '#domain/time/days.ts';
import { schoolCourses, usualCourses } from './school-terms.ts';

const today = '2026-11-24';
const { steps } = d4;

const coursesOf = (id: string) =>
  schoolCourses(schools.find((school) => school.id === id)?.calendar?.terms ?? [], today);

const applyFor = (id: string, term: string) => {
  const { course } = chosenCourse(term, today, steps, coursesOf(id));
  const step = course && coursePlan(steps, course, today).find((each) => each.id === 'apply');
  return [course?.starts, step?.first, step?.last];
};

describe('the window of each school', () => {
  it.each([
    ['sogang-klec', '2027-03', '2027-03-11', '2026-12-10', '2027-01-21'],
    ['seoultech', '2027-03', '2027-03-18', '2026-11-03', '2026-12-19'],
    ['hongik-university', '2027-06', '2027-06-03', '2027-04-01', '2027-04-10'],
    ['busan-university-of-foreign-studies', '2027-09', '2027-09-02', '2027-06-03', '2027-07-05'],
    // It starts at the end of the month before.
    ['busan-university-of-foreign-studies', '2027-06', '2027-05-24', '2027-03-11', '2027-04-05'],
    ['sungkyunkwan-university', '2027-04', '2027-04-30', '2027-03-04', '2027-03-28'],
    ['ewha-language-center', '2027-06', '2027-06-07', '2027-03-08', '2027-04-19'],
  ])('%s, %s', (id, term, starts, first, last) => {
    expect(applyFor(id, term)).toEqual([starts, first, last]);
  });

  it('is what the school published where it has published it', () => {
    const [next] = coursesOf('seoultech');
    expect(next).toMatchObject({ starts: '2026-12-09', published: true, seenIn: '2026' });
    expect(coursesOf('seoultech').filter(({ published }) => published)).toHaveLength(1);
  });

  it('is unknown without a calendar, and then the usual terms are offered', () => {
    expect(coursesOf('yonsei-kli')).toEqual(usualCourses(today));
    for (const course of coursesOf('yonsei-kli')) expect(course.applyTo).toBeUndefined();
  });

  it('completes a calendar that lacks some of the usual terms', () => {
    const terms = coursesOf('ewha-language-center').map(({ term }) => term);
    expect(terms).toEqual(expect.arrayContaining(['2027-03', '2027-06', '2027-09', '2027-12']));
    const autumn = coursesOf('ewha-language-center').find(({ term }) => term === '2027-09');
    expect(autumn?.applyTo).toBeUndefined();
  });

  it('does not add the usual terms to a school with others', () => {
    const months = new Set(coursesOf('sungkyunkwan-university').map(({ term }) => term.slice(5)));
    expect([...months].toSorted()).toEqual(['01', '03', '04', '07', '08', '11']);
  });
});

describe.each(schools.filter(({ calendar }) => calendar).map(({ id }) => id))('%s', (id) => {
  const calendar = schools.find((school) => school.id === id)?.calendar?.terms ?? [];
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('always offers courses in order, two years ahead, and none that has begun', () => {
    fc.assert(
      fc.property(day, (now) => {
        const starts = schoolCourses(calendar, now).map((course) => course.starts);
        expect(starts.length).toBeGreaterThan(3);
        expect(starts.toSorted()).toEqual(starts);
        expect(starts.every((start) => start > now)).toBe(true);
      }),
    );
  });

  it('dates the steps in an order in which they can be done', () => {
    fc.assert(
      fc.property(day, (now) => {
        for (const course of schoolCourses(calendar, now)) {
          const plan = coursePlan(steps, course, now);
          for (const { first, last } of plan) expect(first <= last).toBe(true);
          const at = (step: string) => plan.find((each) => each.id === step);
          const [choose, apply, pay, visa] = ['choose', 'apply', 'pay', 'visa'].map(at);
          if (!course.applyTo) continue;
          expect(choose!.last < apply!.first).toBe(true);
          expect(daysBetween(apply!.last, pay!.last)).toBeGreaterThanOrEqual(7);
          expect(visa!.first >= apply!.last).toBe(true);
        }
      }),
    );
  });
});
