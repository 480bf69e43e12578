import { busanClimate } from './busan-climate.ts';
import { jejuClimate } from './jeju-climate.ts';
import { rainfall } from './rainfall.ts';
import { seoulClimate } from './seoul-climate.ts';

export const climateCities = ['seoul', 'busan', 'jeju'] as const;

export type ClimateCity = (typeof climateCities)[number];

const temperatures = { seoul: seoulClimate.months, busan: busanClimate, jeju: jejuClimate };

const climateOf = (city: ClimateCity) =>
  temperatures[city].map(({ low, high }, index) => ({
    low,
    high,
    rain: rainfall[city][index] ?? 0,
  }));

/** A typical month: °C, and millimetres of rain in all of it; in order from January. */
export const climates = {
  seoul: climateOf('seoul'),
  busan: climateOf('busan'),
  jeju: climateOf('jeju'),
};
