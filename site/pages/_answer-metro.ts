import type { Locale } from '#content/locale.ts';
import { readMetro, readMetroRides } from '#site/features/metro/read.ts';
import { answerMetro } from '#site/features/metro/metro-answer.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { queryOf, questionOf } from '#site/features/metro/metro-question.ts';
import type { ExampleRide } from '#site/features/metro/ride-examples.tsx';
import { openStops, type MetroStops } from '#site/features/metro/metro-suggest.ts';

const stopsOf = new Map<Locale, MetroStops>();

/** The network and its stops, which are made ready once. */
function networkIn(locale: Locale) {
  const network = metroNetwork();
  const stops = stopsOf.get(locale) ?? openStops(network, readMetro(locale).places);
  stopsOf.set(locale, stops);
  return { network, stops };
}

/** The server's answer to a query, and what the fields show. */
export function answerMetroQuery(locale: Locale, query: URLSearchParams) {
  const { network, stops } = networkIn(locale);
  const question = questionOf(query);
  const answer = answerMetro(network, stops, question);
  const nameOf = (text: string) => stops.byId(text)?.name ?? text;
  return {
    answer,
    rendered: {
      query: new URLSearchParams({ ...question }).toString(),
      from: nameOf(question.from),
      to: nameOf(question.to),
    },
  };
}

/** Rides that many take, answered as the planner would. */
export function exampleRides(locale: Locale): ExampleRide[] {
  const { network, stops } = networkIn(locale);
  return readMetroRides().map((ends) => {
    const question = { ...ends, way: 'fast', at: '' } as const;
    const answer = answerMetro(network, stops, question);
    if (answer.kind !== 'journey') throw new Error(`no ride from ${ends.from} to ${ends.to}`);
    return { query: queryOf(question), journey: answer.ways.fast };
  });
}
