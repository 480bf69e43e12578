import { expect, test } from 'vitest';
import { locales, type Locale } from '#content/locale.ts';
import { readThisWeek } from '#site/lib/read-this-week.ts';
import { addDays, weekdayOf } from '#domain/time/days.ts';
import { weekText } from './week-text.ts';

const facts = { es: readThisWeek('es').facts, en: readThisWeek('en').facts };
const week = (date: string, locale: Locale = 'es') => weekText(date, facts[locale]);
const days = Array.from({ length: 3 * 366 }, (_, index) => addDays('2026-01-01', index)).filter(
  (day) => day < '2029',
);

test.each(locales)('every day to the end of 2028 has all its texts (%s)', (locale) => {
  for (const day of days) {
    for (const [name, text] of Object.entries(week(day, locale).texts)) {
      expect(text, `${day} ${name}`).not.toBe('');
      expect(text, `${day} ${name}`).not.toMatch(/[{}]|undefined|NaN/);
    }
  }
});

test('all days of a week say the same of it', () => {
  for (const day of days.filter((each) => weekdayOf(each) !== 1)) {
    const { holidays, closings } = week(addDays(day, 1 - weekdayOf(day))).texts;
    expect(week(day).texts).toMatchObject({ holidays, closings });
  }
});

test('an ordinary Monday: what closes, and the next holiday', () => {
  const { texts } = week('2026-11-23');
  expect(texts.range).toBe('23-29 de noviembre de 2026');
  expect(texts.weather).toContain('de 4\u00a0°C a 12\u00a0°C en Seúl');
  expect(texts.holidays).toBe('Próximo festivo: Navidad, viernes, 25 de diciembre.');
  expect(texts.closings).toMatch(
    /Lunes: .*el palacio Changdeokgung.*\.\nMartes: el palacio Gyeongbokgung\./,
  );
  expect(texts.closings).not.toMatch(/Viernes/);
});

test('the week of Seollal 2027: three days, a substitute, and what the feast closes', () => {
  const before = week('2027-02-05');
  expect(before.texts.holidays).toContain('Seollal: sábado 6 y domingo 7.');
  expect(before.texts.holidays).toContain('Los grandes almacenes cierran');
  expect(before.texts.holidays).toContain('Próximo festivo: Seollal, lunes, 8 de febrero.');
  const after = week('2027-02-09');
  expect(after.texts.holidays).toContain('Seollal: lunes 8. Festivo de sustitución: martes 9.');
});

test('Chuseok closes the design plaza on its day, not on the days around it', () => {
  const { closings } = week('2027-09-15', 'en').texts;
  expect(closings.match(/\w+day: [^.]*shops at DDP/g)).toHaveLength(1);
  expect(closings).toMatch(/Wednesday: [^.]*shops at DDP/);
});

test('the last week of a year reaches into the next', () => {
  const { texts } = week('2026-12-31', 'en');
  expect(texts.range).toBe('28 December 2026 – 3 January 2027');
  expect(texts.holidays).toContain('New Year’s Day: Friday 1.');
});

test('a year whose holidays are not known is said to be so', () => {
  const { texts } = week('2030-06-05', 'en');
  expect(texts.holidays).toBe(facts.en.sentences.unknown);
});
