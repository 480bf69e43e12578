/** The median: the middle figure, or the mean of the two in the middle. NaN without figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? NaN;
  const lower = sorted[Math.ceil(half) - 1] ?? NaN;
  return (upper + lower) / 2;
}

/** To so many decimals, as a number: `rounded(1.234, 2)` is 1.23. */
export function rounded(figure: number, decimals = 0): number {
  const scale = 10 ** decimals;
  return Math.round(figure * scale) / scale;
}
