import { describe, expect, it } from 'vitest';
import { holidaysKnown, isFeast, isPublicHoliday, type Feast } from './korean-holidays.ts';

const years = [2026, 2027, 2028, 2029];

const days = years.flatMap((year) => {
  const dates = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000)
    dates.push(new Date(at).toISOString().slice(0, 10));
  return dates;
});

const next = (date: string, step = 1) =>
  new Date(Date.parse(date) + step * 86_400_000).toISOString().slice(0, 10);
const weekday = (date: string) => new Date(date).getUTCDay();

/** Month and day of the Korean lunar calendar according to Intl. */
function lunar(date: string): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-dangi', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(new Date(date));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
  return `${part('month')}-${part('day')}`;
}

const lunarDay = (wanted: string) => days.filter((date) => lunar(date) === wanted);

describe('the holidays', () => {
  it('include the fixed dates of the solar calendar', () => {
    const fixed = ['01-01', '03-01', '05-01', '05-05', '06-06'];
    fixed.push('07-17', '08-15', '10-03', '10-09', '12-25');
    for (const year of years)
      for (const day of fixed) expect(isPublicHoliday(`${year}-${day}`), day).toBe(true);
  });

  it.each<[Feast, string]>([
    ['seollal', '1-1'],
    ['chuseok', '8-15'],
  ])('%s falls on the lunar date %s, with the days before and after it', (feast, date) => {
    const found = lunarDay(date);
    expect(found).toHaveLength(years.length);
    for (const day of found) {
      expect(isFeast(day, feast), day).toBe(true);
      for (const step of [-1, 0, 1]) expect(isPublicHoliday(next(day, step)), day).toBe(true);
    }
    expect(days.filter((day) => isFeast(day, feast))).toEqual(found);
  });

  it('the birthday of the Buddha is the eighth day of the fourth lunar month', () => {
    const found = lunarDay('4-8');
    expect(found).toEqual(['2026-05-24', '2027-05-13', '2028-05-02', '2029-05-20']);
    for (const day of found) expect(isPublicHoliday(day)).toBe(true);
  });

  it('every other holiday is a substitute or an election day', () => {
    const fixed = /-(01-01|03-01|05-01|05-05|06-06|07-17|08-15|10-03|10-09|12-25)$/;
    const isLunar = (date: string) =>
      [-1, 0, 1].some((step) => ['1-1', '8-15'].includes(lunar(next(date, step)))) ||
      lunar(date) === '4-8';
    const others = days.filter(
      (date) => isPublicHoliday(date) && !fixed.test(date) && !isLunar(date),
    );
    expect(others).toEqual([
      '2026-03-02', // Independence Movement Day
      '2026-05-25', // the birthday of the Buddha
      '2026-06-03', // local elections
      '2026-08-17', // Liberation Day
      '2026-10-05', // National Foundation Day
      '2027-02-09', // Seollal
      '2027-05-03', // Labour Day
      '2027-07-19', // Constitution Day
      '2027-08-16', // Liberation Day
      '2027-10-04', // National Foundation Day
      '2027-10-11', // Hangul Day
      '2027-12-27', // Christmas
      '2028-04-12', // parliamentary elections
      '2028-10-05', // National Foundation Day, which falls on Chuseok
      '2029-05-07', // Children's Day
      '2029-05-21', // the birthday of the Buddha
      '2029-09-24', // Chuseok
    ]);
  });

  it('the Monday after a holiday on a Sunday is a holiday when that holiday has a substitute', () => {
    const without = /-(01-01|06-06)$/;
    const sundays = days.filter(
      (date) => isPublicHoliday(date) && weekday(date) === 0 && !without.test(date),
    );
    expect(sundays.length).toBeGreaterThan(3);
    for (const date of sundays) expect(isPublicHoliday(next(date)), date).toBe(true);
  });

  it('knows no year outside the table', () => {
    expect(holidaysKnown('2029-12-31')).toBe(true);
    expect(holidaysKnown('2030-01-01')).toBe(false);
    expect(holidaysKnown('2025-12-31')).toBe(false);
    expect(isPublicHoliday('2030-01-01')).toBe(false);
    expect(isFeast('2030-02-03', 'seollal')).toBe(false);
  });
});
