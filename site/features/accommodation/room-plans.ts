import type { Housing } from '#content/data/housing-prices.ts';

/** A piece of furniture: its left and upper edge, width and depth in metres. */
type Piece = readonly [kind: PieceKind, x: number, y: number, width: number, depth: number];

export type PieceKind = 'bed' | 'desk' | 'chair' | 'wardrobe' | 'table' | 'kitchen' | 'bathroom';

/** A room from above, in metres. */
export interface RoomPlan {
  readonly width: number;
  readonly depth: number;
  /** Its size is no figure of the register, but an example. */
  readonly sample?: true;
  readonly pieces: readonly Piece[];
}

export const roomPlans: Readonly<Record<Housing, RoomPlan>> = {
  goshiwon: {
    width: 2,
    depth: 2,
    pieces: [
      ['bed', 0.05, 0.05, 0.85, 1.9],
      ['desk', 1, 0.05, 0.95, 0.5],
      ['chair', 1.3, 0.6, 0.4, 0.35],
      ['wardrobe', 1.55, 1.1, 0.4, 0.4],
    ],
  },
  hasukjib: {
    width: 3,
    depth: 3,
    sample: true,
    pieces: [
      ['bed', 0.1, 0.1, 1, 2],
      ['desk', 1.5, 0.1, 1.3, 0.6],
      ['chair', 1.95, 0.8, 0.4, 0.4],
      ['table', 1.4, 1.4, 0.9, 0.9],
      ['wardrobe', 2.4, 1.7, 0.5, 1.1],
    ],
  },
  dormitory: {
    width: 3.5,
    depth: 4,
    sample: true,
    pieces: [
      ['desk', 0.1, 0.1, 0.6, 1.2],
      ['desk', 2.8, 0.1, 0.6, 1.2],
      ['chair', 0.8, 0.5, 0.4, 0.4],
      ['chair', 2.3, 0.5, 0.4, 0.4],
      ['wardrobe', 1.2, 0.1, 0.5, 0.5],
      ['wardrobe', 1.8, 0.1, 0.5, 0.5],
      ['bed', 0.1, 1.9, 0.95, 2],
      ['bed', 2.45, 1.9, 0.95, 2],
    ],
  },
  'share-house': {
    width: 3.3,
    depth: 3.3,
    sample: true,
    pieces: [
      ['bed', 0.1, 0.1, 1, 2],
      ['desk', 1.8, 0.1, 1.4, 0.6],
      ['chair', 2.3, 0.8, 0.4, 0.4],
      ['wardrobe', 2.7, 1.4, 0.5, 1.2],
    ],
  },
  oneroom: {
    width: 5,
    depth: 4,
    sample: true,
    pieces: [
      ['bed', 0.1, 0.1, 1.1, 2],
      ['desk', 2, 0.1, 1.5, 0.6],
      ['chair', 2.5, 0.8, 0.4, 0.4],
      ['wardrobe', 4.4, 0.1, 0.5, 1.6],
      ['table', 1.9, 1.5, 1.2, 1.2],
      ['bathroom', 3.5, 2.4, 1.5, 1.6],
      ['kitchen', 0.1, 3.4, 2.1, 0.55],
    ],
  },
};
