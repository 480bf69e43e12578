import { contrast } from '#domain/contrast.ts';

/** The dark land, on which a line has to be seen. */
const darkLand = '#1d3345';

/** The colour of a metro line on a map: as its operator prints it, a little lighter in the dark where it would be lost. */
export function lineColor(colour: string): string {
  if (contrast(colour, darkLand) >= 2) return colour;
  return `light-dark(${colour}, color-mix(in oklab, ${colour} 80%, white))`;
}
