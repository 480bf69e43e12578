import { readClosingPlaces } from '#site/lib/read-closing-places.ts';
import { text } from '#content/text/seasons.ts';
import { thisWeek } from '#content/text/this-week.ts';
import { climates, climateCities } from '#content/data/climates.ts';
import { guideSourcesReadOn } from '#content/data/guide-sources.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readPracticalGuide } from '#site/features/guides/read.ts';
import { readEmbedLink } from '#site/lib/read-embed.ts';
import { readWeekSources } from '#site/lib/read-this-week.ts';
import { readYearRibbon } from './read-year-ribbon.ts';
import { readWeeklyClosings } from './read-weekly-closings.ts';

/** The page of when to go, in one language: the months of three cities, and the words for holidays. */
export function readSeasons(locale: Locale) {
  const guide = readPracticalGuide(locale, 'seasons');
  const { months: seasonTablesText, holidays, dates, ribbon } = localize(text, locale);
  const { tool: _tool, ...tripText } = dates;
  return {
    ...guide,
    dates: { text: tripText, sources: readWeekSources(locale) },
    ribbon: { title: ribbon.title, lead: ribbon.lead, facts: readYearRibbon(locale) },
    months: {
      seasonTablesText,
      rows: monthRows(locale),
      embed: readEmbedLink('weather', locale),
    },
    closings: readWeeklyClosings(locale, readClosingPlaces(locale, 'all')),
    /** Their names, and the year from which they are listed. */
    holidays: {
      ...holidays,
      names: localize(thisWeek.holidays, locale),
      from: Number(guideSourcesReadOn.slice(0, 4)),
    },
  };
}

export type SeasonsPage = ReturnType<typeof readSeasons>;

function monthRows(locale: Locale) {
  const { monthName, celsius, degrees, number } = formats[locale];
  const { rain: inMillimetres } = localize(text.months, locale);
  return climates.seoul.map((_, index) => ({
    month: monthName(index),
    cities: climateCities.map((city) => {
      const { low = 0, high = 0, rain = 0 } = climates[city][index] ?? {};
      return {
        city,
        // The unit once, as three cities share a narrow row.
        temperatures: `${degrees(low)} / ${celsius(high)}`,
        rain: inMillimetres.replace('{amount}', number(Math.round(rain))),
      };
    }),
  }));
}
