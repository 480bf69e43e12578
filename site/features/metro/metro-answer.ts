import type { Preference } from '#domain/metro/metro-journey.ts';
import type { MetroNetwork } from '#domain/metro/metro-network.ts';
import { ways, type MetroQuestion } from './metro-question.ts';
import type { MetroStop, MetroStops } from './metro-suggest.ts';
import {
  describeJourney,
  lineView,
  type JourneyView,
  type LineView,
} from '#domain/metro/metro-view.ts';

/** A stop as a page shows it. */
export interface StopView {
  readonly id: string;
  readonly name: string;
  readonly hangul: string;
  readonly city: MetroStop['city'];
  readonly lines: readonly LineView[];
  /** The station of a place. */
  readonly station?: string;
  readonly exit?: string;
  readonly walk?: number;
}

/** The end that a problem is about. */
export type End = 'from' | 'to';

export type MetroAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'missing'; readonly end: End }
  | {
      /** A text that names no stop, or several. */
      readonly kind: 'unknown' | 'ambiguous';
      readonly end: End;
      readonly text: string;
      readonly meant: readonly StopView[];
      /** The other end, as it was asked for. */
      readonly other: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'same' | 'cities' | 'thin';
      readonly from: StopView;
      readonly to: StopView;
      /** The name of the station with few trains. */
      readonly thin?: string;
    }
  | {
      readonly kind: 'journey';
      readonly from: StopView;
      readonly to: StopView;
      readonly way: Preference;
      /** When it begins, where that was asked. */
      readonly at: string;
      readonly ways: Readonly<Record<Preference, JourneyView>>;
    };

/** Answers a question: a journey in every way, or why there is none. */
export function answerMetro(
  network: MetroNetwork,
  stops: MetroStops,
  { from, to, way, at }: MetroQuestion,
): MetroAnswer {
  if (!from && !to) return { kind: 'none' };
  if (!from || !to) return { kind: 'missing', end: from ? 'to' : 'from' };
  const view = (stop: MetroStop) => stopView(network, stop);
  const sure = { from: stops.named(from), to: stops.named(to) };
  // A name that two cities share is that of the city of the other end.
  const start = sure.from ?? stops.named(from, sure.to?.city);
  const end = sure.to ?? stops.named(to, start?.city);
  for (const [which, stop, text] of [
    ['from', start, from],
    ['to', end, to],
  ] as const) {
    if (stop) continue;
    const meant = stops.suggest(text, (start ?? end)?.city);
    const several = stops.isShared(text);
    return {
      kind: several ? 'ambiguous' : 'unknown',
      end: which,
      text,
      meant: meant.map(view),
      other: which === 'from' ? { to } : { from },
    };
  }
  if (!start || !end) return { kind: 'none' };
  const both = { from: view(start), to: view(end) };
  if (start.station === end.station) return { kind: 'same', ...both };
  if (start.city !== end.city) return { kind: 'cities', ...both };
  const [fast, changes, lifts, cheap] = ways.map((prefer) =>
    describeJourney(network, start.station, end.station, prefer),
  );
  if (!fast || !changes || !lifts || !cheap) {
    const lost = hasTrains(network, end.station) ? start : end;
    return { kind: 'thin', ...both, thin: network.stations[lost.station]?.en ?? '' };
  }
  return { kind: 'journey', ...both, way, at, ways: { fast, changes, lifts, cheap } };
}

/** Whether more than a few trains a day go to a station, the network's first serving as a start. */
function hasTrains(network: MetroNetwork, station: number): boolean {
  const city = network.stations[station]?.city;
  const hub = network.stations.findIndex((each) => each.city === city && each.lines.length > 2);
  return hub === station || describeJourney(network, hub, station, 'fast') !== undefined;
}

export function stopView(network: MetroNetwork, stop: MetroStop): StopView {
  const { id, name, hangul, city, place, station } = stop;
  const found = network.stations[station];
  return {
    id,
    name,
    hangul,
    city,
    lines: (found?.lines ?? []).map((line) => lineView(network, line)),
    ...(place && { station: found?.en ?? '' }),
    ...(place?.exit && { exit: place.exit }),
    ...(place?.walk !== undefined && { walk: place.walk }),
  };
}
