import { climates } from '#content/data/climates.ts';
import { seasons } from '#content/data/seasons.ts';
import { localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo } from '#content/pages.ts';
import { text as itineraries } from '#content/text/itineraries.ts';
import { findings, fixes, modes } from '#content/text/trip-findings.ts';
import { text } from '#content/text/my-trip-tool.ts';
import { thisWeek } from '#content/text/this-week.ts';
import { readDayTitles } from '#site/features/trips/read-ready-trips.ts';

/** What the tool on the page of one's own trip says and knows besides its catalogue, in one language. */
export function readTripTool(locale: Locale) {
  return {
    text: localize(text, locale),
    findings: localize(findings, locale),
    fixes: localize(fixes, locale),
    modes: localize(modes, locale),
    holidays: localize(thisWeek.holidays, locale),
    cities: localize(itineraries.cities.names, locale),
    titles: readDayTitles(locale),
    climates,
    seasons: seasons.map(({ from, to, text: line }) => ({ from, to, text: line[locale] })),
    budget: pathTo('budget', locale),
  };
}

export type TripTool = ReturnType<typeof readTripTool>;
export type ToolText = TripTool['text'];
