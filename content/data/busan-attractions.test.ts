import { describe, expect, it } from 'vitest';
import { text } from '../text/busan.ts';
import { locales } from '../locale.ts';
import { localize } from '../localize.ts';
import { paths } from '../pages.ts';
import type { LeadAttraction } from './attraction.ts';
import { busanAttractions } from './busan-attractions.ts';

const attractions: readonly LeadAttraction[] = busanAttractions;

describe('the attractions of Busan', () => {
  it('are listed once each', () => {
    expect(new Set(attractions.map(({ id }) => id)).size).toBe(attractions.length);
  });

  it('have all seven categories and no price of their own', () => {
    expect(new Set(attractions.map(({ category }) => category))).toEqual(
      new Set(['beach', 'culture', 'temple', 'market', 'landmark', 'modern', 'nature']),
    );
    for (const attraction of attractions) expect(attraction.price, attraction.id).toBeUndefined();
  });

  it.each(attractions)('$id lies in Busan', ({ lat, lng, address }) => {
    expect(lat).toBeGreaterThan(34.98);
    expect(lat).toBeLessThan(35.4);
    expect(lng).toBeGreaterThan(128.75);
    expect(lng).toBeLessThan(129.32);
    expect(address).toMatch(/^부산광역시 [가-힣]+[구군] .*[로길] [\d-]+$/);
  });

  it.each(attractions)(
    '$id is a walk from its station, or says how to continue from there',
    ({ station }) => {
      expect(station?.walk === undefined).not.toBe(station?.onward === undefined);
      expect(station?.walk ?? 0).toBeLessThanOrEqual(15);
    },
  );

  it.each(attractions)('$id is described in two or three sentences', ({ description }) => {
    for (const locale of locales) {
      const sentences = description[locale].split(/[.!?]\s+(?=\p{Lu})/u);
      expect([2, 3], description[locale]).toContain(sentences.length);
    }
  });
});

describe('the page of Busan', () => {
  it.each(locales)('has a title and a description of a fitting length: %s', (locale) => {
    const { title, description } = localize(text, locale);
    expect(title).toMatch(/ \| Rumbo Corea$/);
    expect(title.length).toBeLessThanOrEqual(62);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it.each(locales)('links the pages that the specification requires: %s', (locale) => {
    const targets = (texts: readonly { es: string; en: string }[]) =>
      texts.flatMap((line) =>
        [...line[locale].matchAll(/\]\(([^)#]+)[^)]*\)/g)].map((match) => match[1]),
      );
    expect(targets(text.intro).filter((target) => target !== 'busan')).toEqual([
      'transport',
      'accommodation',
      'gastronomy',
      'shopping',
      'seoul',
      'other-destinations',
      'study',
    ]);
    expect(targets(text.next.links)).toEqual(
      expect.arrayContaining(['seoul', 'other-destinations', 'study']),
    );
    for (const target of targets([...text.intro, ...text.next.links, text.why.points[3].text]))
      expect(paths).toHaveProperty([target ?? '']);
  });
});
