/** A map beside the timeline, and one for phones, where the timeline below names the numbers. */
export const frames = {
  wide: { width: 700, height: 560, radius: 13, sides: 104, ends: 62, named: true, art: 0.74 },
  narrow: { width: 390, height: 290, radius: 12, sides: 34, ends: 34, named: false, art: 0.52 },
} as const;

export type FrameId = keyof typeof frames;
