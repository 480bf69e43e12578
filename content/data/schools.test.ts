import { describe, expect, it, test } from 'vitest';
import { locales } from '../locale.ts';
import { studyFigures } from '../register/study.ts';
import { coursePrices } from './course-prices.ts';
import { places } from './places.ts';
import { schoolSources } from './school-sources.ts';
import { calendarYears, placeOf, schoolNamed, schools, visibleSchools } from './schools.ts';

test('a school of the map and a school of the list are one thing', () => {
  const onMap = places.filter(({ type }) => type === 'school').map(({ id }) => id);
  expect(schools.map(({ id }) => id).toSorted()).toEqual(onMap.toSorted());
});

test('the partners are those of the map, and stand last', () => {
  const partners = schools.filter((school) => placeOf(school).isPartner);
  expect(partners.length).toBeGreaterThan(0);
  expect(schools.slice(-partners.length)).toEqual(partners);
});

test('once the guide is published, a partner without a position is left out', () => {
  const hidden = schools.filter((school) => !visibleSchools({ published: true }).includes(school));
  expect(hidden.every((school) => placeOf(school).sample)).toBe(true);
  expect(hidden.length).toBeGreaterThan(0);
});

test('an academy does not sponsor the visa, and a university is never said not to', () => {
  for (const { id, d4 } of schools) expect(d4?.value === false, id).toBe(id.endsWith('-academy'));
});

describe('a calendar', () => {
  const terms = schools.flatMap(({ id, calendar }) =>
    (calendar?.terms ?? []).map((term) => ({ id, term })),
  );

  it.each(terms)('of $id runs in order: $term.starts', ({ term }) => {
    const { starts, ends, applyFrom, applyTo } = term;
    const days = [applyFrom, applyTo, starts, ends].filter((day) => day !== undefined);
    expect(days.toSorted()).toEqual(days);
    for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  });
});

describe('the sources', () => {
  it('are all of some value', () => {
    const used = JSON.stringify(schools);
    const unused = Object.keys(schoolSources).filter((id) => !used.includes(`"source":"${id}"`));
    expect(unused, 'take these out of content/data/school-sources.ts').toEqual([]);
  });

  it.each(Object.entries(schoolSources))('%s says when it was read', (_id, { readOn, date }) => {
    expect(readOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect((date ?? '') <= readOn).toBe(true);
  });
});

describe('what other pages say of the schools', () => {
  it.each(['seoul', 'busan'] as const)('a term in %s costs what the table gives', (city) => {
    const prices = schools
      .filter((school) => placeOf(school).city === city)
      .flatMap(({ tuition = [] }) => tuition.filter(({ per }) => per === 'term'))
      .map(({ krw }) => krw);
    expect(coursePrices.term[city]).toEqual({ from: Math.min(...prices), to: Math.max(...prices) });
  });

  it('the price of a course that does not count for a D-4 says so', () => {
    const price = studyFigures['course-regular-cost'].current;
    const [seen] = schoolNamed('seoul-national-university')?.tuition ?? [];
    expect(seen).toMatchObject({ krw: price.value, per: 'thirteen-weeks' });
    for (const locale of locales) {
      expect(seen?.note?.[locale]).toContain('D-4');
      expect(price.text[locale]).toContain('D-4');
    }
  });

  it('the years of a calendar are all those in which its terms start', () => {
    const years = (id: string) => calendarYears(schoolNamed(id) ?? {});
    expect(years('sungkyunkwan-university')).toEqual(['2025', '2026']);
    expect(years('hongik-university')).toEqual(['2024', '2025']);
    expect(years('dong-a-university')).toEqual([]);
  });
});
