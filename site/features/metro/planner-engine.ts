import type { Position } from '#content/position.ts';
import { answerMetro, stopView } from './metro-answer.ts';
import { metroNetwork } from '#domain/metro/metro-network.ts';
import type { MetroQuestion } from './metro-question.ts';
import { openStops, type MetroPlace } from './metro-suggest.ts';
import { metresBetween } from '#site/lib/locate.ts';
import { Answer } from './answer.tsx';

/** The network with the guide's places, which comes when the planner is about to be used. */
export function openEngine(places: readonly MetroPlace[]) {
  const network = metroNetwork();
  const stops = openStops(network, places);
  return {
    /** The component comes with the network: without a question there is nothing to show. */
    Answer,
    answer: (question: MetroQuestion) => answerMetro(network, stops, question),
    suggest: (text: string, other: string) =>
      stops.suggest(text, stops.named(other)?.city).map((stop) => stopView(network, stop)),
    /** The name of a station or place by its id; of any other text, the text. */
    nameOf: (text: string) => stops.byId(text)?.name ?? text,
    nearest: (position: Position) => {
      const [first] = network.stations
        .map((station) => ({ station, metres: metresBetween(station, position) }))
        .sort((a, b) => a.metres - b.metres);
      return first;
    },
  };
}

export type Engine = ReturnType<typeof openEngine>;
