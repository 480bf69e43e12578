import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readBaseMap } from '#site/lib/read-base-map.ts';
import { locales } from '#content/locale.ts';
import { readCity } from './read.ts';
import { around, overlaps, type Box } from '#domain/drawn-map/geometry.ts';
import { drawBusan, sheet } from './busan-drawing.ts';
import { boxOfArt } from './city-drawing.ts';
import { BusanSpread } from './busan-spread.tsx';
import { SeoulSpread } from './seoul-spread.tsx';
import { drawSeoulCentre } from './seoul-centre.ts';
import { drawSeoul } from './seoul-drawing.ts';
import { insetFrame, patch, sheets } from './seoul-sheet.ts';

const base = readBaseMap();
const icons = readFileSync(join(import.meta.dirname, '../../ui/drawn-map/place-icons.svg'), 'utf8');

/** A box with the place whose words or drawing it holds. */
interface Owned {
  readonly id: string;
  readonly box: Box;
}

const collisions = (boxes: readonly Owned[]) =>
  boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => one.id !== other.id && overlaps(one.box, other.box))
      .map((other) => `${one.id} × ${other.id}`),
  );

/** What to do about drawings and names that are in each other's way. */
const moveIn = (list: string, file: string) =>
  `give one of them an offset in ${list} of site/features/places/${file}, or another there`;

describe.each(locales)('the drawn maps in %s', (locale) => {
  const seoul = readCity(locale, 'seoul');
  const busan = readCity(locale, 'busan');

  describe.each(['city', 'inset'] as const)('the %s of Seoul', (part) => {
    const map = drawSeoul(seoul.attractions, base);
    const { width, height } = sheets[part === 'city' ? 'wide' : 'inset'];
    const { labels, arts, pins, courses, signs } = map[part];
    const advice = moveIn(part === 'city' ? 'cityArt' : 'insetArt', 'seoul-layout.ts');

    test('no name touches a drawing, another name, the title, the inset or a metro line', () => {
      const over = part === 'city' ? [patch, insetFrame, map.outline, map.tag] : [];
      const boxes = [
        ...labels.map(({ id, box }) => ({ id, box })),
        ...arts.map((art) => ({ id: art.id, box: boxOfArt(art) })),
        ...over.map((box, index) => ({ id: index > 1 ? 'the old town' : 'title or inset', box })),
      ];
      expect(collisions(boxes), advice).toEqual([]);
      expect(courses.length).toBeGreaterThan(100);
      const onLines = labels.filter(({ box }) =>
        [...courses, ...signs].some((point) => overlaps(around(point, 1.5), box)),
      );
      expect(
        onLines.map(({ id }) => `${id} × a metro line`),
        advice,
      ).toEqual([]);
    });

    test('a drawing stands within 40 pixels of its place, whole and with its name', () => {
      for (const art of arts) {
        const pin = pins.find(({ id }) => id === art.id)!;
        const says = `${art.id}: ${advice}`;
        expect(Math.hypot(art.foot.x - pin.x, art.foot.y - pin.y), says).toBeLessThanOrEqual(40);
        const { left, right, top, bottom } = boxOfArt(art);
        expect(Math.min(left, top, width - right, height - bottom), says).toBeGreaterThan(0);
        expect(
          labels.map(({ id }) => id),
          `no room for the name of ${says}`,
        ).toContain(art.id);
      }
    });
  });

  test('Seoul draws every attraction, either in the city or in its inset', () => {
    const { city, inset } = drawSeoul(seoul.attractions, base);
    expect(city.pins.map(({ id }) => id)).toEqual(seoul.attractions.map(({ id }) => id));
    const drawn = [...city.arts, ...inset.arts].map(({ id }) => id);
    expect(drawn.toSorted()).toEqual(seoul.attractions.map(({ id }) => id).toSorted());
  });

  test('Busan stands each drawing near its place, in the order of the coast, without collisions', () => {
    const map = drawBusan(busan.attractions, base, busan.spread.names.bridge);
    const advice = moveIn('coastArt', 'busan-layout.ts');
    expect(map.places.map(({ id }) => id).toSorted()).toEqual(
      busan.attractions.map(({ id }) => id).toSorted(),
    );
    const named = [...map.places, { id: 'bridge', label: map.bridgeLabel }];
    const labels = named.map(({ id, label }) => {
      expect(label, `no room for the name of ${id}: ${advice}`).toBeDefined();
      return label!;
    });
    expect(
      collisions([
        ...map.places.map(({ id, art }) => ({ id, box: boxOfArt(art) })),
        ...labels.map(({ id, box }) => ({ id, box })),
      ]),
      advice,
    ).toEqual([]);
    const signs = map.lines.flatMap((line) => line.signs);
    const onLines = labels.filter(({ box }) =>
      [...map.courses, ...signs].some((point) => overlaps(around(point, 1.5), box)),
    );
    expect(map.courses.length).toBeGreaterThan(100);
    expect(
      onLines.map(({ id }) => `${id} × a metro line`),
      advice,
    ).toEqual([]);
    for (const { id, pin, art } of map.places) {
      const says = `${id}: ${advice}`;
      expect(Math.hypot(art.foot.x - pin.x, art.foot.y - pin.y), says).toBeLessThanOrEqual(40);
      const { left, right, top, bottom } = boxOfArt(art);
      const margin = Math.min(left, top, sheet.width - right, sheet.height - bottom);
      expect(margin, says).toBeGreaterThan(0);
    }
    const pins = map.places.map(({ pin }) => pin.x);
    expect(pins).toEqual(pins.toSorted((a, b) => a - b));
  });

  test('on a phone each place of Seoul is on the map or named beside it', () => {
    const { places, beyond } = drawSeoulCentre(seoul.attractions, base);
    const advice = moveIn('narrowArt', 'seoul-layout.ts');
    const shown = [...places, ...beyond].map(({ id }) => id);
    expect(shown.toSorted()).toEqual(seoul.attractions.map(({ id }) => id).toSorted());
    expect(places.length).toBeGreaterThan(beyond.length);
    for (const { id, point, art } of places) {
      const says = `${id}: ${advice}`;
      expect(Math.hypot(art.foot.x - point.x, art.foot.y - point.y), says).toBeLessThanOrEqual(40);
    }
    const badges = places.map(({ id, point }) => ({ id, box: around(point, 9) }));
    const arts = places.map(({ id, art }) => ({ id, box: boxOfArt(art) }));
    expect(collisions([...arts, ...badges]), advice).toEqual([]);
  });

  test.each(['seoul', 'busan'] as const)('%s lists a link to the card of each place', (city) => {
    const { attractions, spread, cityText, embed } = city === 'seoul' ? seoul : busan;
    const Spread = city === 'seoul' ? SeoulSpread : BusanSpread;
    const html = renderToStaticMarkup(
      <Spread places={attractions} base={base} text={spread} placeText={cityText} embed={embed} />,
    );
    const [, list = ''] = /<ol[^>]*>([\s\S]*)<\/ol>/.exec(html) ?? [];
    for (const { id, name } of attractions) {
      expect(list).toContain(`<a href="#${id}">${name.replace('&', '&amp;')}</a>`);
      expect(html.match(new RegExp(`href="#${id}" tabindex="-1"`, 'i'))).not.toBeNull();
      const icon = `<symbol id="${id}"`;
      expect(icons.includes(icon), `draw ${icon}> in site/ui/drawn-map/place-icons.svg`).toBe(true);
    }
    expect(html).not.toMatch(/ style=|undefined|NaN/);
  });
});
