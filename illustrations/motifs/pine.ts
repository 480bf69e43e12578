// Korean red pines.
import type { Color } from '../lib/color.ts';
import { createRandom, type Point } from '../lib/math.ts';
import { pen, placePath, smoothPath } from '../lib/path.ts';
import { path, roundStroke, stroke } from '../lib/svg.ts';

export interface Pine {
  trunk: Color;
  /** The lit left edge of the trunk. */
  trunkLight?: Color;
  leaf: Color;
  leafLight: Color;
  seed?: number;
  /** −1 leans far to the left, 1 far to the right. */
  lean?: number;
  /** Number of needle clouds, the last of them on top. */
  pads?: number;
}

/** A Korean red pine with a crooked trunk and flat needle clouds. (x, y) = foot of the trunk. */
export function pine(x: number, y: number, height: number, look: Pine): string {
  const { trunk, trunkLight, leaf, leafLight, seed = 1, lean = 0.4, pads = 6 } = look;
  const random = createRandom(seed);
  const thickness = height * 0.05;
  const trunkAt = (share: number): Point => [
    x + lean * height * 0.35 * share + Math.sin(share * 5 + seed) * height * 0.05,
    y - height * share,
  ];
  let branches = '';
  let needles = '';
  let litNeedles = '';
  for (let i = 0; i < pads; i++) {
    const share = 0.42 + (0.58 * i) / (pads - 1);
    const side = i === pads - 1 ? 0 : i % 2 ? 1 : -1;
    const [stemX, stemY] = trunkAt(Math.min(share, 0.93));
    const reach = height * (0.36 - 0.2 * ((share - 0.42) / 0.58)) * (0.75 + random() * 0.5);
    const centerX = stemX + side * reach * 0.8;
    const centerY = stemY - reach * 0.1 - height * 0.02;
    const radiusX = reach * (side ? 0.75 : 1.1);
    const pad = needlePad(centerX, centerY, radiusX, radiusX * 0.36);
    needles += pad.body;
    litNeedles += pad.light;
    if (side)
      branches +=
        pen`M${stemX} ${stemY + height * 0.04}` +
        pen`Q${stemX + side * reach * 0.4} ${stemY} ${centerX} ${centerY}`;
  }
  const [body, litEdge] = pineTrunk(trunkAt, thickness);
  return (
    path(body, trunk) +
    roundStroke(branches, trunk, thickness * 0.7) +
    (trunkLight ? stroke(litEdge, trunkLight, thickness * 0.35) : '') +
    path(needles, leaf) +
    path(litNeedles, leafLight)
  );
}

/** The tapering trunk and its lit left edge. */
function pineTrunk(trunkAt: (share: number) => Point, thickness: number): [string, string] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 6; i++) {
    const [x, y] = trunkAt((i / 6) * 0.93);
    const half = thickness * (1 - (i / 6) * 0.75);
    left.push([x - half, y]);
    right.unshift([x + half, y]);
  }
  const edge = left.slice(0, 6).map(([x, y]): Point => [x + thickness * 0.3, y]);
  return [`${smoothPath([...left, ...right])}Z`, smoothPath(edge)];
}

/** A needle cloud with four bumps on top, and the light on its left half. */
function needlePad(x: number, y: number, radiusX: number, radiusY: number) {
  const bumps = 4;
  const foot = y + radiusY * 0.3;
  const dome = (share: number) => Math.sin(share * Math.PI) * radiusY;
  let body = pen`M${x - radiusX} ${foot}`;
  for (let i = 0; i < bumps; i++) {
    const end = (i + 1) / bumps;
    const middle = (i + 0.5) / bumps;
    const endY = foot - (i < bumps - 1 ? dome(end) : 0);
    body += pen`Q${x - radiusX + 2 * radiusX * middle} ${foot - dome(middle) - radiusY * 0.8}`;
    body += pen` ${x - radiusX + 2 * radiusX * end} ${endY}`;
  }
  body += pen`Q${x} ${y + radiusY} ${x - radiusX} ${foot}Z`;
  const light = placePath('M-.85 0Q-.5-1.3 0-1.15Q-.3-.4-.85 0Z', x, y, radiusX, radiusY);
  return { body, light };
}
