import { text as tourism } from '#content/text/tourism.ts';
import { destinations } from '#content/data/destinations.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';
import { drawingOfCity } from '#site/ui/drawn-map/place-art.tsx';
import type { CountryPlace } from './country-drawing.ts';
import { centres } from './further-drawing.ts';

/** Where the map of the country has Jeju: the middle of the island, not its first sight. */
const jeju = [33.38, 126.55] as const;

/** The places of the map of the country: Seoul, from where one comes, Busan if asked for, and the destinations. */
export function readCountry(locale: Locale, withBusan: boolean): CountryPlace[] {
  const [seoulCard, busanCard] = tourism.destinations.cards;
  const cities = [
    { card: seoulCard, at: centres.seoul },
    { card: busanCard, at: centres.busan },
  ] as const;
  return [
    ...cities.slice(0, withBusan ? 2 : 1).map(({ card, at }): CountryPlace => {
      const { id, title, hangul } = card;
      const trip = 'trip' in card ? localize(card.trip, locale) : '';
      const href = pathTo(card.page, locale);
      return { id, name: title[locale], hangul, at, drawing: drawingOfCity(id), trip, href };
    }),
    ...destinations.map((each): CountryPlace => {
      const { id, name, hangul, lat, lng, trip } = each;
      return {
        id,
        name: name[locale],
        hangul,
        at: id === 'jeju' ? jeju : [lat, lng],
        drawing: drawingOfCity(id),
        trip: localize(trip, locale),
        href: `${pathTo('other-destinations', locale)}#${id}`,
      };
    }),
  ];
}
