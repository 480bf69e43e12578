import { attractionOf } from '#content/data/attractions.ts';
import { localize } from '#content/localize.ts';
import type { Locale } from '#content/locale.ts';
import { pathTo, tripCataloguePath, tripToolPath } from '#content/pages.ts';
import { text as tool } from '#content/text/my-trip-tool.ts';
import { thisWeek } from '#content/text/this-week.ts';
import { readPage } from '#site/lib/read-page.ts';
import { readReadyTrips } from '#site/features/trips/read-ready-trips.ts';

/** With which places somebody may start. */
const starters = [
  { id: 'gyeongbokgung', drawing: 'seoul/gyeongbokgung' },
  { id: 'haeundae', drawing: 'busan/haeundae' },
  { id: 'gwangjang-market', drawing: 'seoul/gwangjang-market' },
  { id: 'n-seoul-tower', drawing: 'seoul/n-seoul-tower' },
] as const;

/** The page of one's own trip in one language. */
export function readMyTrip(locale: Locale) {
  const { text } = readPage(locale, 'trip');
  const { count, did, head, loading, failed, retry } = localize(tool, locale);
  const { ready, dates, place, open } = text;
  return {
    text,
    /** What the tool says before there is a trip. */
    start: {
      ready,
      dates,
      place,
      open,
      loading,
      failed,
      retry,
      count,
      own: text.sample.own,
      undo: head.undo,
      did: { create: did.create, add: did.add },
    },
    holidays: localize(thisWeek.holidays, locale),
    ready: readReadyTrips(locale),
    starters: starters.map(({ id, drawing }) => {
      const { name, city } = attractionOf(id);
      return {
        id,
        name: name[locale],
        drawing,
        href: `${pathTo(city, locale)}#${id}`,
      };
    }),
    itineraries: pathTo('itineraries', locale),
    url: tripToolPath(locale),
    catalogue: tripCataloguePath(locale),
  };
}
