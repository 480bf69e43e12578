import { closingPlaces } from './closing-places.server.ts';
import { copy as itineraries } from './copy/itineraries.ts';
import { copy } from './copy/seasons.ts';
import { thisWeek } from './copy/this-week.ts';
import { tripOutlook } from './copy/trip-outlook.ts';
import { climates } from './data/climates.ts';
import { clothes, rainwear } from './data/clothes.ts';
import { festivals } from './data/festivals.ts';
import { seasons } from './data/seasons.ts';
import type { Locale } from './locale.ts';
import { localize } from './localize.ts';
import { pathTo } from './pages.ts';

/** What the tool about the dates of a trip computes and writes with, in one language. */
export function readTripOutlook(locale: Locale) {
  return {
    words: {
      ...localize(tripOutlook.tool, locale),
      cities: localize(copy.months.cities, locale),
      holidayNames: localize(thisWeek.holidays, locale),
      departmentStores: thisWeek.sentences.feast[locale],
      reasons: localize(itineraries.closings.reasons, locale),
    },
    climates,
    clothes: localize(clothes, locale),
    rainwear: localize(rainwear, locale),
    seasons: seasons.map(({ from, to, text }) => ({ from, to, text: text[locale] })),
    festivals: festivals.map(({ name, held, when }) => ({
      held,
      name: name[locale],
      when: when[locale],
    })),
    places: closingPlaces(locale, 'all'),
    itinerariesPath: pathTo('itineraries', locale),
  };
}

export type TripOutlookFacts = ReturnType<typeof readTripOutlook>;
