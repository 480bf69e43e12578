import { andongAndJeonjuSpots } from './andong-and-jeonju.ts';
import { busanSpots } from './busan.ts';
import { gyeongjuSpots } from './gyeongju.ts';
import { jejuSpots } from './jeju.ts';
import { seoulSpots } from './seoul.ts';
import type { Spot } from './spot.ts';

const all = [
  ...seoulSpots,
  ...busanSpots,
  ...gyeongjuSpots,
  ...jejuSpots,
  ...andongAndJeonjuSpots,
] as const;

export type SpotId = (typeof all)[number]['id'];

/** The places of trips that the guide describes nowhere else, by city. */
export const spots: readonly (Spot & { readonly id: SpotId })[] = all;

/** The spot of an id. */
export function spotOf(id: SpotId): Spot {
  const found = spots.find((spot) => spot.id === id);
  if (!found) throw new Error(`no spot ${id}`);
  return found;
}
