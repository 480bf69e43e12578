import { overlaps, type Box, type Point } from '#domain/drawn-map/geometry.ts';

/** Where a drawing stands: its foot, and how large it is. */
export interface Placed {
  readonly foot: Point;
  readonly scale: number;
}

/** A map with its dots and the size of its drawings. */
export interface ArtSheet {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly art: number;
}

/** From the foot of a drawing to its sides and its top, at its full size. */
const size = { side: 38, top: 62 };

export function boxOf({ foot: { x, y }, scale }: Placed): Box {
  const { side, top } = size;
  return { left: x - side * scale, right: x + side * scale, top: y - top * scale, bottom: y };
}

/** The drawings for which there is room: on their dot, else beside or below it. */
export function drawingsBeside<Dot extends Point>(
  dots: readonly Dot[],
  taken: readonly Box[],
  { width, height, radius, art: scale }: ArtSheet,
): (Placed & { readonly dot: Dot })[] {
  const aside = radius + 3 + size.side * scale;
  const down = (size.top / 2 - 8) * scale;
  const arts: (Placed & { readonly dot: Dot })[] = [];
  for (const dot of dots) {
    const { x, y } = dot;
    const found = [
      { x, y: y - radius - 2 },
      { x: x + aside, y: y + down },
      { x: x - aside, y: y + down },
      { x, y: y + radius + 2 + size.top * scale },
    ]
      .map((foot) => ({
        dot,
        foot: { x: Math.round(foot.x), y: Math.round(foot.y) },
        scale,
      }))
      .find((one) => {
        const box = boxOf(one);
        const { left, right, top, bottom } = box;
        return (
          Math.min(left, top, width - right, height - bottom) > 0 &&
          ![...taken, ...arts.map(boxOf)].some((other) => overlaps(box, other))
        );
      });
    if (found) arts.push(found);
  }
  return arts;
}
