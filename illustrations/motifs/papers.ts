// Papers and cards lying on a table, seen from above.
import { type Color } from '../lib/color.ts';
import { range } from '../lib/math.ts';
import { pen, rectPath } from '../lib/path.ts';
import { group, type Markup, path, rect, roundStroke, stroke } from '../lib/svg.ts';
import { hangul } from './hangul.ts';

export const PAPER = '#FFFAEE';

/** Something flat with its hard shadow. (x, y) = the origin of outline and content, turned by `angle` degrees. */
export function lying(
  [x, y, angle]: readonly [x: number, y: number, angle: number],
  outline: string,
  fill: Color,
  content: Markup = '',
  { shadow = '#2A1420', drop = 16 }: { shadow?: Color; drop?: number } = {},
): Markup {
  const at = pen`rotate(${angle})`;
  return [
    path(outline, shadow, {
      opacity: 0.36,
      transform: pen`translate(${x + drop} ${y + drop * 1.2})${at}`,
    }),
    group({ transform: pen`translate(${x} ${y})${at}` }, path(outline, fill), content),
  ];
}

/** Path of a rectangle with round corners, its top left corner at the origin. */
export function roundedPath(width: number, height: number, radius: number): string {
  const r = radius;
  return (
    pen`M${r} 0H${width - r}q${r} 0 ${r} ${r}V${height - r}q0 ${r} ${-r} ${r}` +
    pen`H${r}q${-r} 0 ${-r} ${-r}V${r}q0 ${-r} ${r} ${-r}z`
  );
}

/** Path (for a stroke) of writing too small to read: rows of the given lengths. */
export function writing(x: number, y: number, lengths: readonly number[], step = 22): string {
  return lengths.map((length, row) => pen`M${x} ${y + row * step}h${length}`).join('');
}

/** A faceless portrait in a frame of 3:4. (x, y) = its top left corner. */
export function portrait(
  x: number,
  y: number,
  width: number,
  look: { skin: Color; hair: Color; top: Color; back: Color },
): Markup {
  const unit = width / 90;
  return [
    rect(x, y, width, width * 1.25, look.back),
    group(
      { transform: pen`translate(${x} ${y})scale(${unit})` },
      path('M12 112C14 84 30 78 38 76V62H52V76C60 78 76 84 78 112z', look.top),
      path('M27 44a18 23 0 0 0 36 0a18 23 0 0 0-36 0z', look.skin),
      path('M22 50C14 6 76 6 68 50Q64 30 50 30Q30 32 22 50z', look.hair),
    ),
  ];
}

/** A closed passport of 200 × 270: 여권 in gold over a seal. */
export function passport(
  at: readonly [x: number, y: number, angle: number],
  cover: Color,
  gold: Color,
): Markup {
  return lying(at, roundedPath(200, 270, 12), cover, [
    path(rectPath(0, 12, 18, 246), '#000', { opacity: 0.22 }),
    stroke(hangul('여권', 66, 34, 32, { gap: 0.5 }), gold, 5.4),
    stroke(
      'M66 144a44 44 0 0 0 88 0a44 44 0 0 0-88 0zM110 100v88M84 110q26 34 0 68M136 110q-26 34 0 68',
      gold,
      4,
    ),
    stroke('M72 216h76M84 234h52', gold, 4),
  ]);
}

/** An air mail envelope with its striped border, 300 × 190, with the given stamp in the corner. */
export function envelope(
  at: readonly [x: number, y: number, angle: number],
  stamp: Markup,
  { red, blue }: { red: Color; blue: Color },
): Markup {
  const stripes = (start: number) =>
    range(8)
      .map((i) => pen`M${start + i * 36} 7h14M${start + i * 36} 183h14`)
      .join('');
  return lying(at, roundedPath(300, 190, 6), PAPER, [
    stroke(stripes(12), red, 10),
    stroke(stripes(30), blue, 10),
    group({ transform: 'translate(222 26)' }, rect(0, 0, 54, 64, '#F6E7C8'), stamp),
    stroke(writing(110, 118, [130, 96, 112], 20), '#8C8577', 5),
  ]);
}

/** What an identity card shows beside its title; cards are 250 × 156. */
export interface CardLook {
  readonly paper: Color;
  readonly band: Color;
  readonly text: Color;
  readonly holder: Parameters<typeof portrait>[3];
}

export const CARD = roundedPath(250, 156, 12);

/** The face of an identity card: title, portrait, rows of writing. */
export function identityCard(title: string, look: CardLook): Markup {
  return [
    path(CARD, look.paper),
    path('M12 0H238q12 0 12 12V44H0V12Q0 0 12 0z', look.band),
    stroke(hangul(title, 16, 12, 20, { gap: 0.3 }), PAPER, 3.4),
    portrait(17, 57, 64, look.holder),
    stroke(writing(100, 70, [128, 94, 114, 68], 21), look.text, 7),
  ];
}

/** A transport card of 196 × 124 with its chip and its waves. */
export function transportCard(
  at: readonly [x: number, y: number, angle: number],
  shadow: Color,
): Markup {
  const content = [
    path('M0 70Q60 30 110 70T196 60V112q0 12-12 12H12q-12 0-12-12z', '#1C6A5F'),
    stroke(hangul('교통카드', 24, 26, 24, { gap: 0.24 }), '#FFF8EA', 4),
    rect(24, 72, 36, 28, '#F2BC52', { rx: 5 }),
    roundStroke('M150 76q12 12 0 26M164 68q20 20 0 42', '#FFF8EA', 5),
  ];
  return lying(at, roundedPath(196, 124, 12), '#2F8A74', content, { shadow });
}
