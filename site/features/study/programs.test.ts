import { expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { readStudy } from './read.ts';

for (const locale of locales)
  test(`a course that is longer than any with a published price has to be asked for its price (${locale})`, () => {
    const { programs } = readStudy(locale).text;
    const beyond = programs.items.filter(({ at }) => at.from > programs.scale.limit);
    expect(beyond.map(({ id }) => id)).toEqual(['regular']);
    for (const { from, at } of programs.items)
      expect(/\d/.test(from)).toBe(at.from <= programs.scale.limit);
  });
