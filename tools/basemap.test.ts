import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { basemap } from '../site/features/places/basemap.ts';
import { decode } from '../site/features/places/polyline.ts';
import type { Coordinates } from '../domain/drawn-map/geometry.ts';
import { places } from '../content/data/places.ts';
import { renderBasemap } from './basemap.ts';

const { coarse, fine } = basemap.decimals;

function isInside([lat, lng]: Coordinates, ring: readonly Coordinates[]): boolean {
  let inside = false;
  for (const [index, [lat1, lng1]] of ring.entries()) {
    const [lat2, lng2] = ring.at(index - 1) ?? [lat1, lng1];
    const crosses = lat1 > lat !== lat2 > lat;
    if (crosses && lng < lng1 + ((lat - lat1) / (lat2 - lat1)) * (lng2 - lng1)) inside = !inside;
  }
  return inside;
}

const files = Object.entries(renderBasemap());

test.each(files)('%s is up to date', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('what browsers get of it stays small', () => {
  const sent = files.filter(([file]) => file.includes('/site/'));
  expect(sent.length).toBeGreaterThan(0);
  for (const [file, text] of sent) expect(text.length, file).toBeLessThan(18_000);
});

describe('the land', () => {
  const korea = basemap.korea.map((ring) => decode(ring, coarse));
  const sea = decode(basemap.busanSea, fine);
  const patches = [basemap.busanLand, ...basemap.busanIslands].map((ring) => decode(ring, fine));
  const isLand = (point: Coordinates) =>
    patches.some((ring) => isInside(point, ring)) ||
    (korea.some((ring) => isInside(point, ring)) && !isInside(point, sea));

  test('contains the cities and not the sea', () => {
    const dry = [...Object.values(basemap.labels.town), ...Object.values(basemap.labels.district)];
    expect(dry.filter((point) => !isLand(point))).toEqual([]);
    for (const wet of [
      [36, 125.3],
      [37.5, 130],
      [35.13, 129.15],
      [35.08, 129.1],
    ] as const) {
      expect(isLand(wet)).toBe(false);
    }
  });

  test('contains every place of the guide, except close to the shore', () => {
    const lost = places.filter(({ lat, lng }) => {
      const around = [0, 0.0015, -0.0015].flatMap((north) =>
        [0, 0.0018, -0.0018].map((east): Coordinates => [lat + north, lng + east]),
      );
      return !around.some(isLand);
    });
    expect(lost.map(({ name }) => name.en)).toEqual([]);
  });
});
