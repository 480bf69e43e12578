import { readClosingPlaces } from '#site/lib/read-closing-places.ts';
import { text as itineraries } from '#content/text/itineraries.ts';
import { text } from '#content/text/seasons.ts';
import { thisWeek } from '#content/text/this-week.ts';
import { tripOutlook } from '#content/text/trip-outlook.ts';
import { climates } from '#content/data/climates.ts';
import { clothes, rainwear } from '#content/data/clothes.ts';
import { festivals } from '#content/data/festivals.ts';
import { seasons } from '#content/data/seasons.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';

/** What the tool about the dates of a trip computes and writes with, in one language. */
export function readTripOutlook(locale: Locale) {
  return {
    text: {
      ...localize(tripOutlook.tool, locale),
      cities: localize(text.months.cities, locale),
      holidayNames: localize(thisWeek.holidays, locale),
      departmentStores: thisWeek.sentences.feast[locale],
      reasons: localize(itineraries.closings.reasons, locale),
    },
    climates,
    clothes: localize(clothes, locale),
    rainwear: localize(rainwear, locale),
    seasons: seasons.map(({ from, to, text: line }) => ({ from, to, text: line[locale] })),
    festivals: festivals.map(({ name, held, when }) => ({
      held,
      name: name[locale],
      when: when[locale],
    })),
    places: readClosingPlaces(locale, 'all'),
    itinerariesPath: pathTo('itineraries', locale),
  };
}

export type TripOutlookFacts = ReturnType<typeof readTripOutlook>;
