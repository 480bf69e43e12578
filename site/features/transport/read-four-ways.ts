import { readAirport } from '#site/features/arriving/read.ts';
import lineFacts from '#content/data/metro/lines.json' with { type: 'json' };
import { airports, type AirportMeans } from '#content/data/airports.ts';
import { text as arriving } from '#content/text/arriving.ts';
import { text as transportText } from '#content/text/transport.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readAmount } from './read-amount.ts';
import { planRoute } from '#domain/metro/metro.ts';

const airport = 'seoul/incheon-intl-airport-terminal-1';
const hongdae = 'seoul/hongik-univ';
const station = 'seoul/seoul-station';

/** The ways from Incheon that the page draws. */
export const airportWays = () => Object.keys(transportText.fourWays.ways).map(airportWay);

/** A way by one ride and one fare: those to Hongdae where it has them, else the first. */
function airportWay(id: string): AirportMeans {
  const means: readonly AirportMeans[] = airports[0].means;
  const way = means.find((each) => each.id === id);
  if (!way) throw new Error(`no way from the airport ${id}`);
  const ride = way.rides.find((each) => 'metro' in each) ?? way.rides[0];
  const fare = way.fares.find((each) => each === 'arex-allstop-hongik') ?? way.fares[0];
  return { ...way, rides: ride ? [ride] : [], fares: fare ? [fare] : [] };
}

/** The ways from Incheon to Hongdae in one language, and the railway on which they are drawn. */
export function readFourWays(means: readonly AirportMeans[], locale: Locale) {
  const { count, luggage } = localize(arriving.compare, locale);
  return {
    text: { ...localize(transportText.fourWays, locale), count, luggage },
    track: readTrack(),
    means: readAirport(locale, { ...airports[0], means }).means.map((way, index) => {
      const [id] = means[index]?.fares ?? [];
      return Object.assign(way, { fare: id && readAmount(id, 't1', locale) });
    }),
  };
}

/** How far along the railway to Seoul Station a place lies, 0 to 1, and the minutes of the all-stop train to it. */
export interface Stop {
  readonly share: number;
  readonly minutes: number;
}

/** The all-stop train from stop to stop as far as Hongdae, and where on its way other places lie. */
function readTrack() {
  const [first] = lineFacts.lines.find(({ id }) => id === 'seoul/arex')?.patterns ?? [];
  const stations = (first?.stations ?? []).toReversed();
  const whole = rideTo(station).metres;
  const stopAt = (id: string): Stop => {
    const { metres, minutes } = rideTo(id);
    return { share: metres / whole, minutes };
  };
  return {
    stops: stations
      .slice(stations.indexOf(airport) + 1, stations.indexOf(hongdae) + 1)
      .map((id) => stopAt(id)),
    gimpo: stopAt('seoul/gimpo-intl-airport'),
    hongdae: stopAt(hongdae),
    /** Minutes from Seoul Station back to Hongdae, without the change. */
    back: rideTo(hongdae, station).minutes,
  };
}

function rideTo(to: string, from = airport) {
  const route = planRoute({ from, to, prefer: 'fast' });
  if (!route) throw new Error(`no way by metro to ${to}`);
  return route;
}
