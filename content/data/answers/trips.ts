import { formats } from '../../formats.ts';
import { locales, type Locale, type Text } from '../../locale.ts';
import { itineraries } from '../itineraries/itineraries.ts';
import type { Answer } from './answer.ts';

/** The lengths of the ready-made trips in days, the shortest first. */
const lengths = [...new Set(itineraries.map(({ duration }) => duration))].sort((a, b) => a - b);

/** The longest journey that a query may name, in days; longer ones are stays. */
const longest = 21;

/** The cities with trips of their own; a longer journey, in days, is one through several. */
const cities = {
  seoul: { es: 'Seúl', en: 'Seoul' },
  busan: { es: 'Busan', en: 'Busan' },
  jeju: { es: 'Jeju', en: 'Jeju' },
} as const satisfies Record<string, Text>;
const longestOfACity = 5;

const units = {
  es: { day: ['día', 'días'], night: ['noche', 'noches'], week: ['semana', 'semanas'] },
  en: { day: ['day', 'days'], night: ['night', 'nights'], week: ['week', 'weeks'] },
} as const satisfies Record<Locale, unknown>;

/** A week is also written without a number; a single day or night is an excursion. */
const oneOf = { es: ['una'], en: ['a', 'one'] } as const satisfies Record<Locale, unknown>;

/** Two days in words of their own. */
const weekend = { es: ['fin de semana', 'finde'], en: ['weekend'] } as const satisfies Record<
  Locale,
  unknown
>;

const quoted = {
  es: (title: string) => `«${title}»`,
  en: (title: string) => `“${title}”`,
} as const satisfies Record<Locale, unknown>;

function tripOf(days: number): Answer {
  const all = itineraries.filter(({ duration }) => duration === days);
  const named = (locale: Locale) =>
    all
      .map(({ title, description }) => `${quoted[locale](title[locale])}. ${description[locale]}`)
      .join(' ');
  return {
    id: `trip-${days}`,
    question: { es: `Itinerario de ${days} días`, en: `Itinerary of ${days} days` },
    text: { es: named('es'), en: named('en') },
    more: [...all.map(({ id }) => id), 'itineraries'],
    asked: locales.flatMap((locale) => [written(days, locale)].concat(askedOfCities(days, locale))),
  };
}

/** All the cities for the trip through them; else the other short lengths that somebody may type with a city whose only trips are these. */
function askedOfCities(days: number, locale: Locale): string[] {
  const through = itineraries
    .filter(({ duration }) => duration === days)
    .map((each) => each.cities);
  const all = Object.keys(cities);
  if (through.some((theirs) => all.every((city) => theirs.some((each) => each === city)))) {
    return [
      Object.values(cities)
        .map((name) => name[locale])
        .join(' '),
    ];
  }
  return Object.entries(cities).flatMap(([city, name]) => {
    const own = itineraries.filter((each) => each.cities.length === 1 && each.cities[0] === city);
    const theirs = [...new Set(own.map(({ duration }) => duration))].sort((a, b) => a - b);
    return lengths
      .filter((each) => each <= longestOfACity && !theirs.includes(each))
      .filter((each) => nearestOf(theirs, each) === days)
      .map((each) => `${written(each, locale)} ${name[locale]}`);
  });
}

function written(days: number, locale: Locale): string {
  return `${days} ${units[locale].day[1]}`;
}

/** Ways to ask what a trip of some length costs. */
export const costsByLength: readonly string[] = lengths.flatMap((days) => [
  ...['cuanto cuesta', 'cuanto sale', 'cuanto dinero'].map(
    (asked) => `${asked} ${written(days, 'es')}`,
  ),
  ...['how much', 'cost'].map((asked) => `${asked} ${written(days, 'en')}`),
]);

/** The length of a ready-made trip that is nearest to so many days; of two, the longer, from which days can be left out. */
export function nearestLength(days: number): number {
  return nearestOf(lengths, days);
}

function nearestOf(all: readonly number[], days: number): number {
  return all.reduce((best, each) => (Math.abs(each - days) <= Math.abs(best - days) ? each : best));
}

/** Every length that somebody may type, and the ready-made trips nearest to it. */
export function tripLengths(locale: Locale): (readonly [typed: string, written: string])[] {
  const counts = Array.from({ length: longest }, (_, at) => at + 1);
  const weekends = weekend[locale].map(
    (each) => [each, written(nearestLength(2), locale)] as const,
  );
  const counted = counts.flatMap((count) => {
    const { day, night, week } = units[locale];
    const lasting = [
      [day, count],
      [night, count + 1],
      [week, 7 * count],
    ] as const;
    const oneWeek = oneOf[locale].map(
      (one) => [`${one} ${week[0]}`, written(nearestLength(7), locale)] as const,
    );
    return lasting
      .filter(([, days]) => days <= longest)
      .flatMap(([words, days]) => {
        const numbers = count === 1 ? ['1'] : [`${count}`, formats[locale].inWords(count)];
        const unit = words[count === 1 ? 0 : 1];
        const target = written(nearestLength(days), locale);
        return numbers.map((number) => [`${number} ${unit}`, target] as const);
      })
      .filter(([typed, other]) => typed !== other)
      .concat(count === 7 ? oneWeek : []);
  });
  return [...counted, ...weekends];
}

/** The ready-made trips by their length. */
export const trips: readonly Answer[] = lengths.map(tripOf);
