/** Typical highs and lows of Jeju by month, in °C; period and source are those of `seoulClimate`. */
export const jejuClimate = [
  { low: 3.7, high: 8.6 },
  { low: 4.0, high: 9.9 },
  { low: 6.6, high: 13.3 },
  { low: 10.8, high: 18.0 },
  { low: 15.0, high: 22.1 },
  { low: 19.1, high: 24.9 },
  { low: 23.7, high: 29.3 },
  { low: 24.8, high: 30.1 },
  { low: 20.9, high: 26.1 },
  { low: 15.7, high: 21.6 },
  { low: 10.4, high: 16.4 },
  { low: 5.6, high: 11.0 },
] as const;
