import { attractions, furtherAttractions } from '#content/data/attractions.ts';
import { destinations } from '#content/data/destinations.ts';
import { places } from '#content/data/places.ts';
import { shoppingAreas, type ShoppingArea } from '#content/data/shopping-areas.ts';
import type { Locale, Text } from '#content/locale.ts';
import { mapPath } from '#content/map-path.ts';
import { closingsOf, rulesOf, type Opening } from '#content/opening/opening.ts';
import type { OpeningRule } from '#content/opening/opening-rule.ts';
import { pathTo, type PageId } from '#content/pages.ts';
import { nameArticles } from '#content/text/name-articles.ts';
import { nameInSentence } from '#domain/text/name-in-sentence.ts';

/** A place of the guide, or part of one, that is closed on some day. */
export interface ClosingPlace {
  readonly name: string;
  /** Its name within a sentence. */
  readonly said: string;
  /** The URL of its card, or of its marker on the map. */
  readonly href: string;
  /** Its days off, without its hours. */
  readonly rules: OpeningRule;
}

/** The attractions, whose days off stand under their own name. */
const attracted = new Set<string>([...attractions.seoul, ...attractions.busan].map(({ id }) => id));
const areas = shoppingAreas.filter((area: ShoppingArea) => !area.at || !attracted.has(area.at));

interface Described {
  readonly id: string;
  readonly name: Text;
  readonly opening?: Opening | undefined;
}

/** The places of the specification that close on some day, or all places of the guide that do. */
export function readClosingPlaces(locale: Locale, which: 'lead' | 'all'): ClosingPlace[] {
  const on = (page: PageId, list: readonly Described[]) =>
    list.flatMap((place) => closedIn(place, `${pathTo(page, locale)}#${place.id}`, locale));
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
    ...on('shopping', areas),
    ...onMap.flatMap((place) => closedIn(place, mapPath(place, locale), locale)),
  ];
}

function closedIn({ name, opening }: Described, href: string, locale: Locale): ClosingPlace[] {
  return rulesOf(opening).flatMap((rule) => {
    const rules = closingsOf(rule);
    const own = (rule.of ?? name)[locale];
    const said = nameInSentence(own, nameArticles[locale]);
    return rules ? [{ name: own, said, href, rules }] : [];
  });
}
