import type { Locale } from '../../locale.ts';
import { destinations } from '../destinations.ts';
import { ways, type Answer } from './answer.ts';

/** As many letters of a text as an answer has room for, before its figures are filled in. */
const longest = 290;

/** What somebody types beside the name of a destination who wants to know the way. */
const means = ways(
  'tren, autobús, KTX, avión, vuelo, ferry, llegar, llego, ir, voy, viajar, viaje, seúl, busan, train, bus, flight, fly, get, getting, going, travel, seoul',
);

function capitalised(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}

/** The first sentences of a text. */
function beginning(text: string): string {
  const sentences = text.split(/(?<=\.) (?=\p{Lu})/u);
  return sentences.reduce((all, each) => {
    const longer = `${all} ${each}`;
    return longer.length <= longest ? longer : all;
  });
}

/** The ways to the destinations outside Seoul and Busan. */
export const gettingThere: readonly Answer[] = destinations.map((destination) => {
  const { id, name, trip, gettingThere: way } = destination;
  const typed = capitalised(id);
  const text = (locale: Locale) => beginning(`${capitalised(trip[locale])}. ${way[locale]}`);
  return {
    id,
    question: { es: `¿Cómo llego a ${typed}?`, en: `How do I get to ${typed}?` },
    text: { es: text('es'), en: text('en') },
    more: [{ to: `other-destinations#${id}`, label: name }],
    asked: means.map((each) => `${typed} ${each}`),
  };
});
