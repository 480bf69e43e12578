import type { Text } from '../locale.ts';
import { figureOf, type FigureId } from '../register/register.ts';
import type { OpeningHours } from './opening-hours.ts';

/** The two cities of the guide. */
export type City = 'seoul' | 'busan';

/** A point in degrees (WGS 84). */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** The nearest station of a metro or railway. */
export interface Station {
  readonly name: Text;
  readonly hangul: string;
  /** The lines that stop there: `Line 3`, `Line 1 and AREX`. */
  readonly line: Text;
  /** The number of the best exit, where there is one. */
  readonly exit?: string;
  /** Minutes on foot from the exit; left out where a bus or taxi is needed. */
  readonly walk?: number;
  /** What to do from there when walking is not enough: bus number, shuttle, cable car. */
  readonly onward?: Text;
}

/** What a visit costs: nothing, or a figure of the register for an adult. */
export type Admission = ({ readonly free: true } | { readonly figure: FigureId }) & {
  readonly note?: Text;
};

export function isFree(admission: Admission): boolean {
  return 'free' in admission || figureOf(admission.figure).current.value === 0;
}

/** What a visitor needs to get to a place and in. A fact that is not certain is left out. */
export interface PlaceFacts extends Position {
  readonly name: Text;
  /** The name in Hangul, for drivers and signs. */
  readonly hangul?: string;
  /** The Korean road-name address in Hangul, for drivers. */
  readonly address?: string;
  readonly station?: Station;
  /** The hours in words, with the days it closes, by the figures of the register that it names. */
  readonly hours?: Text;
  readonly opening?: OpeningHours;
  readonly admission?: Admission;
  /** Figures of the register that its texts leave out. */
  readonly figures?: readonly FigureId[];
  /** A typical visit in minutes, shortest and longest. */
  readonly visit?: readonly [shortest: number, longest: number];
  /** The official site, `https:`. */
  readonly site?: string;
}
