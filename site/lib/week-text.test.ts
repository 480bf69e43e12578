import { expect, test } from 'vitest';
import { locales, type Locale } from '#content/locale.ts';
import { readThisWeek } from '#content/this-week.server.ts';
import { addDays, weekdayOf } from '#domain/days.ts';
import { holidayOn } from '#domain/named-holidays.ts';
import { weekText } from './week-text.ts';

const facts = { es: readThisWeek('es').facts, en: readThisWeek('en').facts };
const week = (date: string, locale: Locale = 'es') => weekText(date, facts[locale]);
const days = Array.from({ length: 3 * 366 }, (_, index) => addDays('2026-01-01', index)).filter(
  (day) => day < '2029',
);

test.each(locales)('every day to the end of 2028 has all its texts (%s)', (locale) => {
  for (const day of days) {
    const { texts, days: seven, light } = week(day, locale);
    for (const [name, text] of Object.entries(texts)) {
      expect(text, `${day} ${name}`).not.toBe('');
      expect(text, `${day} ${name}`).not.toMatch(/[{}]|undefined|NaN/);
    }
    expect(seven.map(({ date }) => weekdayOf(date))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(seven.some(({ date }) => date === day)).toBe(true);
    for (const each of seven) {
      expect(each.holiday !== '', each.date).toBe(holidayOn(each.date) !== undefined);
      expect(each.open).toBe(each.closed[0] === facts[locale].sentences.open);
    }
    expect(light.sets - light.rises, day).toBeGreaterThan(9 * 60);
    expect(light.sets - light.rises, day).toBeLessThan(15 * 60);
  }
});

test('all days of a week say the same of it', () => {
  for (const day of days.filter((each) => weekdayOf(each) !== 1)) {
    const monday = addDays(day, 1 - weekdayOf(day));
    expect(week(day).days).toEqual(week(monday).days);
    expect(week(day).texts.holidays).toBe(week(monday).texts.holidays);
  }
});

test('an ordinary Monday: what rests, and the next holiday', () => {
  const { texts, days: seven } = week('2026-11-23');
  expect(texts.range).toBe('23-29 de noviembre de 2026');
  expect(texts.temperature).toBe('12\u00a0°C / 4\u00a0°C');
  expect(texts.holidays).toBe('Ninguno. El próximo, Navidad: viernes, 25 de diciembre.');
  expect(seven[0]?.closed).toContain('Palacio Changdeokgung');
  expect(seven[1]?.closed).toEqual(['Palacio Gyeongbokgung']);
  expect(seven[4]?.open).toBe(true);
  expect(Math.abs(Number(texts.sunset.replace(':', '')) - 1717)).toBeLessThanOrEqual(2);
});

test('the week of Seollal 2027: three days, a substitute, and what the feast closes', () => {
  const before = week('2027-02-05');
  expect(before.texts.holidays).toContain('Seollal: sábado 6 y domingo 7.');
  expect(before.texts.holidays).toContain('Los grandes almacenes cierran');
  expect(before.texts.holidays).toContain('El próximo, Seollal: lunes, 8 de febrero.');
  const after = week('2027-02-09');
  expect(after.texts.holidays).toContain('Seollal: lunes 8. Festivo de sustitución: martes 9.');
});

test('Chuseok closes the design plaza on its day, not on the days around it', () => {
  const { days: seven } = week('2027-09-15', 'en');
  const shut = seven.filter(({ closed }) => closed.some((name) => /shops at DDP/.test(name)));
  expect(shut.map(({ date }) => date)).toEqual(['2027-09-15']);
});

test('the last week of a year reaches into the next', () => {
  const { texts, days: seven } = week('2026-12-31', 'en');
  expect(texts.range).toBe('28 December 2026 – 3 January 2027');
  expect(texts.holidays).toContain('New Year’s Day: Friday 1.');
  expect(seven.at(-1)?.date).toBe('2027-01-03');
});

test('a year whose holidays are not known is said to be so', () => {
  const { texts } = week('2030-06-05', 'en');
  expect(texts.holidays).toBe(facts.en.sentences.unknown);
});
