import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { schools as all } from '#content/data/schools.ts';
import { locales } from '#content/locale.ts';
import { readSchools, sourcesOf } from './read.ts';
import { sorted } from './school-choices.ts';
import { SchoolList } from './school-list.island.tsx';

describe.each(locales)('the list of schools in %s', (locale) => {
  const data = readSchools(locale);
  const { text, prices, groups } = data;
  const html = renderToStaticMarkup(
    <SchoolList {...groups} {...{ text, prices, locale }} path="/" />,
  );
  const rows = html.split('<details').slice(1);

  it('has a row for each school, first those with a price or dates', () => {
    const ids = rows.map((row) => /<div id="([^"]+)"/.exec(row)?.[1]);
    expect(ids.toSorted()).toEqual(data.schools.map(({ id }) => id).toSorted());
    const { publish, partners, ask } = data.groups;
    expect(publish.length).toBeGreaterThan(ask.length);
    const shown = [...sorted(publish, 'price'), ...partners, ...ask];
    expect(ids).toEqual(shown.map(({ id }) => id));
  });

  it('says no price and no length twice', () => {
    for (const { id, facts } of data.schools)
      for (const { text: line, note = '' } of facts)
        for (const part of line.split(', '))
          expect(note.includes(part), `${id}: ${line}`).toBe(false);
  });

  it('plans the D-4 only with schools that sponsor it', () => {
    expect(data.schools.filter((school) => 'plan' in school && !school.sponsors)).toEqual([]);
  });

  it('says that a price is approximate unless the school published it within a year', () => {
    const old = all.filter(({ tuition: [first] = [] }) => first && (first.year ?? 0) < 2026);
    expect(old.length).toBeGreaterThan(3);
    for (const { id } of old) expect(rows.find((row) => row.includes(`id="${id}"`))).toContain('≈');
  });

  it('prints no empty fact, and names the page behind each school with facts', () => {
    expect(html).not.toMatch(/<dd[^>]*>(?:\s|<[^>]*>)*<\/dd>/);
    for (const school of all) {
      const row = rows.find((each) => each.includes(`id="${school.id}"`));
      expect(row?.includes(data.text.details.sources), school.id).toBe(
        sourcesOf(school).length > 0,
      );
    }
  });
});
