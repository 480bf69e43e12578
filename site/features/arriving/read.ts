import { text as arriving } from '#content/text/arriving.ts';
import { airports, type Airport, type AirportMeans, type Ride } from '#content/data/airports.ts';
import { formats } from '#content/formats.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figuresIn, readFigures, readPageFigures } from '#content/register/figures.ts';
import { figureOf, type FigureId } from '#content/register/register.ts';

/** The longest ride of the comparisons, in minutes. */
const longestRide = 90;

/** The page of arriving in one language. */
export function readArriving(locale: Locale) {
  return {
    ...readPage(locale, 'arriving'),
    airports: airports.map((airport) => readAirport(locale, airport)),
    figures: readPageFigures(
      figuresIn(
        arriving,
        airports,
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
    means: means.map(({ rides, fares, ...each }: AirportMeans) => ({
      ...localize(each, locale),
      rides: rides.map((ride) => readRide(ride, locale)),
      fares: readFigures(fares, locale),
    })),
  };
}

export type MeansEntry = AirportEntry['means'][number];

function readRide({ figure, from }: Ride, locale: Locale) {
  const span = spanOf(figure) ?? { from: 0, to: 0 };
  const { number, range } = formats[locale];
  return {
    minutes: span.from === span.to ? number(span.to) : range(span.from, span.to),
    ...(from && { from: from[locale] }),
    bar: sharesOf(span, longestRide),
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The lowest and the highest amount of a figure, of all its terminals; undefined where it is no amount. */
function spanOf(id: FigureId): Span | undefined {
  const value: unknown = figureOf(id).current.value;
  const amounts = (typeof value === 'object' && value ? Object.values(value) : [value]).filter(
    (each) => typeof each === 'number',
  );
  if (amounts.length === 0) return undefined;
  return { from: Math.min(...amounts), to: Math.max(...amounts) };
}

/** Both ends as percentages of a whole. */
const sharesOf = ({ from, to }: Span, whole: number) => ({
  from: Math.round((from / whole) * 100),
  to: Math.round((to / whole) * 100),
});
