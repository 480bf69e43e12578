import { expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { textWidth } from '#domain/drawn-map/text-width.ts';
import { readStay } from './read.ts';
import { drawStay, patch } from './stay-drawing.ts';

for (const locale of locales)
  for (const { city, areas, goals } of readStay(locale).cities) {
    const { patches, width, height } = drawStay(city, areas, goals);

    test(`the patches of ${city} stand apart, on the sheet and near their stations (${locale})`, () => {
      expect(patches.length).toBeGreaterThan(5);
      for (const [index, { area, middle, station }] of patches.entries()) {
        expect
          .soft(Math.abs(middle.x - width / 2), area.id)
          .toBeLessThan((width - patch.width) / 2);
        expect
          .soft(Math.abs(middle.y - height / 2), area.id)
          .toBeLessThan((height - patch.height) / 2);
        expect
          .soft(Math.hypot(middle.x - station.x, middle.y - station.y), area.id)
          .toBeLessThan(90);
        for (const other of patches.slice(index + 1)) {
          const apart =
            Math.abs(middle.x - other.middle.x) >= patch.width + 4 ||
            Math.abs(middle.y - other.middle.y) >= patch.height + 4;
          expect.soft(apart, `${area.id} and ${other.area.id}`).toBe(true);
        }
      }
    });

    test(`the names of ${city} fit on their patches (${locale})`, () => {
      for (const { id, short } of areas)
        expect.soft(textWidth(short, 16, 'display'), id).toBeLessThan(patch.width - 14);
    });
  }
