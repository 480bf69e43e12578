import type { Locale } from '#content/locale.ts';
import { readMetro } from '#site/features/metro/read.ts';
import { answerMetro } from '#site/features/metro/metro-answer.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import { questionOf } from '#site/features/metro/metro-question.ts';
import { openStops, type MetroStops } from '#site/features/metro/metro-suggest.ts';

const stopsOf = new Map<Locale, MetroStops>();

/** The server's answer to a query, and what the fields show. The network is made ready once. */
export function answerMetroQuery(locale: Locale, query: URLSearchParams) {
  const network = metroNetwork();
  const stops = stopsOf.get(locale) ?? openStops(network, readMetro(locale).places);
  stopsOf.set(locale, stops);
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
