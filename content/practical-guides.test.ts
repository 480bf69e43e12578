import { expect, test } from 'vitest';
import type { PracticalGuide } from './text/practical-guide.ts';
import { guideSources } from './data/guide-sources.ts';
import { locales } from './locale.ts';
import { namesSources, practicalGuides } from './practical-guides.ts';
import { readPracticalGuide } from '../site/features/guides/read.ts';

const guides = Object.entries(practicalGuides) as [keyof typeof practicalGuides, PracticalGuide][];
const points = guides.flatMap(([page, { sections }]) =>
  sections.flatMap(({ points: each = [] }) => each.map((point) => ({ page, ...point }))),
);

test('every source is named by a statement', () => {
  const named = new Set<string>(
    guides.flatMap(([, guide]) =>
      Array.from(
        JSON.stringify(guide).matchAll(/"sources":(\[[^\]]*\])/g),
        ([, list = '[]']) => JSON.parse(list) as string[],
      ).flat(),
    ),
  );
  const unused = Object.keys(guideSources).filter((id) => !named.has(id));
  expect(unused, 'take these out of content/data/guide-sources.ts').toEqual([]);
});

test('what a page answers with a picture is one of its sections', () => {
  const missing = guides.filter(
    ([, { pictured, sections }]) => pictured && !sections.some(({ id }) => id === pictured),
  );
  expect(missing).toEqual([]);
});

test('a statement with a telephone, a year or a number of people says where it was read', () => {
  const stated = points.filter(
    ({ page, text, sources }) =>
      namesSources(page) && !sources && /\]\(tel:|\b20\d\d\b/.test(text.es),
  );
  // Lines of help stand in the register with their sources.
  expect(stated.map(({ text }) => text.es).filter((text) => !/\(tel:1345\)/.test(text))).toEqual(
    [],
  );
});

test('a telephone link calls the number that it shows', () => {
  for (const locale of locales)
    for (const [, { sections }] of guides)
      for (const { answer, points: each = [] } of sections)
        for (const text of [...(answer ? [answer] : []), ...each.map((point) => point.text)])
          for (const [, shown = '', called = ''] of text[locale].matchAll(
            /\[([^\]]+)\]\(tel:(\d+)\)/g,
          ))
            expect([called, `02${shown}`], text[locale]).toContain(shown.replaceAll('-', ''));
});

test.each(guides.map(([page]) => page))('%s has the same anchors in every language', (page) => {
  const ids = locales.map((locale) =>
    readPracticalGuide(locale, page).sections.map(({ id }) => id),
  );
  expect(new Set(ids.map(String)).size).toBe(1);
  expect(new Set(ids[0]).size).toBe(ids[0]?.length);
});
