import type { Place } from '#content/data/place.ts';
import { owner } from '#content/data/owner.ts';
import { placeNumbers } from '#content/data/place-numbers.ts';
import { places } from '#content/data/places.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { timetableOf } from '#content/opening/opening.ts';
import type { OpeningRule } from '#content/opening/opening-rule.ts';
import { pathTo } from '#content/pages.ts';
import { withoutSamples, type Publication } from '#content/samples.ts';
import { firstSentence } from '#domain/text/first-sentence.ts';
import { duration } from './duration.ts';
import { placePath, plannerPath } from './place-path.ts';
import { readPlaceFigures, type FromRegister, type PlaceFigures } from './read-place-figures.ts';
import { scenesOf, type OnScreen } from './read-scenes.ts';

/** A place of the map in one language. */
export type MapPlaceEntry = Localized<Omit<Place, 'sample' | 'visit' | FromRegister>> &
  PlaceFigures &
  OnScreen & {
    readonly visit?: string;
    readonly links: ReturnType<typeof linksOf>;
    readonly opening?: OpeningRule;
    /** The id that links of older editions use. */
    readonly number?: number;
  };

const numbers = new Map<string, number>(
  Object.entries(placeNumbers).map(([number, id]) => [id, Number(number)]),
);

/** The places of the map; once the guide is published, without those whose position is still a sample. */
export function readMapPlaces(locale: Locale, facts: Publication = owner) {
  return withoutSamples(places, facts).map((place) => readMapPlace(place, locale));
}

function readMapPlace(place: Place, locale: Locale): MapPlaceEntry {
  const { opening, visit, sample: _sample, admission: _, figures: _figures, ...rest } = place;
  const number = numbers.get(place.id);
  const rule = timetableOf(opening);
  const shown = {
    ...localize(rest, locale),
    ...(number !== undefined && { number }),
    // A place that is always open needs no badge on the map.
    ...(rule && !rule.always && { opening: rule }),
    ...(visit && { visit: duration(visit, locale) }),
    links: linksOf(place, locale),
    ...scenesOf(place.id, locale),
    ...readPlaceFigures(locale, place),
  };
  // The card of the attraction has the whole text.
  return place.attraction ? withFirstSentence(shown) : shown;
}

/** From a place of the map: its card or that of the partners, its school, the planner of the metro, what is shared. */
function linksOf(place: Place, locale: Locale) {
  const { id, type, attraction, isPartner } = place;
  const share = placePath({ ...place, place: id }, locale);
  const partners = isPartner && `${pathTo('study', locale)}#academias-partner`;
  return {
    more: attraction ? share : partners,
    school: type === 'school' && `${pathTo('schools', locale)}#${id}`,
    planner: plannerPath(id, locale),
    share,
  };
}

function withFirstSentence<Shown extends { readonly description: string }>(shown: Shown): Shown {
  const [description] = firstSentence(shown.description);
  return { ...shown, description };
}
