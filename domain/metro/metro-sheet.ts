import { metresFrom, type Point, type Coordinates } from '../drawn-map/geometry.ts';
import type { MetroCity } from './metro-network.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Where the middle of the city stands, and on which point. */
  readonly centre: Coordinates;
  readonly at: Point;
  /** Metres from the centre within which distances are nearly true; farther out they shrink. */
  readonly near: number;
  readonly scale: number;
}

/** The sheets on which the networks are drawn, in pixels. */
export const metroSheets: Readonly<Record<MetroCity, Sheet>> = {
  seoul: {
    width: 1440,
    height: 1300,
    centre: [37.555, 126.99],
    at: { x: 705, y: 612 },
    near: 2000,
    scale: 204,
  },
  busan: {
    width: 1200,
    height: 1100,
    centre: [35.155, 129.06],
    at: { x: 606, y: 650 },
    near: 1500,
    scale: 240,
  },
};

/** Of the width: the sheets are a little lower than the country. */
const squeeze = 0.85;

/** Positions on the sheet of a city: directions are kept, distances grow with the logarithm, as the centre is dense. */
export function onSheet(city: MetroCity): (position: Coordinates) => Point {
  const { centre, at, near, scale } = metroSheets[city];
  const metres = metresFrom(centre);
  return (position) => {
    const { x, y } = metres(position);
    const away = Math.hypot(x, y);
    const factor = away === 0 ? 0 : (scale * Math.log1p(away / near)) / away;
    return { x: at.x + x * factor, y: at.y + y * factor * squeeze };
  };
}
