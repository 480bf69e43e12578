import { attractions, furtherAttractions } from '#content/data/attractions.ts';
import { beds } from '#content/data/beds.ts';
import { rainwear } from '#content/data/clothes.ts';
import { climates } from '#content/data/climates.ts';
import { destinations } from '#content/data/destinations.ts';
import { seasons } from '#content/data/seasons.ts';
import { formats } from '#content/formats.ts';
import { localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo, tripMapPath, type PageId } from '#content/pages.ts';
import { addWindow } from '#content/text/add-to-trip.ts';
import { itineraries } from '#content/data/itineraries/itineraries.ts';
import { mealLevels } from '#content/data/itineraries/meal-levels.ts';
import { text as itinerariesText } from '#content/text/itineraries.ts';
import { nameArticles } from '#content/text/name-articles.ts';
import { findings, fixes, gaps, modes, unnamed } from '#content/text/trip-findings.ts';
import { text } from '#content/text/my-trip-tool.ts';
import { thisWeek } from '#content/text/this-week.ts';
import { fill } from '#domain/text/fill.ts';
import { figureOf } from '#content/register/register.ts';
import { readDayTitles } from '#site/features/trips/read-ready-trips.ts';

/** What the tool on the page of one's own trip says and knows besides its catalogue, in one language. */
export function readTripTool(locale: Locale) {
  return {
    text: localize(text, locale),
    /** Of the window that adds from other pages. */
    adding: localize(addWindow, locale),
    findings: localize(findings, locale),
    fixes: localize(fixes, locale),
    modes: localize(modes, locale),
    gaps: localize(gaps, locale),
    unnamed: localize(unnamed, locale),
    articles: nameArticles[locale],
    holidays: localize(thisWeek.holidays, locale),
    map: localize(itinerariesText.map, locale),
    mapPath: tripMapPath,
    cities: localize(itinerariesText.cities.names, locale),
    titles: readDayTitles(locale),
    climates,
    seasons: seasons.map(({ source: _source, ...season }) => localize(season, locale)),
    rainyFrom: rainwear.from,
    budget: pathTo('budget', locale),
    countdown: pathTo('trip-countdown', locale),
    beds: readBedNames(locale),
    mealLevels: readMealLevels(locale),
    pages: readPages(locale),
    cards: readCards(locale),
  };
}

/** The pages that say more of the places of a city and of the days of an itinerary. */
function readPages(locale: Locale) {
  const pathsOf = (pages: readonly PageId[]) => pages.map((page) => pathTo(page, locale));
  return {
    seoul: pathsOf(['seoul', 'more-seoul']),
    busan: pathsOf(['busan', 'more-busan']),
    elsewhere: pathsOf(['other-destinations']),
    itineraries: Object.fromEntries(itineraries.map(({ id }) => [id, pathTo(id, locale)])),
  };
}

/** The ids of what has a card, by the page on which it stands. */
function readCards(locale: Locale): Readonly<Record<string, readonly string[]>> {
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  return {
    [pathTo('seoul', locale)]: ids(attractions.seoul),
    [pathTo('busan', locale)]: ids(attractions.busan),
    [pathTo('more-seoul', locale)]: ids(furtherAttractions.seoul),
    [pathTo('more-busan', locale)]: ids(furtherAttractions.busan),
    [pathTo('other-destinations', locale)]: ids(destinations),
  };
}

/** What each level of meals is called. */
function readMealLevels(locale: Locale) {
  const { simple, usual, generous } = localize(mealLevels, locale);
  return { simple: simple.name, usual: usual.name, generous: generous.name };
}

/** What each kind of bed is called, and the month that its price is of. */
export function readBedNames(locale: Locale) {
  const named = beds.map(({ kind, figure }) => {
    const { since, source, checkedOn } = figureOf(figure);
    const dated = since ?? source?.date;
    const { month } = formats[locale];
    const when = dated ? month(dated) : fill(text.beds.seen[locale], { month: month(checkedOn) });
    return [kind, { name: text.beds[kind][locale], when }] as const;
  });
  return Object.fromEntries(named) as Record<BedKind, { name: string; when: string }>;
}

type BedKind = (typeof beds)[number]['kind'];

export type TripTool = ReturnType<typeof readTripTool>;
export type ToolText = TripTool['text'];
