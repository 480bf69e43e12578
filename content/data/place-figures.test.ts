import { expect, test } from 'vitest';
import { text as busan } from '../text/busan.ts';
import { text as otherDestinations } from '../text/other-destinations.ts';
import { text as seoul } from '../text/seoul.ts';
import { text as tourism } from '../text/tourism.ts';
import { figuresIn } from '../register/figures.ts';
import { register, type FigureId } from '../register/register.ts';
import { attractions } from './attractions.ts';
import { destinations } from './destinations.ts';
import type { PlaceFacts } from './place-facts.ts';
import { places } from './places.ts';

const sights = [...attractions.seoul, ...attractions.busan];
const all: readonly PlaceFacts[] = [...sights, ...destinations, ...places];

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

test('no text of a place or of its pages contains a literal price', () => {
  const texts = textsIn([all, seoul, busan, otherDestinations, tourism]);
  expect(texts.length).toBeGreaterThan(1000);
  const priced = texts.filter((text) => /₩\d|\d\u00a0?₩/.test(text));
  expect(priced, 'name a figure of content/register/ instead: {id}').toEqual([]);
});

/** Figures of the first edition: the content that shows each, and its value of March 2025. */
const edition: readonly [FigureId, unknown, number][] = [
  ['gyeongbokgung-admission', attractions.seoul, 3_000],
  ['changdeokgung-admission', attractions.seoul, 3_000],
  ['palace-admission-other', seoul, 3_000],
  ['n-seoul-tower-admission', attractions.seoul, 11_000],
  ['hongdae-activities', attractions.seoul, 10_000],
  ['busan-tower-admission', attractions.busan, 8_000],
  ['danubi-fare', attractions.busan, 3_000],
  ['gamcheon-map-price', attractions.busan, 2_000],
  ['dmz-booking', otherDestinations, 3],
];

test.each(edition)('%s is in its content and has the value of March 2025', (id, content, value) => {
  expect(figuresIn(content)).toContain(id);
  const { edition: stated } = register[id] as { edition?: { value?: unknown } };
  expect(stated?.value).toBe(value);
});
