import { fold } from '#domain/text/search-terms.ts';
import type { Known } from '#domain/trips/known.ts';
import { stopsOf, type Trip } from '#domain/trips/trip.ts';
import { kilometresBetween } from '#domain/trips/walk.ts';

const most = 24;
const nearby = 8;

type AllKnown = ReadonlyMap<string, Known>;

/** What all words of a query stand in, places before activities, and first where a name begins with it. */
export function foundIn(known: AllKnown, query: string): Known[] {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return [];
  const rank = ({ name, plan }: Known) => {
    const folded = fold(name);
    return (plan ? 2 : 0) + (folded.startsWith(words[0] ?? '') ? 0 : 1);
  };
  return [...known.values()]
    .filter((each) => {
      const text = `${fold(each.name)} ${each.hangul ?? ''} ${each.id}`;
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    .slice(0, most);
}

/** The nearest places to those of a day that the trip does not have; the first of the guide when there are none. */
export function nearTo(trip: Trip, day: number | undefined, known: AllKnown): Known[] {
  const there = new Set(stopsOf(trip).flatMap(({ of }) => known.get(of)?.place ?? []));
  const others = [...known.values()].filter(
    ({ id, plan, lat }) => !plan && lat !== undefined && !there.has(id),
  );
  const stops = day === undefined ? stopsOf(trip) : (trip.days[day]?.stops ?? []);
  const from = stops
    .flatMap(({ of }) => known.get(of) ?? [])
    .filter(({ lat }) => lat !== undefined);
  if (from.length === 0) return others.slice(0, nearby);
  const away = (one: Known) =>
    Math.min(...from.map((each) => kilometresBetween(each, one) ?? Infinity));
  return others
    .map((one) => ({ one, km: away(one) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, nearby)
    .map(({ one }) => one);
}
