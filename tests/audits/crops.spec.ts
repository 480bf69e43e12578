import { drawings, type DrawingId } from '../../illustrations/out/drawings.ts';
import { expect, open, test } from '../fixtures.ts';
import { views } from '../site.ts';
import { scrollThrough } from './pictures.ts';

/** File names are unique among the drawings; the build adds a hash. */
const sizes = Object.fromEntries(
  (Object.keys(drawings) as DrawingId[]).map((id) => [
    id.split('/').at(-1) ?? id,
    { id, ...drawings[id] },
  ]),
);

test('every drawing has a file name of its own, and its safe box lies within it', () => {
  expect(Object.keys(sizes)).toHaveLength(Object.keys(drawings).length);
  for (const { id, width, height, safe } of Object.values(sizes)) {
    const [x, y, wide, high] = safe;
    expect(Math.min(x, y), id).toBeGreaterThanOrEqual(0);
    expect(x + wide, id).toBeLessThanOrEqual(width);
    expect(y + high, id).toBeLessThanOrEqual(height);
  }
});

/** The parts of the drawings that frames show, in units of the drawing. */
const shownParts = () =>
  [...document.querySelectorAll<HTMLImageElement>('main picture img')]
    .filter((image) => image.checkVisibility() && !('photo' in image.dataset))
    .map((image) => {
      const name = /([^/]+)\.[\w-]+\.svg$/.exec(image.currentSrc)?.[1] ?? image.currentSrc;
      const { clientWidth: width, clientHeight: height } = image;
      // A drawing has no size of its own but its view: the attributes give that.
      const naturalWidth = Number(image.getAttribute('width'));
      const naturalHeight = Number(image.getAttribute('height'));
      const { objectFit, objectPosition } = getComputedStyle(image);
      const scale = Math.max(width / naturalWidth, height / naturalHeight);
      const [across = 0.5, down = 0.5] = objectPosition
        .split(' ')
        .map((part) => parseFloat(part) / 100);
      const wide = objectFit === 'cover' ? width / scale : naturalWidth;
      const high = objectFit === 'cover' ? height / scale : naturalHeight;
      const x = (naturalWidth - wide) * across;
      const y = (naturalHeight - high) * down;
      return { name, x, y, wide, high };
    });

for (const { page: id, path } of views.filter(({ locale }) => locale === 'es')) {
  test(`no picture of ${id} is cut where it matters`, async ({ page }) => {
    await open(page, path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(scrollThrough);
      for (const part of await page.evaluate(shownParts)) {
        const drawing = sizes[part.name];
        expect(drawing, part.name).toBeDefined();
        if (!drawing) continue;
        const [x, y, wide, high] = drawing.safe;
        const where = `${drawing.id} at ${width} px: ${JSON.stringify(part)}`;
        // What is left out is under two per cent of the side: positions are rounded.
        expect.soft(part.x - x, where).toBeLessThan(drawing.width / 50);
        expect.soft(part.y - y, where).toBeLessThan(drawing.height / 50);
        expect.soft(x + wide - part.x - part.wide, where).toBeLessThan(drawing.width / 50);
        expect.soft(y + high - part.y - part.high, where).toBeLessThan(drawing.height / 50);
      }
    }
  });
}
