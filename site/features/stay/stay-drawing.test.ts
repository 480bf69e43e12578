import { expect, test } from 'vitest';
import { locales } from '#content/locale.ts';
import { readStay } from './read.ts';
import { drawStay, overlap } from './stay-drawing.ts';

for (const locale of locales)
  for (const { city, areas, goals } of readStay(locale).cities) {
    const { patches, goals: marks, width, height } = drawStay(city, areas, goals);

    test(`patches and names of ${city} stand apart, on the sheet (${locale})`, () => {
      expect(patches.length).toBeGreaterThan(5);
      const boxes = patches.flatMap(({ area, box, label }) => [
        { of: area.id, ...box },
        { of: `name of ${area.id}`, ...label },
      ]);
      for (const [index, box] of boxes.entries()) {
        expect.soft(box.x, box.of).toBeGreaterThan(4);
        expect.soft(box.y, box.of).toBeGreaterThan(4);
        expect.soft(box.x + box.width, box.of).toBeLessThan(width - 4);
        expect.soft(box.y + box.height, box.of).toBeLessThan(height - 4);
        for (const other of boxes.slice(index + 1))
          expect.soft(overlap(box, other), `${box.of} and ${other.of}`).toBe(false);
      }
    });

    test(`every goal of ${city} is on the map: on a patch, or with its name (${locale})`, () => {
      for (const [index, { x, y, onPatch, label }] of marks.entries()) {
        const { name } = goals[index]!;
        expect.soft(x > 0 && x < width && y > 0 && y < height, name).toBe(true);
        expect.soft(onPatch || label !== undefined, name).toBe(true);
      }
    });
  }
