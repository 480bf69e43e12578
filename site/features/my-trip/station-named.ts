import { remembered } from '#domain/memory.ts';
import { fold } from '#domain/text/search-terms.ts';
import { cityOfStation } from '#domain/trips/nights.ts';
import type { Facts, Station } from './facts.ts';

/** Letters and figures alone: `Myeong-dong` is `myeongdong`. */
const plain = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Every station with its name, alone and with its city, and its Hangul. */
const spelled = remembered((stations: Facts['stations'], cities: Facts['cities']) =>
  Array.from(stations.values(), (station) => {
    const { id, name, hangul } = station;
    const city = cities[cityOfStation(id) as keyof typeof cities] ?? '';
    return { station, names: [name, hangul, `${name} ${city}`].map(plain) };
  }),
);

/**
 * The station that a text names: its own name, with or without its city, or that of a place of the guide beside it.
 * Of several that of a city. @param isWhole Whether the text is all that will be typed: its beginning then does.
 */
export function stationNamed(
  text: string,
  { stations, context, cities }: Pick<Facts, 'stations' | 'context' | 'cities'>,
  { city, isWhole = false }: { readonly city?: string | undefined; readonly isWhole?: boolean },
): Station | undefined {
  const asked = plain(text);
  if (!asked) return undefined;
  const all = spelled(stations, cities);
  const inCity = (found: readonly Station[]) =>
    found.find(({ id }) => cityOfStation(id) === city) ?? found[0];
  const having = (has: (name: string) => boolean) =>
    all.flatMap(({ station, names }) => (names.some(has) ? [station] : []));
  const own = inCity(having((name) => name === asked));
  if (own) return own;
  const beside = [...context.known.values()].flatMap(({ name, hangul = '', station = '' }) => {
    const found = stations.get(station);
    return found && [name, hangul].some((each) => plain(each) === asked) ? [found] : [];
  });
  if (beside.length > 0) return inCity(beside);
  const begun = isWhole ? having((name) => name.startsWith(asked)) : [];
  return begun.length === 1 ? begun[0] : undefined;
}
