import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales } from '#content/locale.ts';
import { readSchools } from '#content/schools.server.ts';
import { SchoolDetails } from './school-details.tsx';
import { SchoolTable } from './school-table.tsx';

describe.each(locales)('a value of a school in %s', (locale) => {
  const data = readSchools(locale);
  const { unseen } = data.copy.values;
  const table = renderToStaticMarkup(<SchoolTable data={data} path="/" locale={locale} />);
  const details = renderToStaticMarkup(<SchoolDetails {...data} locale={locale} />);

  const cells = [...table.matchAll(/<td data-label="([^"]*)">(.*?)<\/td>/gs)];
  const facts = [...details.matchAll(/<dt>([^<]*)<\/dt><dd>(.*?)<\/dd>/gs)];
  const stations: readonly string[] = [data.copy.table.station, data.copy.facts.station];
  const values = [...cells, ...facts].filter(([, label = '']) => !stations.includes(label));

  it('has a source, or says that it was not seen and whom to ask', () => {
    expect(cells).toHaveLength(data.schools.length * 6);
    const wrong = values.filter(([, , cell = '']) => {
      const asks = cell.includes(unseen) && /<a href="[^"]+"/.test(cell);
      // What a partner has told us has no page.
      const sourced = /<small[^>]*>(?:<a href="https?:|[^<]*2025<)/.test(cell);
      return !asks && !sourced;
    });
    expect(wrong.map(([, label, cell]) => `${label}: ${cell}`)).toEqual([]);
  });

  it('is never a dash or nothing', () => {
    for (const [, label, cell = ''] of values)
      expect(cell.replaceAll(/<[^>]*>|[–-]/g, '').trim(), label).not.toBe('');
  });

  it('shows an undated price as undated', () => {
    const undated = data.copy.sources.undated;
    const prices = cells.filter(([, label]) => label === data.copy.table.price);
    const withoutYear = prices.filter(
      ([, , cell = '']) => cell.includes('₩') && !/ 20\d\d/.test(cell),
    );
    expect(withoutYear.length).toBeGreaterThan(3);
    for (const [, , cell] of withoutYear) expect(cell).toContain(undated);
  });
});
