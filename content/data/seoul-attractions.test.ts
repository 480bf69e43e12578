import { describe, expect, it } from 'vitest';
import { locales } from '../locale.ts';
import { localize } from '../localize.ts';
import type { LeadAttraction } from './attraction.ts';
import { seoulAttractions } from './seoul-attractions.ts';

const list: readonly LeadAttraction[] = seoulAttractions;

describe('the attractions of Seoul', () => {
  it('are listed once each', () => {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  it('use every category of Seoul', () => {
    expect([...new Set(list.map(({ category }) => category))].toSorted()).toEqual([
      'culture',
      'entertainment',
      'historic',
      'landmark',
      'market',
      'modern',
      'temple',
    ]);
  });

  it.each(list)('$id lies in Seoul and has a Korean address for drivers', (attraction) => {
    expect(attraction.lat).toBeGreaterThan(37.42);
    expect(attraction.lat).toBeLessThan(37.7);
    expect(attraction.lng).toBeGreaterThan(126.76);
    expect(attraction.lng).toBeLessThan(127.19);
    expect(attraction.hangul).toMatch(/^\p{Script=Hangul}+$/u);
    expect(attraction.address).toMatch(/^서울특별시 \p{Script=Hangul}+구 /u);
    expect(attraction.station?.hangul).toMatch(/역$/);
    expect(attraction.station?.walk ?? attraction.station?.onward).toBeDefined();
  });

  it.each(locales)('have complete texts in %s', (locale) => {
    for (const attraction of list) {
      for (const text of [attraction.description, attraction.tip])
        expect(localize(text, locale), attraction.id).toMatch(/^\p{Lu}|^\d/u);
      const sentences = attraction.description[locale].split(/[.?] (?=\p{Lu})/u);
      expect(sentences.length, attraction.id).toBeGreaterThanOrEqual(2);
    }
  });
});
