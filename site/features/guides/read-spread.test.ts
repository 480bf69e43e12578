import { expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { readSpread } from './read-spread.ts';

test.each(locales)(
  'with every room the parts of a month fill it, and leave something (%s)',
  (locale) => {
    const { rooms, parts } = readSpread(locale, 'student-costs');
    for (const { share, rest, name } of rooms) {
      expect(parts.reduce((sum, part) => sum + part.share, share + rest)).toBeCloseTo(100);
      expect(rest, name).toBeGreaterThan(5);
      expect(share, name).toBeGreaterThan(0);
    }
    for (const { name, share } of parts) expect(share, name).toBeGreaterThan(0);
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    expect(new Set(rooms.map(({ rest }) => rest)).size).toBeGreaterThan(1);
  },
);

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
