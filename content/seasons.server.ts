import { copy } from './copy/seasons.ts';
import { thisWeek } from './copy/this-week.ts';
import { busanClimate } from './data/busan-climate.ts';
import { guideSourcesReadOn } from './data/guide-sources.ts';
import { jejuClimate } from './data/jeju-climate.ts';
import { rainfall } from './data/rainfall.ts';
import { seoulClimate } from './data/seoul-climate.ts';
import { formats } from './formats.ts';
import type { Locale } from './locale.ts';
import { localize } from './localize.ts';
import { readPracticalGuide } from './practical-guides.server.ts';

const climates = { seoul: seoulClimate.months, busan: busanClimate, jeju: jejuClimate };

/** The page of when to go, in one language: the months of three cities, and the words for holidays. */
export function readSeasons(locale: Locale) {
  const guide = readPracticalGuide('seasons', locale);
  const { months: words, holidays } = localize(copy, locale);
  return {
    ...guide,
    months: { words, rows: monthRows(locale) },
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
  const { monthName, celsius, number } = formats[locale];
  const { rain } = localize(copy.months, locale);
  return seoulClimate.months.map((_, index) => ({
    month: monthName(index),
    cities: (['seoul', 'busan', 'jeju'] as const).map((city) => {
      const { low = 0, high = 0 } = climates[city][index] ?? {};
      const amount = number(Math.round(rainfall[city][index] ?? 0));
      return {
        city,
        temperatures: `${celsius(low)} / ${celsius(high)}`,
        rain: rain.replace('{amount}', amount),
      };
    }),
  }));
}
