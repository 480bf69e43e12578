/** An airport with a station, as travellers type it. */
interface Airport {
  readonly id: string;
  /** Its name and code. */
  readonly names: readonly string[];
  /** The cities whose airport it is. */
  readonly cities: readonly string[];
  /** What tells its terminal from the others. */
  readonly terminal?: readonly string[];
}

const incheon = { names: ['incheon', 'icn'], cities: ['seoul', 'seul'] };

/** In the order in which they are offered. */
const airports: readonly Airport[] = [
  { id: 'seoul/incheon-intl-airport-terminal-1', ...incheon, terminal: ['t1', '1'] },
  { id: 'seoul/incheon-intl-airport-terminal-2', ...incheon, terminal: ['t2', '2'] },
  { id: 'seoul/gimpo-intl-airport', names: ['gimpo', 'gmp'], cities: ['seoul', 'seul'] },
  { id: 'busan/gimhae-intl-airport', names: ['gimhae', 'pus'], cities: ['busan'] },
];

const airport = ['airport', 'aeropuerto'];
const further = ['intl', 'international', 'internacional', 'terminal', 'de', 'del', 'of'];
const terminals = airports.flatMap(({ terminal = [] }) => terminal);

const leastLetters = 3;

/**
 * How well typed words, folded, fit a station as that of an airport: above the score of any name, so that the terminals of
 * travellers come before Incheon on Line 1, the cargo terminal and bus terminals; 0 where they do not.
 */
export function airportScore(id: string, typed: readonly string[]): number {
  const at = airports.findIndex((each) => each.id === id);
  const found = airports[at];
  if (!found || !fits(found, typed, (name, word) => name.startsWith(word))) return 0;
  const own = typed.some((word) => found.terminal?.includes(word));
  return 120 - at + (own ? airports.length : 0);
}

/** The stations of the airports that whole words, folded, mean. */
export function airportOf(typed: readonly string[]): readonly string[] {
  const found = airports.filter((each) => fits(each, typed, (name, word) => name === word));
  const own = found.filter(({ terminal }) => typed.some((word) => terminal?.includes(word)));
  return (own.length > 0 ? own : found).map(({ id }) => id);
}

/** Whether all words belong to an airport, and one of them says that an airport is meant. */
function fits(
  { names, cities, terminal = [] }: Airport,
  typed: readonly string[],
  same: (name: string, word: string) => boolean,
): boolean {
  const clear = [...names, ...airport, ...terminal.filter((word) => word.startsWith('t'))];
  const others = [...cities, ...further, ...(terminal.length > 0 ? terminals : [])];
  const among = (list: readonly string[], word: string) => list.some((name) => same(name, word));
  const sister = terminal.length > 0 ? terminals.filter((word) => word.startsWith('t')) : [];
  return (
    typed.every((word) => among([...clear, ...others], word)) &&
    typed.some((word) => isLong(word) && among([...clear, ...sister], word))
  );
}

/** Fewer letters begin too many names, unless they are a whole one. */
function isLong(word: string): boolean {
  return word.length >= leastLetters || terminals.includes(word);
}
