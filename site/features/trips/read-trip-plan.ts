import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { readAnswerText } from '#site/lib/read-ui.ts';
import { tripOf, type Plan } from './plan.ts';
import type { ItinerariesPage } from './read.ts';

/** What the island of an itinerary works with, on its own page and on that of all. */
export function readTripPlan(page: ItinerariesPage, plan: Plan, locale: Locale) {
  const { itinerariesText, meals } = page;
  const { add, timeline, calendar, closings, cost, map, route, print, share, failed } =
    itinerariesText;
  return {
    trip: tripOf(plan, itinerariesText),
    meals,
    text: { add, timeline, calendar, closings, cost, map, route, print, share, failed },
    metro: pathTo('metro', locale),
    savedText: readAnswerText(locale).saved,
    changeHref: `${pathTo('requirements', locale)}#comprobador`,
    locale,
  };
}
