import { type PageId, pathTo } from '#content/pages.ts';
import type { Locale } from '#content/locale.ts';

/** The fields of a place that decide its URL. */
export interface MappedPlace {
  readonly city: 'seoul' | 'busan';
  readonly type: string;
  /** Set when it lies beyond the city under which it is listed. */
  readonly outside?: unknown;
  /** The anchor of its card on its page. */
  readonly attraction?: string | undefined;
  /** Its id on the map, where it has no card. */
  readonly place?: string;
}

/** The page with the card of an attraction. */
function cardPage({ city, type }: Pick<MappedPlace, 'city' | 'type'>): PageId {
  return type === 'further' ? `more-${city}` : city;
}

/** The URL of a place: that of its card, else that of the map with the place open. */
export function placePath(
  { city, type, outside, attraction, place }: MappedPlace,
  locale: Locale,
): string {
  if (attraction) return `${pathTo(cardPage({ city, type }), locale)}#${attraction}`;
  const where = outside ? '' : `city=${city}&`;
  return `${pathTo('tourism', locale)}?${where}type=${type}${place ? `&place=${place}` : ''}#map`;
}

/** The planner of the metro, which leads to a place. */
export function plannerPath(id: string, locale: Locale): string {
  return `${pathTo('metro', locale)}?to=${id}`;
}
