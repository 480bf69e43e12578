/** What the visitor sleeps in; `own` is a figure of theirs. Links name a kind by its place here: new ones go last. */
export const bedKinds = ['own', 'hotel', 'temple', 'jjimjilbang', 'room', 'country-room'] as const;

export type BedKind = (typeof bedKinds)[number];

/** Where the nights of a city are spent. */
export interface CityBed {
  /** `seoul`, `busan` … */
  readonly city: string;
  readonly kind: BedKind;
  /** Of `own` alone: KRW a night of all travellers together. */
  readonly night?: number;
}

/** What the guide does not know of a trip's cost, as the visitor has found it. */
export interface OwnFigures {
  readonly beds?: readonly CityBed[];
  /** KRW a person: the flights to Korea and back. */
  readonly flight?: number;
  /** KRW a person: the journeys within Korea whose fare no source gives. */
  readonly inland?: number;
  /** KRW a person. */
  readonly insurance?: number;
}

export const sums = ['flight', 'inland', 'insurance'] as const;

export type SumName = (typeof sums)[number];

/** KRW; more is a slip of the pen. */
export const largestSum = 100_000_000;

/** Cities a trip can name. */
export const mostBeds = 20;
/** Letters. */
export const longestCity = 40;

/** The same without what is empty; undefined when nothing is left. */
export function tidyFigures({ beds = [], ...given }: OwnFigures): OwnFigures | undefined {
  const named = sums.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]));
  const kept: OwnFigures = { ...(beds.length > 0 && { beds }), ...Object.fromEntries(named) };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** The figures in a stored record or a file: `undefined` without any, `null` when they are none. Never throws. */
export function figuresIn(value: unknown): OwnFigures | undefined | null {
  if (value === undefined) return undefined;
  const { beds = [], ...given } = fieldsOf(value);
  if (!Array.isArray(beds) || beds.length > mostBeds) return null;
  const read = beds.flatMap(bedIn);
  const wrong = sums.some((name) => given[name] !== undefined && !isSum(given[name]));
  if (read.length < beds.length || wrong) return null;
  return tidyFigures({ beds: read, ...sumsIn(given) });
}

function sumsIn(given: Readonly<Record<string, unknown>>): Partial<Record<SumName, number>> {
  const named = sums.flatMap((name) => (isSum(given[name]) ? [[name, given[name]] as const] : []));
  return Object.fromEntries(named);
}

function bedIn(value: unknown): CityBed[] {
  const { city, kind, night } = fieldsOf(value);
  const known = bedKinds.find((each) => each === kind);
  if (typeof city !== 'string' || city.length > longestCity || !known) return [];
  if (night !== undefined && (known !== 'own' || !isSum(night))) return [];
  return [{ city, kind: known, ...(isSum(night) && { night }) }];
}

/** The figures with the bed of one city; undefined takes it out. */
export function withBed(
  figures: OwnFigures | undefined,
  city: string,
  bed: Omit<CityBed, 'city'> | undefined,
): OwnFigures | undefined {
  const others = (figures?.beds ?? []).filter((each) => each.city !== city);
  return tidyFigures({ ...figures, beds: bed ? [...others, { city, ...bed }] : others });
}

/** The figures with one sum; undefined takes it out. */
export function withSum(
  figures: OwnFigures | undefined,
  name: SumName,
  won: number | undefined,
): OwnFigures | undefined {
  const { [name]: _before, ...others } = figures ?? {};
  return tidyFigures({ ...others, ...(won !== undefined && { [name]: won }) });
}

/** A trip with these figures, and without the key when there are none. */
export function withFigures<Owner extends { readonly figures?: OwnFigures }>(
  { figures: _before, ...owner }: Owner,
  figures: OwnFigures | undefined,
) {
  return { ...owner, ...(figures && { figures }) };
}

const isSum = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largestSum;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
