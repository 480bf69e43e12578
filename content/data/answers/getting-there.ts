import { capital } from '../../formats.ts';
import type { Locale } from '../../locale.ts';
import { destinations } from '../destinations.ts';
import { ways, type Answer } from './answer.ts';

/** As many letters of a text as an answer has room for, before its figures are filled in. */
const longest = 290;

/** What somebody types beside the name of a destination who wants to know the way. */
const means = ways(
  'tren, autobús, KTX, avión, vuelo, ferry, llegar, llego, ir, voy, viajar, viaje, seúl, busan, train, bus, flight, fly, get, getting, going, travel, seoul',
);

/** The first sentences of a text, as many as there is room for. */
function beginning(text: string): string {
  const sentences = text.split(/(?<=\.) (?=\p{Lu})/u);
  const first = (count: number) => sentences.slice(0, count).join(' ');
  return first(
    Math.max(1, 1 + sentences.findLastIndex((_, at) => first(at + 1).length <= longest)),
  );
}

/** The ways to the destinations outside Seoul and Busan. */
export const gettingThere: readonly Answer[] = destinations.map((destination) => {
  const { id, name, trip, gettingThere: way } = destination;
  const typed = capital(id);
  const text = (locale: Locale) => beginning(`${capital(trip[locale])}. ${way[locale]}`);
  return {
    id,
    question: { es: `¿Cómo llego a ${typed}?`, en: `How do I get to ${typed}?` },
    text: { es: text('es'), en: text('en') },
    more: [{ to: `other-destinations#${id}`, label: name }],
    asked: means.map((each) => `${typed} ${each}`),
  };
});
