import {
  usualStay,
  type Known,
  type KnownBed,
  type KnownJourney,
  type TripContext,
} from './known.ts';
import type { TripTariffs } from './fares.ts';

/** A place, or an activity, which says only what differs from its place. */
export type CatalogueRow = Pick<Known, 'id' | 'number' | 'name'> & Partial<Known>;

/** A row before it has its number. */
export type PlainRow = Omit<CatalogueRow, 'number'>;

/** All that the guide knows of possible stops, in one language, as browsers load it. */
export interface Catalogue {
  readonly rows: readonly CatalogueRow[];
  readonly tariffs: TripTariffs;
  readonly meals: Readonly<Record<string, number>>;
  readonly journeys: readonly KnownJourney[];
  readonly beds: readonly KnownBed[];
}

/** What the rules work with, without the metro, which is loaded later. */
export function contextOf({ rows, ...rest }: Catalogue): TripContext {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = new Map(rows.map((row) => [row.id, knownOf(row, byId.get(row.place ?? ''))]));
  return { known, ...rest };
}

/** The ids of stops by their numbers in links, from 1; empty for those that the guide no longer has. */
export function idsOf({ rows }: Pick<Catalogue, 'rows'>): readonly string[] {
  const ids: string[] = [];
  for (const { id, number } of rows) ids[number - 1] = id;
  return Array.from(ids, (id?: string) => id ?? '');
}

function knownOf(row: CatalogueRow, place: CatalogueRow | undefined): Known {
  const { hours, closings, ...facts } = place ?? row;
  const opening = { ...(hours && { hours }), ...(closings && { closings }) };
  // Hours of its own are those of what an activity is about, instead of its place.
  const inherits = place !== undefined && !row.hours && !row.closings;
  return {
    city: '',
    stay: usualStay,
    place: row.id,
    ...facts,
    ...(inherits && opening),
    ...(place && { placeName: place.name }),
    tickets: [],
    priced: true,
    ...row,
  };
}
