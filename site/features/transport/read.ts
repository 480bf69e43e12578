import { text as transportText } from '#content/text/transport.ts';
import { fareOptions, type FareOption } from '#content/data/fares.ts';
import { transportInfo, type TransportInfo } from '#content/data/transport-info.ts';
import { seoulNightBuses } from '#content/data/night-buses.ts';
import { transportModes, type TransportMode } from '#content/data/transport-modes.ts';
import { formats } from '#content/formats.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readNightBuses } from '#site/lib/read-night-buses.ts';
import { readPage } from '#site/lib/read-page.ts';
import { airportWays, readFourWays } from './read-four-ways.ts';
import { readPrice } from './read-prices.ts';
import {
  figuresIn,
  readFigure,
  readFigures,
  readPageFigures,
  type FigureEntry,
} from '#content/register/figures.ts';
import { figureOf, type FigureId } from '#content/register/register.ts';

/** A means of transport in one language, with the prices that stand nowhere else on the page. */
export type TransportModeEntry = Localized<Omit<TransportMode, 'figures'>> & {
  readonly figures: readonly FigureEntry[];
  /** What a ride costs: `desde 1.550 ₩`. */
  readonly price: string;
};

/** A ride of the fare calculator, in one language. */
export type FareEntry = Localized<FareOption> & {
  /** Since when the fare is valid: `junio de 2025`. */
  readonly since?: string;
};

/** The transport page in one language: its text, cards, tables, and the fares of the calculator. */
export function readTransport(locale: Locale) {
  const { text, ...page } = readPage(locale, 'transport');
  // The pass and the weekend fare of March 2025, which only the closing table names.
  const content = [
    transportText,
    transportInfo,
    transportModes,
    fareOptions,
    seoulNightBuses,
    { figures: ['m-pass', 'ktx-seoul-busan-weekend'] },
  ];
  const ways = airportWays();
  const tables = [rideTable(locale), taxiTable(locale)];
  const shown = new Set<FigureId>(tables.flatMap(idsOf));
  return {
    ...page,
    text,
    info: transportInfo.map((card: TransportInfo) => localize(card, locale)),
    modes: transportModes.map((mode) => readMode(mode, shown, locale)),
    tables,
    night: nightRow(locale),
    fourWays: readFourWays(ways, locale),
    figures: readPageFigures(
      figuresIn(
        ways.map(({ rides, fares }) => [rides, { figures: fares }]),
        content,
      ),
      locale,
    ),
    options: fareOptions.map((option) => readFare(option, locale)),
  };
}

export type TransportPage = ReturnType<typeof readTransport>;

function readMode(
  { figures, ...mode }: (typeof transportModes)[number],
  shown: ReadonlySet<FigureId>,
  locale: Locale,
): TransportModeEntry {
  const others = figures.filter((id) => !shown.has(id));
  return {
    ...localize<Omit<TransportMode, 'figures'>>(mode, locale),
    figures: readFigures(others, locale),
    price: readPrice(mode.id, locale),
  };
}

function readFare(option: FareOption, locale: Locale): FareEntry {
  const { since } = figureOf(option.figure);
  return { ...localize(option, locale), ...(since && { since: formats[locale].month(since) }) };
}

type Cell = string | FigureEntry;
type Row = readonly [name: string, ...cells: Cell[]];

/** The figures in the cells of a table. */
const idsOf = ({ rows }: { readonly rows: readonly Row[] }): FigureId[] =>
  rows.flat().flatMap((cell) => (typeof cell === 'string' ? [] : [cell.id]));

/** A row with figures in its cells. */
function rowOf(
  name: string,
  ids: readonly (FigureId | undefined)[],
  absent: string,
  locale: Locale,
): Row {
  return [name, ...ids.map((id) => (id ? readFigure(id, locale) : absent))];
}

/** The night buses of Seoul, by area and by line. */
function nightRow(locale: Locale) {
  const { areas, routes, ...text } = localize(transportText.night, locale);
  const buses = readNightBuses(seoulNightBuses, locale);
  return {
    ...text,
    tables: [
      { caption: areas.caption, columns: [areas.area, areas.lines], rows: buses.byArea },
      {
        caption: routes.caption,
        columns: [routes.line, routes.route],
        rows: buses.routes,
      },
    ] satisfies { rows: readonly Row[]; [part: string]: unknown }[],
  };
}

function rideTable(locale: Locale) {
  const text = localize(transportText.fares.rides, locale);
  const rows = {
    'seoul-subway': ['seoul-subway-base-fare', 'seoul-subway-single-ticket'],
    'busan-subway': ['busan-subway-fare', 'busan-subway-single-ticket'],
    'seoul-bus': ['seoul-bus-fare', undefined],
    'busan-bus': ['busan-bus-fare', 'busan-bus-cash'],
  } as const;
  return {
    id: 'ride-fares',
    caption: text.caption,
    fact: text.fact,
    columns: [text.mode, text.card, text.single],
    rows: Object.entries(rows).map(([name, ids]) =>
      rowOf(text.names[name as keyof typeof rows], ids, text.cash, locale),
    ),
  };
}

function taxiTable(locale: Locale) {
  const text = localize(transportText.fares.taxi, locale);
  const row = (name: string, ...ids: readonly FigureId[]) => rowOf(name, ids, '', locale);
  return {
    id: 'taxi-fares',
    caption: text.caption,
    fact: text.fact,
    columns: [text.concept, text.seoul, text.black, text.busan],
    rows: [
      row(text.base, 'taxi-seoul-base', 'taxi-black-base', 'taxi-busan-base'),
      row(text.distance, 'taxi-seoul-distance', 'taxi-black-distance', 'taxi-busan-distance'),
    ],
    note: text.note,
  };
}
