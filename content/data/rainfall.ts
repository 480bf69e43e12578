/** Millimetres of rain by month, in order from January; period and source are those of `seoulClimate`. */
export const rainfall = {
  seoul: [16.8, 28.2, 36.9, 72.9, 103.6, 129.5, 414.4, 348.2, 141.5, 52.2, 51.1, 22.6],
  busan: [34.5, 49.6, 89.7, 140.9, 155.9, 188.4, 326.8, 266.5, 160.6, 79.6, 50.4, 33.8],
  jeju: [67.5, 57.2, 90.6, 89.7, 95.6, 171.2, 210.2, 272.3, 227.8, 95.1, 69.5, 55.6],
} as const;
