import { describe, expect, test } from 'vitest';
import { destinations } from '../destinations.ts';
import { places } from '../places.ts';
import { spots } from '../spots/spots.ts';
import { publisherOf } from '../../register/publishers.ts';
import { allScenes, sceneAreas, sceneId, scenes, workOf } from './scenes.ts';
import { workKinds, works } from './works.ts';

const known = new Map(
  [...places, ...destinations, ...spots].map((place) => [place.id as string, place]),
);

test('the works have an id each, and a place', () => {
  expect(new Set(works.map(({ id }) => id)).size).toBe(works.length);
  const shown = new Set(allScenes.map(({ work }) => work));
  const unseen = works.map(({ id }) => id).filter((id) => !shown.has(id));
  expect(unseen, 'take these out of works.ts, or name a place in content/data/scenes/').toEqual([]);
});

test('no place names a work twice', () => {
  const ids = allScenes.map(sceneId);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(sceneAreas)('%s lists series, then films, then music', (area) => {
  const order = scenes[area].map(({ work }) => workKinds.indexOf(workOf(work).kind));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test.each(['seoul', 'busan'] as const)('%s lists what the map has under it', (city) => {
  const listed = new Set<string>(scenes[city].map(({ place }) => place));
  const elsewhere = places.filter((place) => listed.has(place.id) && place.city !== city);
  expect(
    elsewhere.map(({ id }) => id),
    `move these out of ${city} in content/data/scenes/`,
  ).toEqual([]);
});

describe.each(allScenes.map((scene) => [sceneId(scene), scene] as const))('%s', (_, scene) => {
  test('is at a place of the guide with a Korean name', () => {
    expect(known.get(scene.place)?.hangul).toMatch(/\p{Script=Hangul}/u);
  });

  test('has a source whose publisher is known', () => {
    expect(scene.sources).not.toEqual([]);
    for (const { url } of scene.sources) expect(() => publisherOf(url)).not.toThrow();
    const urls = scene.sources.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('says what was filmed and what there is today, in a sentence or two', () => {
    for (const text of Object.values(scene.scene)) {
      expect(text).toMatch(/^\p{Lu}.*[^.]\.$/u);
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(24);
    }
    for (const text of Object.values(scene.today)) {
      expect(text).toMatch(/\.$/);
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(40);
    }
  });
});
