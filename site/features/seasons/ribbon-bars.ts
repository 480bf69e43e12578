interface Month {
  readonly lowest: number;
  readonly highest: number;
}

/** The °C at the top and at the foot of the ribbon. */
const top = 32;
const foot = -8;

const warmths = [
  { below: 3, warmth: 'cold' },
  { below: 12, warmth: 'cool' },
  { below: 21, warmth: 'mild' },
  { below: Infinity, warmth: 'hot' },
] as const;

/** A patch for each month, from its high to its low, on a sheet 12 wide and 100 high. */
export function ribbonBars(months: readonly Month[]) {
  const at = (degrees: number) => ((top - degrees) / (top - foot)) * 100;
  return months.map(({ lowest, highest }, x) => {
    const mean = (lowest + highest) / 2;
    const warmth = warmths.find(({ below }) => mean < below)?.warmth ?? 'hot';
    return { x, y: at(highest), height: at(lowest) - at(highest), warmth };
  });
}

/** Where the stitches of a month's rain stand, one for every 50 mm, the last as long as its part. @param rain Millimetres. */
export function rainMarks(rain: number): { y: number; length: number }[] {
  return Array.from({ length: Math.ceil(rain / 50) }, (_, index) => ({
    y: 2 + index * 4.5,
    length: 16 * Math.min(1, rain / 50 - index),
  }));
}
