import type { TripCity } from '../place-facts.ts';
import { andongSpots } from './andong.ts';
import { busanSpots } from './busan.ts';
import { gyeongjuSpots } from './gyeongju.ts';
import { jejuSpots } from './jeju.ts';
import { jeonjuSpots } from './jeonju.ts';
import { seoulSpots } from './seoul.ts';
import type { Spot } from './spot.ts';

const byCity = {
  seoul: seoulSpots,
  busan: busanSpots,
  gyeongju: gyeongjuSpots,
  jeju: jejuSpots,
  andong: andongSpots,
  jeonju: jeonjuSpots,
} as const satisfies Record<TripCity, readonly Spot[]>;

export type SpotId = (typeof byCity)[TripCity][number]['id'];

type CitySpot = Spot & { readonly id: SpotId; readonly city: TripCity };

const cities = Object.keys(byCity) as TripCity[];

/** The places of trips that the guide describes nowhere else, by city. */
export const spots: readonly CitySpot[] = cities.flatMap((city) =>
  byCity[city].map((spot): CitySpot => Object.assign({ city }, spot)),
);

/** The spot of an id. */
export function spotOf(id: SpotId): CitySpot {
  const found = spots.find((spot) => spot.id === id);
  if (!found) throw new Error(`no spot ${id}`);
  return found;
}
