import { attractions, furtherAttractions } from './data/attractions.ts';
import type { ClosingDays } from './data/closing-days.ts';
import { destinations } from './data/destinations.ts';
import { closingDaysOf, monthlyClosings } from './data/itineraries/place-closing-days.ts';
import type { OpeningHours } from './data/opening-hours.ts';
import { places } from './data/places.ts';
import type { Locale, Text } from './locale.ts';
import { mapPath } from './map-path.ts';
import { pathTo, type PageId } from './pages.ts';

/** A place of the guide, or part of one, that is closed on some day. */
export interface ClosingPlace {
  readonly name: string;
  /** The URL of its card, or of its marker on the map. */
  readonly href: string;
  readonly rules: ClosingDays;
}

interface Described {
  readonly id: string;
  readonly name: Text;
  readonly opening?: OpeningHours | undefined;
}

/** The places of the specification that close on some day, or all places of the guide that do. */
export function closingPlaces(locale: Locale, which: 'lead' | 'all'): ClosingPlace[] {
  const on = (page: PageId, list: readonly Described[]) =>
    list.flatMap((place) => closingsOf(place, `${pathTo(page, locale)}#${place.id}`, locale));
  const lead = [
    ...on('seoul', attractions.seoul),
    ...on('busan', attractions.busan),
    ...on('other-destinations', destinations),
  ];
  if (which === 'lead') return lead;
  const onMap = places.filter(({ attraction, type }) => !attraction && type !== 'school');
  return [
    ...lead,
    ...on('more-seoul', furtherAttractions.seoul),
    ...on('more-busan', furtherAttractions.busan),
    ...onMap.flatMap((place) => closingsOf(place, mapPath(place, locale), locale)),
  ];
}

function closingsOf({ id, name, opening }: Described, href: string, locale: Locale) {
  const usual = closingDaysOf(opening);
  const monthly = (monthlyClosings as Readonly<Record<string, typeof monthlyClosings.jeju>>)[id];
  return [
    ...(usual ? [{ name: name[locale], href, rules: usual }] : []),
    ...(monthly ? [{ name: (monthly.closes ?? name)[locale], href, rules: monthly.rules }] : []),
  ];
}
