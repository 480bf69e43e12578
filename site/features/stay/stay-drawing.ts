import type { City } from '#content/data/place-facts.ts';
import type { Position } from '#site/lib/read-base-map.ts';
import type { Point } from '#domain/drawn-map/geometry.ts';
import { textWidth } from '#domain/drawn-map/text-width.ts';
import type { View } from '#site/ui/drawn-map/base-map.tsx';
import { unit, unitsIn } from '#site/ui/drawn-map/base-shapes.ts';

/** A patch of cloth on the map, in pixels of the sheet. */
export const patch = { width: 136, height: 76 };

/** The sheets, and the position in the middle of each. */
export const sheets = {
  seoul: { width: 1160, height: 660, center: [37.539, 127.0138], scale: 0.06 },
  busan: { width: 1160, height: 600, center: [35.1592, 129.09], scale: 0.039 },
} as const;

/** How far patches stand from their stations, where these are too near each other. */
const shifts: Readonly<Record<string, Point>> = {
  seochon: { x: -88, y: 4 },
  'bukchon-anguk': { x: 2, y: -15 },
  'insadong-jongno': { x: 6, y: 23 },
  myeongdong: { x: 28, y: 43 },
  dongdaemun: { x: 66, y: 0 },
  'seoul-station': { x: -30, y: 6 },
  hongdae: { x: -16, y: -18 },
  sinchon: { x: 14, y: 50 },
  'busan-station': { x: 14, y: -26 },
  nampo: { x: -12, y: -10 },
  oncheonjang: { x: 0, y: 8 },
};

interface Located {
  readonly id: string;
  readonly at: Position;
}

interface Goal {
  readonly name: string;
  readonly at: Position;
}

/**
 * The map of a city with the patches of its areas: where their stations are and where their middles stand; and the goals
 * with their names, where no patch stands.
 */
export function drawStay<Area extends Located>(
  city: City,
  areas: readonly Area[],
  goals: readonly Goal[],
) {
  const { width, height, center, scale } = sheets[city];
  const project = unitsIn(city);
  const sheet = project(center);
  const pixels = scale * unit;
  const view: View = {
    region: city,
    scale: pixels,
    x: width / 2 - sheet.x * pixels,
    y: height / 2 - sheet.y * pixels,
  };
  const at = (position: Position): Point => {
    const { x, y } = project(position);
    return { x: Math.round(x * pixels + view.x), y: Math.round(y * pixels + view.y) };
  };
  const patches = areas.map((area) => {
    const station = at(area.at);
    const { x, y } = shifts[area.id] ?? { x: 0, y: 0 };
    return { area, station, middle: { x: station.x + x, y: station.y + y } };
  });
  return {
    width,
    height,
    view,
    patches,
    goals: goals.map(({ name, at: position }) => {
      const { x, y } = at(position);
      const wide = textWidth(name, 16);
      const start = Math.max(12, Math.round(x - wide / 2));
      const covered = patches.some(
        ({ middle }) =>
          Math.abs(middle.y - (y - 22)) < patch.height / 2 + 14 &&
          Math.abs(middle.x - (start + wide / 2)) < (patch.width + wide) / 2,
      );
      return { x, y, label: covered ? undefined : { name, x: start, y: y - 18 } };
    }),
  };
}
