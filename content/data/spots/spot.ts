import type { Text } from '../../locale.ts';
import type { Opening } from '../../opening/opening.ts';
import type { Position } from '../../position.ts';

/**
 * A place of a trip without a card or a marker of its own: a market, a square, a beach on the way. Its id is never
 * reused, because links to trips hold its number (`trip-numbers.ts`).
 */
export interface Spot extends Position {
  readonly id: string;
  readonly name: Text;
  /** The name in Hangul, for drivers and signs. */
  readonly hangul: string;
  /** When it opens; absent where no source says it. */
  readonly opening?: Opening;
  /** A street, square, beach, path or station: it stands open, and hours are those of a part. */
  readonly area?: 'outdoors';
  /** How long one stays, in minutes: an ordinary length, estimated by the guide. */
  readonly stay: number;
}
