import { pathTo } from '#content/pages.ts';
import type { Locale } from '#content/locale.ts';

/** What decides where the guide shows a place of the map. */
export interface MappedPlace {
  readonly city: 'seoul' | 'busan';
  readonly type: string;
  /** The anchor of its card on the page of its city. */
  readonly attraction?: string | undefined;
  /** Its id on the map, where it has no card. */
  readonly place?: string;
}

/** Where somebody finds the place: on its card, else open on the map among those of its kind. */
export function placePath({ city, type, attraction, place }: MappedPlace, locale: Locale): string {
  if (attraction) return `${pathTo(city, locale)}#${attraction}`;
  return `${pathTo('tourism', locale)}?city=${city}&type=${type}${place ? `&place=${place}` : ''}#map`;
}
