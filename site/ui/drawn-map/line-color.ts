/** The colour of a metro line on a map, lighter in the dark. */
export function lineColor(colour: string): string {
  return `light-dark(${colour}, color-mix(in oklab, ${colour} 66%, white))`;
}
