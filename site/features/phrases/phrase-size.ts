import { linesOf } from '#site/ui/show-card/line-length.ts';

/** What Korean may take of a frame, in hundredths of its width. */
const room = { width: 90, height: 25 };

/** Sizes that the stylesheet knows, in hundredths of the width of the frame. */
const sizes = [22, 18, 15, 13, 11, 10, 9, 8, 7, 6] as const;

const lineHeight = 1.25;

/** The largest size at which Korean stands in its room, broken between words alone; the smallest if it does in none. */
export function sizeOf(korean: string): number {
  const words = korean.split(/\s+/).map(widthOf);
  const fits = sizes.find((size) => {
    const most = room.width / size;
    const lines = linesOf(words, most, space);
    return Math.max(...words) <= most && lines * size * lineHeight <= room.height;
  });
  return fits ?? sizes.at(-1)!;
}

const space = 0.3;

/** In sizes of the font: a syllable is nearly as wide as it is high, digits and signs are not. */
function widthOf(word: string): number {
  return [...word].reduce((sum, sign) => sum + (/\p{Script=Hangul}/u.test(sign) ? 0.94 : 0.6), 0);
}
