import { expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { barsOf } from './read-month-parts.ts';
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

test.each(locales)(
  'what the first month adds fills bars of a month, one after the other (%s)',
  (locale) => {
    const { options } = readSpread(locale, 'student-costs').start;
    const lengths = options.map(({ bars }) => {
      for (const bar of bars.slice(0, -1))
        expect(bar.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
      const pieces = bars.flat();
      expect(pieces.at(-1)?.kind).toBe('papers');
      return pieces.reduce((sum, { share }) => sum + share, 0);
    });
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    expect(lengths[0]).toBeGreaterThan(100);
  },
);

test('a piece goes on in the next bar', () => {
  const bars = barsOf([
    { name: 'one', share: 150 },
    { name: 'two', share: 50 },
    { name: 'three', share: 20 },
  ]);
  expect(bars).toEqual([
    [{ name: 'one', share: 100 }],
    [
      { name: 'one', share: 50 },
      { name: 'two', share: 50 },
    ],
    [{ name: 'three', share: 20 }],
  ]);
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
