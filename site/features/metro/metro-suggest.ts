import { plain, spanish, wordsOf } from './stop-names.ts';
import type { MetroCity, MetroNetwork } from '#domain/metro/metro-network.ts';
import { airportOf, airportScore } from './metro-airports.ts';

/** A place of the guide that has a station, in one language. */
export interface MetroPlace {
  /** Without a slash, unlike the id of a station. */
  readonly id: string;
  readonly name: string;
  readonly hangul?: string;
  /** The id of its station. */
  readonly station: string;
  readonly exit?: string;
  /** Minutes on foot from the exit. */
  readonly walk?: number;
}

/** What a field offers: a station, or a place with its station. */
export interface MetroStop {
  /** Of the station or the place, as the query of the page holds it. */
  readonly id: string;
  readonly name: string;
  readonly hangul: string;
  readonly city: MetroCity;
  /** The index of the station. */
  readonly station: number;
  readonly place?: MetroPlace;
}

/** A stop as it can be typed: each name without spaces, and their words. */
interface Spelled {
  readonly stop: MetroStop;
  readonly names: readonly string[];
  readonly words: readonly string[];
  /** Where more lines meet, a name is likelier to be meant. */
  readonly lines: number;
}

/** The stations and places of a network, which a visitor may name. */
export interface MetroStops {
  readonly all: readonly MetroStop[];
  /** By the id of a station or place. */
  readonly byId: (id: string) => MetroStop | undefined;
  /** The best matches first; those of the preferred city before the others. */
  readonly suggest: (text: string, city?: MetroCity) => MetroStop[];
  /** The stop that a text names beyond doubt. */
  readonly named: (text: string, city?: MetroCity) => MetroStop | undefined;
  /** Whether several stops have this name. */
  readonly isShared: (text: string) => boolean;
}

const most = 8;

/** Everything that can be named. */
export function openStops(network: MetroNetwork, places: readonly MetroPlace[]): MetroStops {
  const all = stopsOf(network, places);
  const ids = new Map(all.map((stop) => [stop.id, stop]));
  const spelled = all.map((stop) => spellings(network, stop));

  const suggest = (text: string, city?: MetroCity) => {
    const asked = plain(text);
    if (!asked) return [];
    const words = wordsOf(text);
    const ranked = (score: (stop: Spelled) => number) =>
      spelled
        .map((each) => {
          const near = city === undefined || each.stop.city === city ? 1 : 0.85;
          return { stop: each.stop, score: near * score(each) };
        })
        .filter((each) => each.score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, most)
        .map(({ stop }) => stop);
    const exact = ranked((stop) =>
      Math.max(airportScore(stop.stop.id, words), exactScore(stop, asked, words)),
    );
    return exact.length > 0 ? exact : ranked((stop) => nearScore(stop, asked, words));
  };

  const equalTo = (text: string, city?: MetroCity) => {
    const same = plain(text);
    return all.filter(
      (stop) =>
        (city === undefined || stop.city === city) &&
        [stop.name, stop.hangul].some((name) => plain(name) === same),
    );
  };

  /** The stops that a text names: by their whole name, or as an airport is called. */
  const meant = (text: string, city?: MetroCity) => [
    ...new Set([
      ...equalTo(text, city),
      ...airportOf(wordsOf(text)).flatMap((id) => {
        const stop = ids.get(id);
        return stop && (city === undefined || stop.city === city) ? [stop] : [];
      }),
    ]),
  ];

  const named = (text: string, city?: MetroCity) => {
    const known = ids.get(text);
    if (known) return known;
    const equal = meant(text, city);
    const stations = equal.filter(({ place }) => !place);
    return stations.length === 1 ? stations[0] : equal.length === 1 ? equal[0] : undefined;
  };

  return {
    all,
    byId: (id) => ids.get(id),
    suggest,
    named,
    isShared: (text) => meant(text).length > 1,
  };
}

/** How well a stop fits what is typed: its name, the beginning, its words, or a part of it. */
function exactScore(
  { names, words, lines }: Spelled,
  asked: string,
  typed: readonly string[],
): number {
  const more = lines / 10;
  if (names.includes(asked)) return 100 + more;
  if (names.some((name) => name.startsWith(asked))) return 80 + more;
  if (typed.every((word) => words.some((own) => own.startsWith(word)))) return 70 + more;
  const within = asked.length > 2 || inHangul(asked);
  return within && names.some((name) => name.includes(asked)) ? 60 + more : 0;
}

/** How well it fits when letters are wrong. */
function nearScore(
  { names, words, lines }: Spelled,
  asked: string,
  typed: readonly string[],
): number {
  const whole = Math.min(...names.map((name) => typos(asked, name)));
  const byWords = typed.reduce(
    (sum, word) => sum + Math.min(...words.map((own) => typos(word, own))),
    0,
  );
  const letters = Math.min(whole, byWords);
  return letters < Infinity ? 50 - 10 * letters + lines / 10 : 0;
}

/** Whether a folded text is Korean, by its first letter. */
function inHangul(text: string): boolean {
  return text >= '가';
}

/** How many letters of a word may differ. */
function allowed(length: number, hangul: boolean): number {
  if (hangul) return length > 2 ? 1 : 0;
  return length < 4 ? 0 : Math.min(3, Math.ceil((length - 3) / 3));
}

/** Letters to change so that a text begins a name; infinite when they are too many. */
function typos(text: string, name: string): number {
  const limit = allowed(text.length, inHangul(text));
  const apart = text.length > name.length + limit || inHangul(text) !== inHangul(name);
  if (limit === 0 || apart) return name.startsWith(text) ? 0 : Infinity;
  let row = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (let i = 1; i <= text.length; i += 1) {
    const next = [i];
    for (let k = 1; k <= name.length; k += 1) {
      const change = (row[k - 1] ?? 0) + (text[i - 1] === name[k - 1] ? 0 : 1);
      next.push(Math.min(change, (row[k] ?? 0) + 1, (next[k - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > limit) return Infinity;
    row = next;
  }
  const least = Math.min(...row);
  // A name of about the same length is the likelier one.
  return least > limit ? Infinity : least + Math.abs(name.length - text.length) / 100;
}

function stopsOf(network: MetroNetwork, places: readonly MetroPlace[]): MetroStop[] {
  const { stations } = network;
  const at = new Map(stations.map(({ id }, index) => [id, index]));
  return [
    ...stations.map(({ id, en, hangul, city }, station) => ({
      id,
      name: en,
      hangul,
      city,
      station,
    })),
    ...places.flatMap((place): MetroStop[] => {
      const station = at.get(place.station);
      const found = station === undefined ? undefined : stations[station];
      if (station === undefined || !found) return [];
      const { id, name, hangul = found.hangul } = place;
      return [{ id, name, hangul, city: found.city, station, place }];
    }),
  ];
}

function spellings(network: MetroNetwork, stop: MetroStop): Spelled {
  const { name, hangul, station, place } = stop;
  const { other = [], lines = [] } = network.stations[station] ?? {};
  const names = place ? [name, hangul] : [name, hangul, ...other];
  const own = names.flatMap(wordsOf);
  const words = own.concat(own.flatMap((word) => wordsOf(spanish[word] ?? '')));
  return { stop, names: names.map(plain), words, lines: lines.length };
}
