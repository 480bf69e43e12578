import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { text as otherDestinations } from '../text/other-destinations.ts';
import { text as tourism } from '../text/tourism.ts';
import { locales } from '../locale.ts';
import { localize } from '../localize.ts';
import { paths } from '../pages.ts';
import { places } from './places.ts';
import { destinationOf, destinations, type Destination } from './destinations.ts';

const all: readonly Destination[] = destinations;

/** Bounds of South Korea, for destinations without bounds of their own below. */
const korea = [33.1, 38.62, 124.6, 131.9] as const;

/** Municipal bounds: south, north, west, east. */
const regions: Record<string, readonly [number, number, number, number]> = {
  jeju: [33.1, 33.6, 126.1, 127],
  gyeongju: [35.6, 36.1, 128.9, 129.6],
  jeonju: [35.7, 35.95, 127, 127.25],
  seoraksan: [38, 38.25, 128.3, 128.6],
  andong: [36.3, 36.9, 128.4, 129.05],
  sokcho: [38.1, 38.3, 128.4, 128.65],
};

/** Every text in a value, with its path. */
function textsOf(value: unknown, way = ''): { way: string; text: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('es' in value || 'en' in value) return [{ way, text: { ...value } }];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${way}/${key}`));
}

const everything = textsOf({ destinations, otherDestinations, tourism });

describe('the destinations', () => {
  it('can be looked up by id', () => {
    for (const { id } of destinations) expect(destinationOf(id).id).toBe(id);
  });

  it('recommend 1 to 5 days, in numbers and in words alike', () => {
    for (const { id, stay, days } of all) {
      expect(stay[0], id).toBeLessThanOrEqual(stay[1]);
      for (const locale of locales) {
        expect(days[locale].match(/\d+/g)?.map(Number), id).toEqual([...stay]);
      }
    }
    expect(Math.min(...all.map(({ stay }) => stay[0]))).toBe(1);
    expect(Math.max(...all.map(({ stay }) => stay[1]))).toBe(5);
  });

  it.each(all)('$id lies within the bounds of its municipality', ({ id, lat, lng }) => {
    const [south, north, west, east] = regions[id] ?? korea;
    expect(lat).toBeGreaterThan(south);
    expect(lat).toBeLessThan(north);
    expect(lng).toBeGreaterThan(west);
    expect(lng).toBeLessThan(east);
    expect(lat).toBeLessThan(38.62);
  });

  it.each(all)('$id has what a visitor and a driver need', (destination) => {
    expect(destination.tips).toHaveLength(3);
    expect(destination.hangul).toMatch(/^[가-힣]+$/);
    expect(destination.landmark.hangul).toMatch(/^[가-힣 ]+$/);
    expect(destination.address).toMatch(/[가-힣]+[로길] \d+(-\d+)?$/);
    expect(destination.site).toMatch(/^https:\/\//);
    for (const locale of locales) {
      expect(localize(destination.location, locale)).toMatch(
        /\d (h|horas?|hours?)\b|\d\u00a0h\b|and a half/,
      );
      expect(localize(destination.location, locale)).toMatch(locale === 'es' ? /Seúl/ : /Seoul/);
    }
  });
});

describe('the copy of the tourism landing and of the other destinations', () => {
  it('is complete in both languages', () => {
    expect(everything.length).toBeGreaterThan(100);
    for (const { way, text } of everything) {
      expect(Object.keys(text).sort(), way).toEqual([...locales].sort());
      for (const locale of locales) {
        const words = text[locale];
        expect(words, way).toBeTypeOf('string');
        expect(words, way).toBe(String(words).trim());
        expect(words, way).not.toBe('');
      }
      const words = String(text.es).replaceAll(/\{[^}]+\}/g, '');
      if (words.length > 20) expect(text.en, way).not.toBe(text.es);
    }
  });

  it('gives both languages the same links, to pages of the guide', () => {
    const targets = (text: unknown) =>
      [...String(text).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target]) => target);
    for (const { way, text } of everything) {
      expect(targets(text.en), way).toEqual(targets(text.es));
      for (const target of targets(text.es)) expect(Object.keys(paths), way).toContain(target);
    }
  });

  it('writes won as each language does', () => {
    for (const { way, text } of everything) {
      expect(text.es, way).not.toMatch(/₩\d|\d,\d{3}| ₩/);
      expect(text.en, way).not.toMatch(/\d\s?₩|₩\d+\.\d{3}/);
    }
  });

  it('states the stay of 1 to 5 days and the 3 days of a DMZ tour', () => {
    expect(otherDestinations.figure.number).toEqual({ es: '1-5', en: '1–5' });
    expect(otherDestinations.intro[0].es).toContain('entre 1 y 5 días');
    expect(otherDestinations.intro[0].en).toContain('1 to 5 days');
    expect(otherDestinations.tips.points).toHaveLength(4);
    const dmz = otherDestinations.tips.points.filter(({ title }) => title.es.includes('DMZ'));
    expect(dmz.map(({ text }) => localize(text, 'es')).join()).toContain('al menos 3 días');
    expect(dmz.map(({ text }) => localize(text, 'en')).join()).toContain('at least 3 days');
  });

  it('names four reasons, three cards of six places each, and how many places the map has', () => {
    expect(tourism.reasons.points).toHaveLength(4);
    expect(tourism.destinations.cards.map(({ id }) => id)).toEqual(['seoul', 'busan', 'others']);
    for (const { featured } of tourism.destinations.cards) expect(new Set(featured).size).toBe(6);
    for (const locale of locales)
      expect(localize(tourism.map.heading, locale)).toMatch(new RegExp(`^${places.length} `));
  });

  it.each([otherDestinations, tourism])('keeps heads to what search engines show', (text) => {
    for (const locale of locales) {
      const { title, description } = localize(
        { title: text.title, description: text.description },
        locale,
      );
      expect(title.length).toBeLessThanOrEqual(62);
      expect(title).toMatch(/ \| Rumbo Corea$/);
      expect(description.length).toBeGreaterThanOrEqual(120);
      expect(description.length).toBeLessThanOrEqual(155);
    }
    expect(existsSync(`art/${text.picture}.svg`)).toBe(true);
  });
});
