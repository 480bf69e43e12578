import { expect, test } from 'vitest';
import { readHome } from './read.ts';
import { locales } from '#content/locale.ts';
import { addDays } from '#domain/time/days.ts';
import { formalityOf, holdsOn } from './formalities.ts';

test.each(locales)('on every day one rule holds for each passport (%s)', (locale) => {
  const { passports, text } = readHome(locale);
  const formalities = passports.map((each) => formalityOf(each, text.requirements, locale));
  for (let day = '2026-11-01'; day < '2027-03-01'; day = addDays(day, 1))
    for (const { name, rules } of formalities)
      expect(
        rules.filter((rule) => holdsOn(rule, day)),
        `${name} on ${day}`,
      ).toHaveLength(1);
});

test('when the waiver ends, Spain no longer enters without a K-ETA for sure', () => {
  const { passports, text } = readHome('es');
  const [spain] = passports.map((each) => formalityOf(each, text.requirements, 'es'));
  const ruleOn = (day: string) => spain?.rules.find((rule) => holdsOn(rule, day))?.rule;
  const { rules } = text.requirements;
  expect(ruleOn('2026-12-31')).toBe(rules['no-visa-no-k-eta'].rule);
  expect(ruleOn('2027-01-01')).toBe(rules['no-visa-k-eta-unknown'].rule);
});
