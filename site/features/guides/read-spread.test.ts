import { expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { readSpread } from './read-spread.ts';

test.each(locales)('the parts of a month fill it, and leave something (%s)', (locale) => {
  const { parts, rest } = readSpread(locale, 'student-costs');
  expect(parts.reduce((sum, { share }) => sum + share, rest.share)).toBeCloseTo(100);
  expect(rest.share).toBeGreaterThan(5);
  for (const { name, share } of parts) expect(share, name).toBeGreaterThan(0);
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
});

test.each(locales)('the number of a penalty stands in the words of the register (%s)', (locale) => {
  for (const { figure, number } of readSpread(locale, 'safety').penalties)
    expect(figure.value).toContain(/\d[\d.,]*/.exec(number)?.[0]);
});

test.each(locales)('each pair of answers leads to one line to buy (%s)', (locale) => {
  const { questions, answers } = readSpread(locale, 'phone-money-apps').text;
  const [first = [], second = []] = questions.map(({ options }) =>
    options.map(({ value }) => value),
  );
  const pairs = first.flatMap((one) => second.map((other) => `${one} ${other}`));
  expect(answers.map(({ key }) => key).toSorted()).toEqual(pairs.toSorted());
});
