// Street stalls at night: awnings, strings of bulbs, paper bags.
import { Canvas } from '../lib/canvas.ts';
import type { Color } from '../lib/color.ts';
import { pen } from '../lib/path.ts';
import { circle, type Markup, path, rect, roundStroke, stroke } from '../lib/svg.ts';
import { glow } from './light.ts';

export interface Awning {
  /** Height of the cloth without its flaps. */
  height: number;
  colors: readonly [Color, Color];
  /** Width of a stripe. */
  stripe: number;
  /** How far the flaps hang down. */
  flap: number;
  shade: Color;
}

/** A striped awning over the whole width of a card, its flaps cut straight or in scallops. */
export function awning(canvas: Canvas, look: Awning, scalloped = true): Markup {
  const { height, colors, stripe, flap, shade } = look;
  const stripes = ['', ''];
  for (let i = 0; i * stripe < 800; i++) {
    const bottom = scalloped
      ? pen`v${height}q0 ${flap} ${stripe / 2} ${flap}t${stripe / 2} ${-flap}V0z`
      : pen`v${height}l4 ${flap}h${stripe - 8}l4 ${-flap}V0z`;
    stripes[i % 2] += pen`M${i * stripe} 0${bottom}`;
  }
  const under = canvas.fade(shade, 'up', 0.4);
  return [
    path(stripes[0] ?? '', colors[0]),
    path(stripes[1] ?? '', colors[1]),
    canvas.grain(rect(0, 0, 800, height, canvas.fade(shade, 'down', 0.8))),
    rect(0, height - 5, 800, 8, under),
  ];
}

/** Bulbs on a sagging cord, each with its glow. */
export function bulbs(
  canvas: Canvas,
  places: readonly (readonly [x: number, y: number])[],
  color: Color = '#FFF0BE',
  radius = 10,
): Markup {
  const light = glow(canvas, color, 0.7);
  const [first, ...rest] = places.map(([x, y]) => [x, y - radius * 1.6] as const);
  const cord = first
    ? pen`M${first[0]} ${first[1]}` +
      rest.map(([x, y]) => pen`Q${x - 50} ${y + 12} ${x} ${y}`).join('')
    : '';
  const sockets = places.map(([x, y]) => pen`M${x} ${y - radius * 1.7}v${radius}`).join('');
  return [
    places.map(([x, y]) => circle(x, y, radius * 5.4, light)),
    stroke(cord, '#120D18', 2.4),
    stroke(sockets, '#120D18', radius),
    places.map(([x, y]) => circle(x, y, radius, color)),
  ];
}

/** The front of a kraft paper bag with a zigzag edge. (x, y) = top left of the edge. */
export function paperBag(x: number, y: number, width: number, height: number, teeth = 9): string {
  const tooth = width / teeth;
  let edge = pen`M${x} ${y}`;
  for (let i = 0; i < teeth; i++)
    edge += pen`l${tooth / 2} ${-tooth * 0.5}l${tooth / 2} ${tooth * 0.5}`;
  const front = `${edge}${pen`l${-width * 0.06} ${height}h${-width * 0.88}z`}`;
  const side = pen`M${x + width * 0.7} ${y}L${x + width} ${y}l${-width * 0.06} ${height}h${-width * 0.3}l${width * 0.1} ${-height * 0.6}z`;
  return (
    path(front, '#D9B07A') +
    path(side, '#AF8450') +
    roundStroke(pen`M${x + width * 0.16} ${y + 8}l${width * 0.03} ${height - 16}`, '#F1D3A2', 4)
  );
}
