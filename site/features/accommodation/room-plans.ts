import type { Housing } from '#content/data/housing-prices.ts';

/** What stands in a room: its left and upper edge, width and depth in metres. */
export type Piece = readonly [kind: PieceKind, x: number, y: number, width: number, depth: number];

export type PieceKind =
  'bed' | 'desk' | 'chair' | 'wardrobe' | 'table' | 'cushion' | 'kitchen' | 'bathroom';

/** An opening of a wall, in metres from the left. */
type Opening = readonly [from: number, width: number];

/** A room from above, in metres. */
export interface RoomPlan {
  readonly width: number;
  readonly depth: number;
  /** Its size is no figure of the register, but an example. */
  readonly sample?: true;
  /** How many share it, where the price is for one of them. */
  readonly people?: number;
  readonly pieces: readonly Piece[];
  /** In the wall below. */
  readonly door: Opening;
  /** In the wall above; a goshiwon may have none. */
  readonly window?: Opening;
}

export const roomPlans: Readonly<Record<Housing, RoomPlan>> = {
  goshiwon: {
    width: 2,
    depth: 2,
    door: [1.1, 0.65],
    pieces: [
      ['bed', 0.07, 0.07, 0.83, 1.86],
      ['desk', 1, 0.07, 0.93, 0.48],
      ['chair', 1.08, 0.62, 0.38, 0.36],
      ['wardrobe', 1.56, 0.7, 0.37, 0.5],
    ],
  },
  hasukjib: {
    width: 3,
    depth: 3,
    sample: true,
    door: [0.35, 0.75],
    window: [1.6, 1.1],
    pieces: [
      ['bed', 0.1, 0.1, 1, 2],
      ['desk', 1.5, 0.1, 1.3, 0.6],
      ['chair', 1.95, 0.78, 0.4, 0.38],
      ['table', 1.35, 1.45, 0.95, 0.95],
      ['wardrobe', 2.42, 1.75, 0.5, 1.1],
    ],
  },
  dormitory: {
    width: 3.5,
    depth: 4,
    sample: true,
    people: 2,
    door: [1.35, 0.8],
    window: [0.95, 1.6],
    pieces: [
      ['desk', 0.1, 0.1, 0.6, 1.2],
      ['desk', 2.8, 0.1, 0.6, 1.2],
      ['chair', 0.78, 0.5, 0.38, 0.4],
      ['chair', 2.34, 0.5, 0.38, 0.4],
      ['wardrobe', 0.1, 1.38, 0.6, 0.42],
      ['wardrobe', 2.8, 1.38, 0.6, 0.42],
      ['bed', 0.1, 1.9, 0.95, 2],
      ['bed', 2.45, 1.9, 0.95, 2],
    ],
  },
  'share-house': {
    width: 3.3,
    depth: 3.3,
    sample: true,
    door: [1.2, 0.8],
    window: [1.85, 1.2],
    pieces: [
      ['bed', 0.1, 0.1, 1, 2],
      ['desk', 1.75, 0.1, 1.4, 0.6],
      ['chair', 2.25, 0.78, 0.4, 0.38],
      ['wardrobe', 2.68, 1.5, 0.52, 1.3],
    ],
  },
  oneroom: {
    width: 5,
    depth: 4,
    sample: true,
    door: [2.5, 0.85],
    window: [1.9, 1.7],
    pieces: [
      ['bed', 0.1, 0.1, 1.1, 2],
      ['desk', 2, 0.1, 1.5, 0.6],
      ['chair', 2.55, 0.78, 0.4, 0.38],
      ['wardrobe', 4.4, 0.1, 0.5, 1.6],
      ['table', 1.95, 1.65, 0.9, 0.9],
      ['cushion', 1.45, 1.9, 0.4, 0.4],
      ['cushion', 2.95, 1.9, 0.4, 0.4],
      ['kitchen', 0.05, 3.35, 2.15, 0.6],
      ['bathroom', 3.5, 2.3, 1.5, 1.7],
    ],
  },
};

/** The size of a room, in square metres. */
export const areaOf = ({ width, depth }: RoomPlan): number => width * depth;

/**
 * What a square metre costs one person.
 * @param rent The rent of one person a month, in won.
 * @returns Won a month, to the thousand, at the middle of the rent.
 */
export function wonPerMetre(plan: RoomPlan, rent: { from: number; to: number }): number {
  const share = areaOf(plan) / (plan.people ?? 1);
  return Math.round((rent.from + rent.to) / 2 / share / 1000) * 1000;
}
