import type { Letters } from '#domain/korean/syllable.ts';

/** A part of the square of a block, on a grid of 100 × 100. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Place = keyof Letters;

/** A letter of a block, drawn in its place. */
export interface Piece {
  readonly place: Place;
  readonly letter: string;
  readonly paths: readonly string[];
}

type Boxes = Readonly<Record<Place, Box>>;

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Where the letters of a block stand, by the shape of its vowel, open and closed by a consonant below. */
const upright = {
  open: { initial: box(-4, 14, 58, 72), vowel: box(34, 4, 72, 92), final: box(0, 0, 0, 0) },
  closed: { initial: box(0, 2, 56, 54), vowel: box(34, 0, 72, 60), final: box(16, 58, 68, 42) },
};
const flat = {
  open: { initial: box(20, 2, 60, 56), vowel: box(2, 36, 96, 62), final: box(0, 0, 0, 0) },
  closed: { initial: box(22, -4, 56, 46), vowel: box(4, 24, 92, 44), final: box(18, 60, 64, 40) },
};
/** The flat part stands low, as in 과, or high, as in 궈. */
const both = {
  open: { initial: box(6, 2, 52, 48), vowel: box(0, 4, 100, 92), final: box(0, 0, 0, 0) },
  closed: { initial: box(8, -4, 48, 36), vowel: box(2, 0, 96, 60), final: box(16, 60, 68, 40) },
};
const bothHigh = {
  open: { initial: box(8, -2, 50, 44), vowel: box(0, 4, 100, 92), final: box(0, 0, 0, 0) },
  closed: { initial: box(10, -6, 46, 32), vowel: box(2, 0, 96, 60), final: box(16, 60, 68, 40) },
};

function boxesOf({ vowel, final }: Letters): Boxes {
  const shape = 'ㅗㅛㅜㅠㅡ'.includes(vowel)
    ? flat
    : 'ㅘㅙㅚㅢ'.includes(vowel)
      ? both
      : 'ㅝㅞㅟ'.includes(vowel)
        ? bothHigh
        : upright;
  return final ? shape.closed : shape.open;
}

/** The letters of a block in their places, from the strokes of each; one without strokes is left out. */
export function blockPieces(
  letters: Letters,
  strokes: Readonly<Record<string, readonly string[]>>,
): Piece[] {
  const boxes = boxesOf(letters);
  return (['initial', 'vowel', 'final'] as const).flatMap((place) => {
    const letter = letters[place];
    const paths = strokes[letter];
    if (!letter || !paths) return [];
    return [{ place, letter, paths: paths.map((path) => placed(path, boxes[place])) }];
  });
}

/** A path of the grid within a part of it. */
export function placed(path: string, { x, y, width, height }: Box): string {
  const across = (value: number) => round(x + (value * width) / 100);
  const along = (value: number) => round(y + (value * height) / 100);
  return path.replaceAll(/([MHVQA])([^MHVQA]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim().split(/\s+/).map(Number);
    const at = (index: number) => numbers[index] ?? 0;
    if (command === 'H') return `H${across(at(0))}`;
    if (command === 'V') return `V${along(at(0))}`;
    if (command !== 'A')
      return command + numbers.map((value, i) => (i % 2 ? along(value) : across(value))).join(' ');
    const radii = `${round((at(0) * width) / 100)} ${round((at(1) * height) / 100)}`;
    return `A${radii} ${at(2)} ${at(3)} ${at(4)} ${across(at(5))} ${along(at(6))}`;
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
