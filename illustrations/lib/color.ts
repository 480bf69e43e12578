import { lerp } from './math.ts';

/** A colour written as '#RRGGBB'. */
export type Color = string;

/** Colours from a text, with spaces between them: '#F6D5C3 #F2A98C'. */
export function colorsFrom(text: string): Color[] {
  const colors = text.trim().split(/\s+/);
  colors.forEach(channels);
  return colors;
}

/** The three channels of a colour, 0…255. */
function channels(color: Color): number[] {
  if (!/^#[\da-f]{6}$/i.test(color)) throw new TypeError(`not a #RRGGBB colour: ${color}`);
  return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
}

/** Blends two colours: ratio 0 gives the first one, 1 the second. */
export function mix(first: Color, second: Color, ratio: number): Color {
  const target = channels(second);
  const blended = channels(first).map((value, index) => {
    const channel = Math.round(lerp(value, target[index] ?? value, ratio));
    return channel.toString(16).padStart(2, '0');
  });
  return `#${blended.join('')}`;
}
