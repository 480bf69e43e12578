import { describe, expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { figuresIn } from '../register/figures.ts';
import { figureOf } from '../register/register.ts';
import { readMorePlaces } from '#site/features/places/read.ts';
import type { FurtherAttraction } from './attraction.ts';
import { attractions, furtherAttractions } from './attractions.ts';

const all: readonly FurtherAttraction[] = [
  ...furtherAttractions.seoul,
  ...furtherAttractions.busan,
];

test('the further places are none of those of the specification', () => {
  const lead: readonly { id: string; further?: unknown }[] = [
    ...attractions.seoul,
    ...attractions.busan,
  ];
  expect(
    lead.filter(({ further }) => further),
    'only places of further-seoul.ts and further-busan.ts have further',
  ).toEqual([]);
  const ids = [...lead, ...all].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(all)('$id', (place) => {
  const { further, admission, opening, station, journey, outside } = place;
  const figures = figuresIn(place).map((id) => ({ id, figure: figureOf(id) }));

  test('names its sources, each with a URL, and the day on which they were read', () => {
    const sources = [...further.sources, ...figures.flatMap(({ figure }) => figure.source ?? [])];
    expect(sources, 'name a source in further.sources').not.toEqual([]);
    for (const { url } of sources) expect(URL.canParse(url), url).toBe(true);
    expect(further.checkedOn).toMatch(/^2026-\d{2}-\d{2}$/);
  });

  test('has hours and a price with a source and a day, or none', () => {
    // What stands open day and night, as a street does, needs no source.
    const canChange = opening?.some((rule) => typeof rule === 'string' || !rule.always);
    if (canChange)
      expect(
        figuresIn({ opening }),
        'name in opening a figure of content/register/further-places.ts',
      ).not.toEqual([]);
    for (const { id, figure } of figures) {
      expect(
        figure.source ? [] : [`${id}: add the source of this figure in content/register/`],
      ).toEqual([]);
      expect(figure.checkedOn, id).toMatch(/^2026-\d{2}-\d{2}$/);
    }
    if (admission && 'figure' in admission) expect(figureOf(admission.figure).unit).toBe('KRW');
  });

  test('a trip says how to get there, where that is known', () => {
    if (!outside || station || journey) return;
    const unknown = ['jinju', 'buyeo'];
    expect(unknown, 'give it a station or a journey').toContain(place.id);
  });
});

test('their rows give each source once', () => {
  for (const locale of locales)
    for (const city of ['seoul', 'busan'] as const)
      for (const { id, further } of readMorePlaces(locale, city).places) {
        const urls = further.sources.map(({ url }) => url);
        expect(new Set(urls).size, id).toBe(urls.length);
      }
});
