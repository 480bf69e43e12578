/** Typical highs and lows of Busan by month, in °C; period and source are those of `seoulClimate`. */
export const busanClimate = [
  { low: -0.1, high: 8.2 },
  { low: 1.5, high: 10.2 },
  { low: 5.3, high: 13.8 },
  { low: 10.1, high: 18.2 },
  { low: 14.6, high: 22.0 },
  { low: 18.3, high: 24.6 },
  { low: 22.1, high: 27.5 },
  { low: 23.7, high: 29.5 },
  { low: 19.8, high: 26.4 },
  { low: 14.5, high: 22.5 },
  { low: 8.3, high: 16.6 },
  { low: 2.0, high: 10.4 },
] as const;
