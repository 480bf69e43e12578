import type { City } from '#content/data/place-facts.ts';

/** What a visitor needs to know of a kind of entry. */
export interface Kind<Entry> extends Readonly<Record<City, readonly (Entry & WithId)[]>> {
  readonly name: string;
  /** Whether each field is known of an entry; undefined where the question does not arise. */
  readonly fields: Readonly<Record<string, (entry: Entry) => boolean | undefined>>;
}

interface WithId {
  readonly id: string;
}

/** How many fields are known, of those asked, and which are not: `busan-museum: price`. */
export interface Known {
  readonly known: number;
  readonly asked: number;
  readonly missing: readonly string[];
}

export interface KnownByCity extends Readonly<Record<City, Known>> {
  readonly name: string;
}

/** Which fields of a kind are known in each city. */
export function knownOf<Entry>({ name, fields, seoul, busan }: Kind<Entry>): KnownByCity {
  const knownIn = (entries: readonly (Entry & WithId)[]): Known => {
    const answers = entries.flatMap((entry) =>
      Object.entries(fields).flatMap(([field, isKnown]) => {
        const known = isKnown(entry);
        return known === undefined ? [] : [{ known, field: `${entry.id}: ${field}` }];
      }),
    );
    const missing = answers.flatMap(({ known, field }) => (known ? [] : [field]));
    return { known: answers.length - missing.length, asked: answers.length, missing };
  };
  return { name, seoul: knownIn(seoul), busan: knownIn(busan) };
}

/**
 * The share of the fields that are known, 0 to 1, where each kind counts alike: many entries of one kind do not hide
 * what another lacks.
 */
export function shareKnown(kinds: readonly KnownByCity[], city: City): number {
  const shares = kinds.map((kind) => kind[city]).filter(({ asked }) => asked > 0);
  const sum = shares.reduce((total, { known, asked }) => total + known / asked, 0);
  return shares.length > 0 ? sum / shares.length : 0;
}

/** What is known of both cities, as lines: the whole, then kind by kind. */
export function sharesOf(kinds: readonly KnownByCity[]): string[] {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const count = ({ known, asked }: Known) => `${known} of ${asked}`;
  return [
    `Known of what visitors ask: Seoul ${percent(shareKnown(kinds, 'seoul'))}, Busan ${percent(shareKnown(kinds, 'busan'))}`,
    ...kinds.map(
      ({ name, seoul, busan }) => `  - ${name}: Seoul ${count(seoul)}, Busan ${count(busan)}`,
    ),
  ];
}
