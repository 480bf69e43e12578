import type { Text } from '../locale.ts';
import type { Opening } from '../opening/opening.ts';
import type { Position } from '../position.ts';
import { figureOf, type FigureId } from '../register/register.ts';

/** The two cities of the guide. */
export type City = 'seoul' | 'busan';

/** The cities that ready-made trips visit. */
export type TripCity = City | 'gyeongju' | 'jeju' | 'andong' | 'jeonju';

/** The nearest station of a metro or railway. */
export interface Station {
  readonly name: Text;
  readonly hangul: string;
  /** The lines that stop there: `Line 3`, `Line 1 and AREX`. */
  readonly line: Text;
  /** The number of the best exit, where there is one. */
  readonly exit?: string;
  /** Metres from the place in a straight line, where nobody has timed the walk. */
  readonly metres?: number;
  /** Minutes on foot from the exit; absent when a bus or taxi is needed. */
  readonly walk?: number;
  /** How to continue when it is too far to walk: bus number, shuttle, cable car. */
  readonly onward?: Text;
  /** The minutes that this takes, the walk included, where the words say them. */
  readonly onwardMinutes?: number;
}

/** The admission for an adult: free, or a figure of the register. */
export type Admission = ({ readonly free: true } | { readonly figure: FigureId }) & {
  readonly note?: Text;
};

export function isFree(admission: Admission): boolean {
  return 'free' in admission || figureOf(admission.figure).current.value === 0;
}

/** The facts for getting to and into a place. Facts that are not certain are left out. */
export interface PlaceFacts extends Position {
  readonly name: Text;
  /** The name in Hangul, for drivers and signs. */
  readonly hangul?: string;
  /** The Korean road-name address in Hangul, for drivers. */
  readonly address?: string;
  readonly station?: Station;
  /** When it opens; the words are derived. */
  readonly opening?: Opening;
  readonly admission?: Admission;
  /** Figures of the register that its texts do not mention. */
  readonly figures?: readonly FigureId[];
  /** A typical visit in minutes, shortest and longest. */
  readonly visit?: readonly [shortest: number, longest: number];
  /** The official site, `https:`. */
  readonly site?: string;
}
