import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '../locale.ts';
import { localize } from '../localize.ts';
import type { LeadAttraction } from './attraction.ts';
import { everyDay, type OpeningPeriod } from './opening-hours.ts';
import { seoulAttractions } from './seoul-attractions.ts';

const list: readonly LeadAttraction[] = seoulAttractions;

const dayNames: Record<Locale, readonly string[]> = {
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos'],
  en: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
};

const closes: Record<Locale, string> = { es: 'Cierra los', en: 'Closed on' };
const daily: Record<Locale, RegExp> = {
  es: /todos los días|abierto siempre/i,
  en: /every day|always open/i,
};

function periodsOf({ opening }: LeadAttraction): readonly OpeningPeriod[] {
  return opening && 'periods' in opening ? opening.periods : [];
}

function find(id: (typeof seoulAttractions)[number]['id']): LeadAttraction {
  const found = list.find((attraction) => attraction.id === id);
  if (!found) throw new Error(`no attraction ${id}`);
  return found;
}

const months = (first: number, last: number) =>
  Array.from(
    { length: ((last - first + 12) % 12) + 1 },
    (_, step) => ((first - 1 + step) % 12) + 1,
  );

describe('the attractions of Seoul', () => {
  it('are listed once each', () => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  it('use every category of Seoul', () => {
    expect([...new Set(list.map(({ category }) => category))].toSorted()).toEqual([
      'culture',
      'entertainment',
      'historic',
      'landmark',
      'market',
      'modern',
      'temple',
    ]);
  });

  it.each(list)('$id lies in Seoul and has a Korean address for drivers', (attraction) => {
    expect(attraction.lat).toBeGreaterThan(37.42);
    expect(attraction.lat).toBeLessThan(37.7);
    expect(attraction.lng).toBeGreaterThan(126.76);
    expect(attraction.lng).toBeLessThan(127.19);
    expect(attraction.hangul).toMatch(/^\p{Script=Hangul}+$/u);
    expect(attraction.address).toMatch(/^서울특별시 \p{Script=Hangul}+구 /u);
    expect(attraction.station?.hangul).toMatch(/역$/);
    expect(attraction.station?.walk ?? attraction.station?.onward).toBeDefined();
  });

  it.each(locales)('have complete texts in %s', (locale) => {
    for (const attraction of list) {
      for (const text of [attraction.description, attraction.hours, attraction.tip])
        expect(localize(text, locale), attraction.id).toMatch(/^\p{Lu}|^\d/u);
      const sentences = attraction.description[locale].split(/[.?] (?=\p{Lu})/u);
      expect(sentences.length, attraction.id).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('the opening hours of Seoul', () => {
  it.each(list)('$id: the hours in words name the weekdays without opening hours', (attraction) => {
    const periods = periodsOf(attraction);
    const open = new Set(periods.flatMap(({ days }) => days));
    const off = periods.length === 0 ? [] : everyDay.filter((day) => !open.has(day));
    for (const locale of locales) {
      const words = localize(attraction.hours, locale);
      if (off.length === 0) expect(words).toMatch(daily[locale]);
      for (const day of off)
        expect(words).toContain(`${closes[locale]} ${dayNames[locale][day - 1]}`);
    }
  });

  it.each(list)('$id: the hours in words give the times of the structured hours', (attraction) => {
    for (const { opens, closes: end } of periodsOf(attraction))
      for (const locale of locales)
        for (const time of [opens, end])
          expect(localize(attraction.hours, locale)).toContain(time.replace(/^0/, ''));
  });

  it.each(list)('$id: every day of the year is in exactly one season', (attraction) => {
    const seasons = periodsOf(attraction).flatMap(({ months: season }) =>
      season ? months(...season) : [],
    );
    const once = new Set(seasons);
    expect(seasons).toHaveLength(once.size);
    expect([0, 12]).toContain(once.size);
  });

  it('moves the day off of palaces when it falls on a holiday', () => {
    for (const id of ['gyeongbokgung', 'changdeokgung'] as const)
      expect(find(id).opening).toHaveProperty('opensOnHolidayMoved', true);
    const off = (id: 'gyeongbokgung' | 'changdeokgung') =>
      everyDay.filter((day) => !periodsOf(find(id)).some(({ days }) => days.includes(day)));
    expect(off('gyeongbokgung')).toEqual([2]);
    expect(off('changdeokgung')).toEqual([1]);
  });

  it('names the holidays on which the design plaza closes', () => {
    const { hours, opening } = find('dongdaemun-design-plaza');
    expect(opening).toHaveProperty('closedOn', ['new-year', 'seollal', 'chuseok']);
    for (const locale of locales)
      expect(localize(hours, locale)).toMatch(/1 (de enero|January).*Seollal.*Chuseok/);
  });
});
