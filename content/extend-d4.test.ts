import { expect, test } from 'vitest';
import { locales } from './locale.ts';
import { pathTo } from './pages.ts';
import { register } from './register/register.ts';
import { readPage } from '#site/lib/read-page.ts';
import { readPracticalGuide } from '../site/features/guides/read.ts';
import { readSearchDocuments } from '../site/features/search/read-search-documents.ts';

test.each(locales)(
  'extending the D-4 has steps, costs and documents in one place (%s)',
  (locale) => {
    const sections = readPracticalGuide(locale, 'working-holiday').sections;
    const extend = sections.find(({ id }) => id === 'extend-d4');
    expect(extend?.rows?.length).toBeGreaterThan(4);
    // Each step but what lasts all term has a day.
    expect(extend?.rows?.slice(1).every(({ before }) => before)).toBe(true);
    const text = JSON.stringify(extend);
    for (const part of ['HiKorea', '1345', 'D-4']) expect(text).toContain(part);
    // The former anchor still leads to the page, and from there to the steps.
    expect(sections.find(({ id }) => id === 'extend')?.answer).toContain('#extend-d4');

    // The other pages send to it instead of telling it again.
    for (const page of ['study', 'first-month', 'student-costs'] as const)
      expect(JSON.stringify(readPage(locale, page).text), page).toContain(
        '(working-holiday#extend-d4)',
      );

    const found = readSearchDocuments(locale).find(({ href }) => href.endsWith('#extend-d4'));
    expect(found?.href).toBe(`${pathTo('working-holiday', locale)}#extend-d4`);
    expect(found?.title).toContain('D-4');
  },
);

test('a week’s pay on a D-4 is the minimum wage times its hours', () => {
  const wage = register['minimum-wage'].current.value;
  const hours = register['d4-work-hours'].current.value;
  expect(register['d4-work-pay'].current.value).toEqual({
    without: wage * hours.without,
    withTopik2: wage * hours.withTopik2,
  });
});
