import type { City } from '#content/data/place-facts.ts';

import { overlaps, type Box, type Point, type Coordinates } from '#domain/drawn-map/geometry.ts';
import { textWidth } from '#domain/drawn-map/text-width.ts';
import type { View } from '#site/ui/drawn-map/base-map.tsx';
import { unit, unitsIn } from '#site/ui/drawn-map/base-shapes.ts';

/** A patch of cloth on the map, in pixels of the sheet; it stands on the station of its area. */
export const patch = { width: 56, height: 44 };

/** The size of names. */
const nameSize = 17;

/** The sheets, the position in the middle of each, and where its water has its name, in pixels. */
export const sheets = {
  seoul: {
    width: 1160,
    height: 720,
    center: [37.539, 127.0138],
    scale: 0.068,
    water: { x: 366, y: 584 },
  },
  busan: {
    width: 1160,
    height: 600,
    center: [35.1592, 129.09],
    scale: 0.039,
    water: { x: 900, y: 470 },
  },
} as const;

/** On which side of their patch names stand; the others on the right. */
const sides: Readonly<Record<string, 'left' | 'above' | 'below'>> = {
  seochon: 'left',
  'seoul-station': 'left',
  hongdae: 'above',
  sinchon: 'below',
  jamsil: 'above',
  myeongdong: 'below',
  gwangalli: 'below',
};

interface Located {
  readonly id: string;
  readonly at: Coordinates;
}

interface Goal {
  readonly name: string;
  readonly at: Coordinates;
}

/** A rectangle, by its upper left corner. */
interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

function edgesOf({ x, y, width, height }: Rectangle): Box {
  return { left: x, right: x + width, top: y, bottom: y + height };
}

export const overlap = (one: Rectangle, other: Rectangle): boolean =>
  overlaps(edgesOf(one), edgesOf(other));

/**
 * The map of a city with the patches of its areas on their stations, and the names beside them; and the goals: a ring
 * where they are, an arrow at the edge where that is off the sheet, and their names where nothing stands yet.
 */
export function drawStay<Area extends Located & { readonly short: string }>(
  city: City,
  areas: readonly Area[],
  goals: readonly Goal[],
) {
  const { width, height, center, scale, water } = sheets[city];
  const project = unitsIn(city);
  const sheet = project(center);
  const pixels = scale * unit;
  const view: View = {
    region: city,
    scale: pixels,
    x: width / 2 - sheet.x * pixels,
    y: height / 2 - sheet.y * pixels,
  };
  const at = (position: Coordinates): Point => {
    const { x, y } = project(position);
    return { x: Math.round(x * pixels + view.x), y: Math.round(y * pixels + view.y) };
  };
  const patches = areas.map((area) => {
    const middle = at(area.at);
    const box = {
      x: middle.x - patch.width / 2,
      y: middle.y - patch.height / 2,
      width: patch.width,
      height: patch.height,
    };
    return { area, middle, box, label: nameOf(area.short, sides[area.id] ?? 'right', box) };
  });
  const taken = patches.flatMap(({ box, label }) => [box, label]);
  return {
    width,
    height,
    view,
    water,
    patches,
    goals: goals.map(({ name, at: position }) => {
      const goal = at(position);
      const { x, y, off } = onSheet(goal, width, height, taken);
      const arrow = off ? angleTo(goal, width, height) : undefined;
      const onPatch = patches.some(({ middle }) => middle.x === x && middle.y === y);
      const ring = { x: x - 14, y: y - 14, width: 28, height: 28 };
      const label = (['right', 'above', 'left', 'below'] as const)
        .map((side) => nameOf(name, side, ring))
        .find(
          (box) =>
            !taken.some((other) => overlap(box, other)) &&
            box.x > 8 &&
            box.x + box.width < width - 8 &&
            box.y > 0 &&
            box.y + box.height < height,
        );
      return { x, y, onPatch, arrow, label: onPatch ? undefined : label };
    }),
  };
}

/** A name beside a box: where it stands, and the foot of its letters. */
function nameOf(name: string, side: 'left' | 'right' | 'above' | 'below', box: Rectangle) {
  const wide = Math.ceil(textWidth(name, nameSize, 'display')) + 4;
  const high = nameSize + 6;
  const x = {
    left: box.x - 8 - wide,
    right: box.x + box.width + 8,
    above: box.x + (box.width - wide) / 2,
    below: box.x + (box.width - wide) / 2,
  }[side];
  const y = {
    left: box.y + (box.height - high) / 2,
    right: box.y + (box.height - high) / 2,
    above: box.y - 3 - high,
    below: box.y + box.height + 3,
  }[side];
  return { name, x: Math.round(x), y: Math.round(y), width: wide, height: high, foot: 17 };
}

/** How far from its edge the sheet ends for what lies off it. */
const edge = 26;

/** A point, or where the way to it from the middle leaves the sheet, moved along the edge to where nothing stands. */
function onSheet({ x, y }: Point, width: number, height: number, taken: readonly Rectangle[]) {
  const middle = { x: width / 2, y: height / 2 };
  const sideways = (middle.x - edge) / Math.abs(x - middle.x);
  const upright = (middle.y - edge) / Math.abs(y - middle.y);
  const share = Math.min(1, sideways, upright);
  if (share === 1) return { x, y, off: false };
  const place = {
    x: Math.round(middle.x + (x - middle.x) * share),
    y: Math.round(middle.y + (y - middle.y) * share),
    off: true,
  };
  const isTaken = () =>
    taken.some((box) => overlap(box, { x: place.x - 16, y: place.y - 16, width: 32, height: 32 }));
  while (isTaken()) place[sideways < upright ? 'y' : 'x'] += 10;
  return place;
}

function angleTo({ x, y }: Point, width: number, height: number): number {
  return Math.round((Math.atan2(y - height / 2, x - width / 2) * 180) / Math.PI);
}
