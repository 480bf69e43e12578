import { text as arriving } from '#content/text/arriving.ts';
import { airports, type Airport, type AirportMeans, type Ride } from '#content/data/airports.ts';
import { airportNightBuses } from '#content/data/night-buses.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { planRoute } from '#domain/metro/metro.ts';
import { fill } from '#domain/text/fill.ts';
import { readNightBuses } from '#site/lib/read-night-buses.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figuresIn, readFigures, readPageFigures } from '#content/register/figures.ts';
import { figureOf, type FigureId } from '#content/register/register.ts';

/** The page of arriving in one language. */
export function readArriving(locale: Locale) {
  const { areas, routes, ...night } = localize(arriving.night, locale);
  const buses = readNightBuses(airportNightBuses, locale);
  return {
    ...readPage(locale, 'arriving'),
    night: {
      ...night,
      areas: { ...areas, rows: buses.byArea },
      routes: { ...routes, rows: buses.routes },
    },
    airports: airports.map((airport) => readAirport(locale, airport)),
    figures: readPageFigures(
      figuresIn(
        arriving,
        airports,
        airportNightBuses,
        airports.flatMap(({ means }: Airport) => means.map(({ fares }) => ({ figures: fares }))),
      ),
      locale,
    ),
  };
}

export type ArrivingPage = ReturnType<typeof readArriving>;
export type AirportEntry = ArrivingPage['airports'][number];

/** An airport in one language, its ways to the city with their figures. */
export function readAirport(locale: Locale, { means, ...airport }: Airport) {
  return {
    ...localize(airport, locale),
    means: means.map(({ rides, fares, headline, ...each }: AirportMeans) => ({
      ...localize(each, locale),
      headline: readHeadline({ fares, headline }, locale),
      rides: rides.map((ride) => readRide(ride, locale)),
      fares: readFigures(fares, locale),
    })),
  };
}

export type MeansEntry = AirportEntry['means'][number];

/** The fare that the comparison shows. */
function readHeadline(
  { fares, headline }: Pick<AirportMeans, 'fares'> & { headline: AirportMeans['headline'] },
  locale: Locale,
): string | undefined {
  const [first] = readFigures(fares, locale);
  if (!first) return undefined;
  if (headline === 'least') return fill(arriving.compare.least[locale], { fare: first.value });
  if (headline !== 'span') return first.value;
  const spans = fares.map(spanOf);
  const [from, to] = [spans.map((span) => span.from), spans.map((span) => span.to)];
  return formats[locale].wonRange(Math.min(...from), Math.max(...to));
}

/** A ride in minutes; those by metro are counted by the planner. */
function readRide({ from, to, door, ...ride }: Ride, locale: Locale) {
  const byMetro = 'metro' in ride;
  const span = byMetro ? plannedSpan(ride.metro) : spanOf(ride.figure);
  const { number, range } = formats[locale];
  return {
    span,
    minutes: span.from === span.to ? number(span.to) : range(span.from, span.to),
    byMetro,
    ...(door && { door }),
    ...(from && { from: from[locale] }),
    ...(to && { to: to[locale] }),
  };
}

/** Minutes, or KRW of a fare. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The least and the most of a figure, of all its terminals. */
function spanOf(id: FigureId): Span {
  const value: unknown = figureOf(id).current.value;
  const amounts = (typeof value === 'object' && value ? Object.values(value) : [value]).filter(
    (each) => typeof each === 'number',
  );
  if (amounts.length === 0) throw new Error(`no amounts in ${id}`);
  return { from: Math.min(...amounts), to: Math.max(...amounts) };
}

function plannedSpan(stations: { from: string; to: string }): Span {
  const route = planRoute({ ...stations, prefer: 'fast' });
  if (!route) throw new Error(`no way by metro to ${stations.to}`);
  return { from: route.minutes, to: route.minutes };
}
