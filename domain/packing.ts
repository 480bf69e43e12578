/** What a month is like on average: °C, and millimetres of rain. */
export interface MonthClimate {
  readonly low: number;
  readonly high: number;
  readonly rain: number;
}

/** What to pack from a value of the month on, and for which months. */
export interface Packing {
  readonly from: number;
  readonly advice: string;
}

/**
 * What to pack for some months, each piece of advice once.
 * @param clothes by the mean high, the warmest first; the last holds for every lower one.
 * @param rain what is added from so many millimetres in a month on.
 */
export function packingFor(
  months: readonly MonthClimate[],
  clothes: readonly Packing[],
  rain: Packing,
): string[] {
  const advice = months.map(
    ({ high }) => clothes.find(({ from }) => high >= from) ?? clothes.at(-1),
  );
  const wet = months.some((month) => month.rain >= rain.from);
  return [...new Set(advice.flatMap((each) => each?.advice ?? [])), ...(wet ? [rain.advice] : [])];
}
