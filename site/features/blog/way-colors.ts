import type { SurfaceColor } from '#site/ui/surface.ts';

/** The cloth of each way, above an article and along its part of the text. */
export const wayColors: readonly SurfaceColor[] = ['celadon', 'hwang', 'mugung'];
