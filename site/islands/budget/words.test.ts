import { expect, test } from 'vitest';
import { copy } from '#content/copy/budget.ts';
import { locales } from '#content/locale.ts';
import { listed } from './words.ts';

test.each(locales)('what is included is listed as the platform lists it (%s)', (locale) => {
  const platform = new Intl.ListFormat(locale, { type: 'conjunction' });
  const all = Object.values(copy.includes).flatMap((part) =>
    'word' in part ? part.word[locale] : [],
  );
  expect(all).toHaveLength(3);
  const [food = '', transport = '', leisure = ''] = all;
  for (const words of [[], [food], [transport, leisure], [food, leisure], all])
    expect(listed(words, locale)).toBe(platform.format(words));
});
