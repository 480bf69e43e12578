import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { around, distanceTo, overlaps } from '#domain/drawn-map/geometry.ts';
import { numbered } from './city-drawing.ts';
import { boxOf } from '#site/ui/drawn-map/place-arts.ts';
import { between, captionIn, centres, drawFurther, farthest, frames } from './further-drawing.ts';
import { readMorePlaces } from './read.ts';

const icons = readFileSync(
  join(import.meta.dirname, '../../ui/drawn-map/further-icons.svg'),
  'utf8',
);

describe.each(locales)('the maps of further places in %s', (locale) => {
  describe.each(['seoul', 'busan'] as const)('of %s', (city) => {
    const { places } = readMorePlaces(locale, city);
    const away = new Set(places.flatMap(({ id, outside }) => (outside ? id : [])));
    const all = numbered(places);
    const start = { name: 'start', at: centres[city] };
    const maps = [
      ['city', all.filter(({ id }) => !away.has(id)), city, undefined],
      ['trips', all.filter(({ id }) => away.has(id)), 'korea', start],
      ['narrow', all.filter(({ id }) => !away.has(id)), city, undefined],
      ['narrow', all.filter(({ id }) => away.has(id)), 'korea', start],
    ] as const;

    test.each(maps)('a name on the %s map stands at its own dot', (frame, shown, region, from) => {
      const { dots, labels, radius } = drawFurther(shown, region, frame, from);
      const named = labels.filter(({ id }) => id !== 'start');
      expect(dots).toHaveLength(shown.length);
      if (frame !== 'narrow') expect(named.length).toBeGreaterThan(shown.length * 0.7);
      for (const { id, box } of named) {
        const [nearest] = dots.toSorted(
          (one, other) => distanceTo(box, one) - distanceTo(box, other),
        );
        expect(nearest?.id).toBe(id);
        expect(distanceTo(box, nearest!)).toBeLessThanOrEqual((radius + farthest) * Math.SQRT2);
      }
    });

    test.each(maps)('nothing lies over another on the %s map', (frame, shown, region, from) => {
      const { dots, labels, arts, radius } = drawFurther(shown, region, frame, from);
      const boxes = [
        // A square within the dot, as dots lie close.
        ...dots.map((dot) => ({ id: `dot ${dot.id}`, box: around(dot, radius * Math.SQRT1_2) })),
        ...labels.map(({ id, box }) => ({ id: `name ${id}`, box })),
        ...arts.map((art) => ({ id: `drawing ${art.id}`, box: boxOf(art) })),
        { id: 'the name of the map', box: captionIn(frames[frame], from) },
      ];
      const over = boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(({ box }) => overlaps(one.box, box))
          .map(({ id }) => `${one.id} × ${id}`),
      );
      expect(over).toEqual([]);
      const { width, height } = frames[frame];
      const outside = boxes.filter(
        ({ box: { left, right, top, bottom } }) =>
          Math.min(left, top, width - right, height - bottom) < 0,
      );
      expect(outside.map(({ id }) => id)).toEqual([]);
    });

    test.each(maps)('names on the %s map do not read as one', (frame, shown, region, from) => {
      const { labels } = drawFurther(shown, region, frame, from);
      const close = labels.flatMap(({ id, box: { left, right, top, bottom } }, index) => {
        const wide = { left, right, top: top - between + 1, bottom: bottom + between - 1 };
        return labels
          .slice(index + 1)
          .filter(({ box }) => overlaps(wide, box))
          .map((other) => `${id} × ${other.id}`);
      });
      expect(close).toEqual([]);
    });

    test.each(maps)('each place on the %s map has its drawing', (frame, shown, region, from) => {
      const { arts } = drawFurther(shown, region, frame, from);
      expect(arts.map(({ id }) => id).toSorted()).toEqual(shown.map(({ id }) => id).toSorted());
    });

    test('each place has its drawing', () => {
      const undrawn = places.filter(({ id }) => !icons.includes(`<symbol id="${id}"`));
      expect(
        undrawn.map(({ id }) => id),
        'draw a symbol for each in site/ui/drawn-map/further-icons.svg',
      ).toEqual([]);
    });
  });
});
