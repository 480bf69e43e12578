import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { schools as all } from '#content/data/schools.ts';
import { locales } from '#content/locale.ts';
import { readSchools, sourcesOf } from './read.ts';
import { grouped, orders } from './school-choices.ts';
import { SchoolList } from './school-list.island.tsx';

describe.each(locales)('the list of schools in %s', (locale) => {
  const data = readSchools(locale);
  const { text, prices, scale, schools } = data;
  const html = renderToStaticMarkup(
    <SchoolList {...{ text, prices, scale, schools, locale }} sample="[sample]" path="/" />,
  );
  const rows = html.split('<details name="school"').slice(1);

  it('has a row for each school, from the cheapest term to those without a price', () => {
    const ids = rows.map((row) => /<div id="([^"]+)"/.exec(row)?.[1]);
    expect(ids.toSorted()).toEqual(schools.map(({ id }) => id).toSorted());
    const terms = ids.map((id) => schools.find((school) => school.id === id)?.price);
    const priced = terms.filter((price) => price !== undefined);
    expect(priced.length).toBeGreaterThan(5);
    expect(terms.slice(0, priced.length)).toEqual(priced.toSorted((one, other) => one - other));
    const shown = ids.map((id) => schools.find((school) => school.id === id)?.row.price);
    expect(shown.slice(shown.indexOf(undefined)).filter(Boolean)).toEqual([]);
  });

  it.each(orders)('holds every school once in the order %s', (order) => {
    const ids = grouped(schools, order).flatMap((group) => group.schools.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(schools.map(({ id }) => id).toSorted());
  });

  it('says beside a price that its course does not qualify for a D-4, and marks samples', () => {
    const row = rows
      .find((each) => each.includes('id="seoul-national-university"'))
      ?.replaceAll(/<[^>]+>/g, '');
    expect(row).toContain(`${text.values.per['thirteen-weeks']}, ${text.values.withoutD4}`);
    expect(row).toContain(text.row.otherD4);
    for (const { id, sample } of schools)
      expect(rows.find((each) => each.includes(`id="${id}"`))?.includes('[sample]')).toBe(sample);
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
    for (const { id } of old)
      expect(rows.find((row) => row.includes(`id="${id}"`))).toContain(`>${text.row.about} <`);
    // The sign stands once for all prices of a group.
    const groups = html.split('<h3').filter((group) => group.includes(`>${text.row.about} <`));
    expect(groups.map((group) => group.split('≈').length - 1)).toEqual(groups.map(() => 1));
  });

  it('draws each thread as long as its price, on a scale from nothing', () => {
    expect(scale.marks[0]).toMatchObject({ at: 0 });
    const drawn = schools.filter(({ thread }) => thread);
    expect(drawn.length).toBeGreaterThan(5);
    const [first] = drawn;
    for (const { thread, price } of drawn)
      expect(thread!.from / first!.thread!.from).toBeCloseTo(price! / first!.price!);
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
