import { thisWeek } from './copy/this-week.ts';
import { attractions } from './data/attractions.ts';
import type { ClosingDays } from './data/closing-days.ts';
import { busanClimate } from './data/busan-climate.ts';
import { destinations } from './data/destinations.ts';
import { closingDaysOf, monthlyClosings } from './data/itineraries/place-closing-days.ts';
import { seasons, seasonsReadOn } from './data/seasons.ts';
import { seoulClimate } from './data/seoul-climate.ts';
import { formats } from './formats.ts';
import type { Locale } from './locale.ts';
import { localize } from './localize.ts';

/** What the home page says of a week, in one language: texts, climate, seasons and closing places. */
export function readThisWeek(locale: Locale) {
  const { pictures: _pictures, sources, sentences, holidays, ...copy } = localize(thisWeek, locale);
  const { climate, feasts, read, ...notes } = sources;
  return {
    copy,
    pictures: thisWeek.pictures.map(({ drawing, months, alt }) => ({
      drawing,
      months,
      alt: alt[locale],
    })),
    sources: {
      ...notes,
      climate: climate.replace('{period}', seoulClimate.period[locale]),
      read: read.replace('{date}', formats[locale].date(seasonsReadOn)),
      pages: sourcesOf(feasts, locale),
    },
    /** What the browser computes the week of its own day with. */
    facts: {
      locale,
      sentences,
      holidays,
      seoul: seoulClimate.months,
      busan: busanClimate,
      seasons: seasons.map(({ from, to, text }) => ({ from, to, text: text[locale] })),
      places: closingPlaces(locale),
    },
  };
}

export type ThisWeekPage = ReturnType<typeof readThisWeek>;
export type WeekFacts = ThisWeekPage['facts'];

interface ClosingPlace {
  readonly name: string;
  readonly rules: ClosingDays;
}

/** The places of the guide that are closed on some day. */
function closingPlaces(locale: Locale): ClosingPlace[] {
  const found: ClosingPlace[] = [];
  for (const place of [...attractions.seoul, ...attractions.busan, ...destinations]) {
    const name = place.name[locale];
    const usual = closingDaysOf('opening' in place ? place.opening : undefined);
    if (usual) found.push({ name, rules: usual });
    const monthly = monthlyClosings[place.id];
    if (monthly) found.push({ name: monthly.closes?.[locale] ?? name, rules: monthly.rules });
  }
  return found;
}

/** The pages behind the seasons and the feasts, each once. */
function sourcesOf(feasts: { name: string; url: string; date: string }, locale: Locale) {
  const read = seasons.flatMap(({ source }) => (source ? [localize(source, locale)] : []));
  const unique = new Map([...read, feasts].map((source) => [source.url, source]));
  return [...unique.values()].map(({ name, url, date }) => ({
    name,
    url,
    date: date ? formats[locale].date(date) : undefined,
  }));
}
