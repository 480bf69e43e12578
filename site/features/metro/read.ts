import { text as metroText } from '#content/text/metro.ts';
import { fareOptions } from '#content/data/fares.ts';
import lineFacts from '#content/data/metro/lines.json' with { type: 'json' };
import stationFacts from '#content/data/metro/stations.json' with { type: 'json' };
import { metroAnchors, metroRides } from '#content/data/metro-anchors.ts';
import { places } from '#content/data/places.ts';
import { visitorAreas } from '#content/data/visitor-areas.ts';
import type { Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { readPage } from '#site/lib/read-page.ts';
import { figureValue } from '#content/register/figure-text.ts';
import { figuresIn, readPageFigures } from '#content/register/figures.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { lineLabel } from '#domain/metro/metro-view.ts';
import { register } from '#content/register/register.ts';

const { stations } = stationFacts;
const stationOf = new Map(stations.map((station) => [station.id, station]));

/** A station's name as lists may write it, without spaces, dots and 역. */
const bare = (name: string) => name.replaceAll(/[\s·.]/g, '').replace(/(?<=..)역$/, '');

/** The id of the station that a place of a city names; of two of one name the nearer. */
export function metroStationOf(
  { lat, lng, station }: { lat: number; lng: number; station?: { readonly hangul: string } },
  city: string,
): string | undefined {
  if (!station) return undefined;
  const named = stations.filter(
    (each) =>
      each.id.startsWith(`${city}/`) &&
      [each.hangul, ...('alias' in each && each.alias ? each.alias : [])].some(
        (name) => bare(name) === bare(station.hangul),
      ),
  );
  const apart = (each: { lat: number; lng: number }) =>
    Math.hypot(each.lat - lat, (each.lng - lng) * 0.8);
  return named.toSorted((a, b) => apart(a) - apart(b))[0]?.id;
}

/** The places of the guide that have a station, as the fields of the planner offer them. */
function readMetroPlaces(locale: Locale) {
  return places.flatMap((place) => {
    const id = metroStationOf(place, place.city);
    const { name, hangul, station } = place;
    if (!id || !station) return [];
    return [
      {
        id: place.id,
        name: name[locale],
        ...(hangul && { hangul }),
        station: id,
        ...(station.exit && { exit: station.exit }),
        ...(station.walk !== undefined && { walk: station.walk }),
      },
    ];
  });
}

function readLines() {
  const colours = new Map(metroNetwork().lines.map(({ id, colour }) => [id, colour]));
  return lineFacts.lines.map(({ id, name, patterns }) => ({
    id,
    name,
    sign: lineLabel({ id, name }),
    colour: colours.get(id) ?? '',
    count: new Set(patterns.flatMap((pattern) => pattern.stations)).size,
    patterns: patterns.map((pattern) => ({
      kind: pattern.kind as keyof typeof metroText.lines.patterns,
      stations: pattern.stations.map((station) => {
        const { en = '', hangul = '' } = stationOf.get(station) ?? {};
        return { id: station, name: en, hangul };
      }),
    })),
  }));
}

/** What a ride costs at each age, where the register has it. */
const ages = {
  seoul: {
    youth: register['seoul-subway-youth-fare'].current.value,
    child: register['seoul-subway-child-fare'].current.value,
    /** Metres up to which these fares hold. */
    upTo: register['seoul-subway-distance-steps'].current.value.freeKm * 1000,
  },
  busan: {
    youth: register['busan-subway-youth-fare'].current.value,
    upTo: register['busan-subway-zone'].current.value * 1000,
  },
};

export type MetroAges = typeof ages;

/** The taxi of the fare calculator with this id. */
function taxiOf(id: string) {
  const option = fareOptions.find((each) => each.id === id);
  if (option?.kind !== 'taxi') throw new Error(`no taxi "${id}"`);
  return option.tariff;
}

/** When trains run, and what a taxi costs instead. */
const night = {
  seoul: { hours: register['seoul-subway-hours'].current.value, taxi: taxiOf('seoul-taxi') },
  busan: { hours: register['busan-subway-hours'].current.value, taxi: taxiOf('busan-taxi') },
};

export type MetroNight = typeof night;

function fareTable(locale: Locale) {
  const { rows, columns, caption, own } = localize(metroText.fares, locale);
  const value = (id: Parameters<typeof figureValue>[0]) => figureValue(id, locale);
  const { busanDistance } = localize(metroText.fares, locale);
  return {
    caption,
    columns: [columns.who, columns.seoul, columns.busan],
    rows: [
      [rows.card, value('seoul-subway-base-fare'), value('busan-subway-fare')],
      [rows.single, value('seoul-subway-single-ticket'), value('busan-subway-single-ticket')],
      [rows.youth, value('seoul-subway-youth-fare'), value('busan-subway-youth-fare')],
      [rows.child, value('seoul-subway-child-fare'), value('busan-subway-child-fare')],
      [rows.infant, value('subway-under-six'), value('subway-under-six')],
      [rows.distance, value('seoul-subway-distance-steps'), busanDistance],
    ] satisfies [name: string, ...fares: string[]][],
    note: own,
  };
}

/** Rides that many visitors take, by the ids of their ends. */
export const readMetroRides = () => metroRides;

/** The page of the metro in one language. */
export function readMetro(locale: Locale) {
  const page = readPage(locale, 'metro');
  const shown = [
    'seoul-subway-base-fare',
    'seoul-subway-single-ticket',
    'seoul-subway-youth-fare',
    'seoul-subway-child-fare',
    'subway-under-six',
    'seoul-subway-distance-steps',
    'arex-allstop-fare-t1',
    'arex-allstop-fare',
    'arex-allstop-time',
    'busan-subway-fare',
    'busan-subway-single-ticket',
    'busan-subway-youth-fare',
    'busan-subway-child-fare',
    'busan-subway-zone',
    'busan-transfers',
    'seoul-subway-hours',
    'busan-subway-hours',
    'taxi-seoul-night',
    'taxi-busan-night',
  ] as const;
  const offered = readMetroPlaces(locale);
  const anchors = [...metroAnchors.seoul, ...metroAnchors.busan].map(({ station }) => station);
  return {
    ...page,
    ages,
    night,
    lines: readLines(),
    places: offered,
    /** The stations to which most visitors go, and all to which the guide leads. */
    own: { most: anchors, all: [...anchors, ...offered.map(({ station }) => station)] },
    table: fareTable(locale),
    figures: readPageFigures([...shown, ...figuresIn(metroText)], locale),
  };
}

export type MetroPage = ReturnType<typeof readMetro>;

/** The areas where visitors sleep, each with one station of it, and the anchors to which minutes are given. */
export function readMetroMinutes(locale: Locale) {
  const { minutes, planner } = localize(metroText, locale);
  return {
    text: minutes,
    cities: (['seoul', 'busan'] as const).map((city) => ({
      city,
      caption: planner.cities[city],
      anchors: localize(metroAnchors[city], locale),
      areas: visitorAreas
        .filter((area) => area.city === city)
        .flatMap(({ id, name, stations: [first = ''] }) => {
          const found = stations.find(
            (each) => each.id.startsWith(`${city}/`) && bare(each.hangul) === bare(first),
          );
          if (!found) return [];
          return [{ id, name: name[locale], station: { id: found.id, name: found.en } }];
        }),
    })),
  };
}

export type MetroMinutes = ReturnType<typeof readMetroMinutes>;
