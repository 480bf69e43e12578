// The colours behind everything else in a scene: what a page shows while, or instead of, the picture.
import { mix, type Color } from '../lib/color.ts';
import { renderScene, type Scene } from '../lib/scene.ts';

/** From the zenith over the middle down to the horizon. */
export type Sky = readonly [zenith: Color, middle: Color, horizon: Color];

/** The colours of the lowest layer: a gradient's, or three times the same when it is plain. */
export function skyOf(scene: Scene): Sky {
  const svg = renderScene(scene);
  const layers = svg.slice(svg.lastIndexOf('</defs>'));
  const fill = /fill="([^"]+)"/.exec(layers)?.[1];
  if (fill === undefined) throw new Error(`${scene.id} paints nothing`);
  const gradient = /^url\(#(\w+)\)$/.exec(fill)?.[1];
  return threeOf(gradient === undefined ? [fill] : gradientColors(svg, gradient), scene.id);
}

/** The stops from the top down; a radial gradient is darkest, like the zenith, at its edge. */
function gradientColors(svg: string, id: string): Color[] {
  const [, kind, stops = ''] =
    new RegExp(`<(linear|radial)Gradient id="${id}"[^>]*>(.*?)</`).exec(svg) ?? [];
  const colors = [...stops.matchAll(/stop-color="([^"]+)"/g)].flatMap(([, color]) => color ?? []);
  return kind === 'radial' ? colors.reverse() : colors;
}

function threeOf(colors: readonly Color[], id: string): Sky {
  const zenith = colors[0];
  const horizon = colors.at(-1);
  if (zenith === undefined || horizon === undefined) throw new Error(`${id} has an empty gradient`);
  const middle = colors.length > 2 ? colors[Math.floor(colors.length / 2)] : undefined;
  return [zenith, middle ?? mix(zenith, horizon, 0.5), horizon];
}
