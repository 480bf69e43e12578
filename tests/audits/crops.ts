import type { Page } from '@playwright/test';
import { drawings, type DrawingId } from '#art/index.ts';
import { expect } from '../fixtures.ts';

/** File names are unique among the drawings; the build adds a hash. */
const sizes = Object.fromEntries(
  (Object.keys(drawings) as DrawingId[]).map((id) => [
    id.split('/').at(-1) ?? id,
    { id, ...drawings[id] },
  ]),
);

/** The frames of the drawings in the page. */
const frames = () =>
  [...document.querySelectorAll<HTMLImageElement>('main picture img')]
    .filter((image) => image.checkVisibility() && !('photo' in image.dataset) && image.currentSrc)
    .map((image) => {
      const { clientWidth: width, clientHeight: height, currentSrc } = image;
      const { objectFit, objectPosition } = getComputedStyle(image);
      const name = /([^/]+?)\.[\w-]+\.svg$/.exec(currentSrc)?.[1] ?? currentSrc;
      return { name, width, height, objectFit, objectPosition };
    });

/** How far a frame cuts into the safe box of its drawing on either axis, as a part of the drawing. */
function cuts(
  frame: ReturnType<typeof frames>[number],
  { width, height, safe }: (typeof sizes)[string],
): number {
  if (frame.objectFit !== 'cover') return 0;
  const scale = Math.max(frame.width / width, frame.height / height);
  const [across = 50, down = 50] = frame.objectPosition.split(' ').map(Number.parseFloat);
  const cut = (whole: number, shown: number, position: number, from: number, length: number) => {
    const start = ((whole - shown) * position) / 100;
    return Math.max(start - from, from + length - start - shown) / whole;
  };
  return Math.max(
    cut(width, frame.width / scale, across, safe[0], safe[2]),
    cut(height, frame.height / scale, down, safe[1], safe[3]),
  );
}

/** No picture of the page is cut where it matters, at the width that is set. */
export async function expectUncut(page: Page, width: number): Promise<void> {
  for (const frame of await page.evaluate(frames)) {
    const drawing = sizes[frame.name];
    expect(drawing, frame.name).toBeDefined();
    // Positions are rounded.
    if (drawing)
      expect.soft(cuts(frame, drawing), `${width} px: ${JSON.stringify(frame)}`).toBeLessThan(0.02);
  }
}
