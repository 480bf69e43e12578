import { slugOf } from '#content/embed-paths.ts';
import { itineraries, type ItineraryId } from '#content/data/itineraries/itineraries.ts';
import { pathTo } from '#content/pages.ts';
import type { Locale } from '#content/locale.ts';
import { embedText } from '#content/text/embeds.ts';
import { fill } from '#domain/text/fill.ts';
import { languageOf, readEmbed } from '#site/lib/read-embed.ts';
import { readItineraries } from './read.ts';

/** The days of every itinerary, in the language of a route. */
export function dayEmbeds(route: { readonly routePattern: string }) {
  const locale = languageOf(route);
  return itineraries.flatMap(({ id: itinerary, days }) =>
    days.map((_, index) => ({
      params: { itinerary: slugOf(itinerary, locale), day: String(index + 1) },
      props: { itinerary, day: index + 1, locale },
    })),
  );
}

/** A day of an itinerary for other websites, in one language. @throws if there is no such day. */
export function readEmbeddedDay(itinerary: ItineraryId, day: number, locale: Locale) {
  const page = readItineraries(locale, itinerary);
  const found = page.shown.days[day - 1];
  if (!found) throw new Error(`${itinerary} has no day ${day}`);
  const { title: name } = page.shown;
  const blanks = { itinerary: name, day: String(day), title: found.title };
  const href = `${pathTo(itinerary, locale)}?day=${day}#plan`;
  return {
    ...readEmbed({ kind: 'day', itinerary, day }, locale, {
      title: fill(embedText.titles.day[locale], blanks),
      href: pathTo(itinerary, locale),
    }),
    page,
    day,
    href,
    itinerary: name,
    heading: found.title,
    position: fill(embedText.day[locale], blanks),
  };
}

export type EmbeddedDayView = ReturnType<typeof readEmbeddedDay>;
