import type { Text } from '../locale.ts';
import type { PlaceId } from './places.ts';
import type { SchoolSourceId } from './school-sources.ts';

/** A value that a source gives; what no source gives is left out. */
export type Seen<Value extends object> = Value & { readonly source: SchoolSourceId };

/** A term of a calendar that the school published: days `YYYY-MM-DD`. */
export interface SeenTerm {
  readonly starts: string;
  readonly ends?: string;
  readonly applyFrom?: string;
  readonly applyTo?: string;
}

/** What a price is for. */
export const tuitionUnits = ['term', 'half-level', 'thirteen-weeks', 'six-months', 'year'] as const;

export interface Tuition {
  readonly krw: number;
  readonly per: (typeof tuitionUnits)[number];
  /** The year to which the price belongs, when the page says it. */
  readonly year?: number;
  /** False for a course that does not qualify for the D-4, at a school whose other courses may. */
  readonly d4?: false;
  readonly note?: Text;
}

/** Kinds of course beside the usual term. */
export const otherCourses = ['short', 'evening', 'online'] as const;

export type OtherCourse = (typeof otherCourses)[number];

/**
 * A school of Korean. Its id is that of its place on the map, which has its city, station, site and partnership:
 * map, search and this list speak of one thing.
 */
export interface School {
  readonly id: PlaceId;
  /** The short name, as in tables: `Yonsei`. */
  readonly name: Text;
  /** The full name of the language centre. */
  readonly centre: Text;
  readonly hangul?: string;
  /** The page of the centre itself; without it the site of the place counts. */
  readonly site?: string;
  readonly terms?: Seen<{ readonly text: Text; readonly weeks?: number; readonly hours?: number }>;
  readonly calendar?: Seen<{ readonly terms: readonly SeenTerm[]; readonly note?: Text }>;
  readonly timetable?: Seen<{ readonly text: Text }>;
  readonly levels?: Seen<{ readonly text: Text }>;
  readonly tuition?: readonly Seen<Tuition>[];
  /** In won. */
  readonly fee?: Seen<{ readonly krw: number; readonly year?: number }>;
  readonly groups?: Seen<{ readonly min?: number; readonly max: number; readonly note?: Text }>;
  readonly dormitory?: Seen<{ readonly value: boolean; readonly note?: Text }>;
  readonly d4?: Seen<{ readonly value: boolean; readonly note?: Text }>;
  /** What the school asks for beside the rules of the visa. */
  readonly papers?: Seen<{ readonly text: Text }>;
  readonly attendance?: Seen<{ readonly text: Text }>;
  readonly courses?: { readonly [Kind in OtherCourse]?: Seen<{ readonly note?: Text }> };
  /** What else is worth knowing. */
  readonly more?: Seen<{ readonly text: Text }>;
}
