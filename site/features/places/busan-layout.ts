import type { Offset } from './seoul-layout.ts';

/**
 * From a place of the panorama to the foot of its drawing, where the drawings have to make room for one another; one
 * that is not listed stands on its place.
 */
export const coastArt: Readonly<Record<string, Offset>> = {
  gamcheon: { x: -22, y: -4 },
  'biff-square': { x: -20, y: -8 },
  'busan-tower': { x: 26, y: -8 },
  jagalchi: { x: 20, y: 32 },
  'centum-city': { x: 16, y: -6 },
};
