import type { Place } from './data/place.ts';
import type { Locale } from './locale.ts';
import { pathTo } from './pages.ts';

/** The URL of the map with a place chosen. */
export function mapPath({ id, city, type }: Pick<Place, 'id' | 'city' | 'type'>, locale: Locale) {
  return `${pathTo('tourism', locale)}?city=${city}&type=${type}&place=${id}#map`;
}
