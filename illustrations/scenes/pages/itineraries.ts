// Itineraries: the tray table of a fast train by the window: a notebook with the days and their stops, boiled eggs
// and a drink, a ticket; rice fields and a village pass by in the morning.
import { range } from '../../lib/math.ts';
import { pen, placePath, pointsFrom, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { skyPaint } from '../../motifs/light.ts';
import { PAPER, roundedPath, writing } from '../../motifs/papers.ts';
import { crownPath } from '../../motifs/trees.ts';

const palette = palettes.spring;
const RED = '#C8402C';
const INK = '#17202E';

export const scene = defineScene({ title: 'A notebook on the tray of a train', seed: 107, draw });

function draw(canvas: Canvas): void {
  // Inside of the carriage
  canvas.add(rect(0, 0, 800, 600, '#DCD6CC'), rect(0, 0, 800, 26, '#B9B5AE'));
  const glass = 'M118 40H690Q720 40 720 70V318Q720 348 690 348H118Q88 348 88 318V70Q88 40 118 40z';

  // What passes: hills, a village, rice fields in strips
  canvas.add(
    group(
      { 'clip-path': canvas.clip(glass) },
      rect(60, 30, 700, 200, skyPaint(canvas, palette, [0, 0.4, 0.8, 1])),
      path(cloud(130, 92, 240, 22) + cloud(470, 74, 200, 20), '#FFFDF6', { opacity: 0.9 }),
      mountain(ridgePoints(6, 196, '190 100 190, 430 70 150, 640 120 190'), 220, palette.ridge[1]),
      path('M60 196Q260 172 420 190T760 176V260H60z', palette.ridge[2]),
      range(5).map((i) => [
        rect(196 + i * 56 + (i % 2) * 14, 190 - (i % 3) * 5, 36, 18, '#FFF6EC'),
        drawAt(214 + i * 56 + (i % 2) * 14, 192 - (i % 3) * 5).path(
          'M-25 0Q-12-14 0-16Q12-14 25 0z',
          [RED, '#4B6471', '#2F8A74'][i % 3] ?? '',
        ),
      ]),
      path(crownPath(560, 184, 26) + crownPath(600, 190, 20) + crownPath(148, 192, 22), '#F4B3BF'),
      path('M60 212H760V360H60z', '#BFD088'),
      path('M60 226L760 214V236L60 254zM60 288L760 262V300L60 340z', '#8FB86A'),
      path('M60 254L760 236V262L60 288z', '#A8D4CC'),
      stroke('M60 250L760 232M60 290L760 264', '#8A7A4E', 4),
      stroke('M250 30V360M610 30V360', '#5F7F86', 12, { opacity: 0.3 }),
      path('M250 30L140 360H210L330 30zM470 30L380 360H400L494 30z', '#FFFFFF', {
        opacity: 0.22,
      }),
    ),
    stroke(glass, '#F6F1E8', 16),
    stroke(glass, '#A9A39A', 3),
    canvas.grain(rect(440, 0, 360, 600, canvas.fade('#6A5F66', 'left', 0.5))),
    // Back of the seat on the right, the curtain
    path('M722 0H800V600H736Q724 300 722 0z', '#2B5E78'),
    path('M752 0H800V600H762Q754 300 752 0z', '#1F4760'),
    path('M88 26h56q-2 170-20 318H88z', '#E9B7A0', { opacity: 0.9 }),
    stroke('M104 30v310M122 30v300', '#C98A72', 4),

    // Tray table, in perspective
    path('M30 420H690L770 600H-20z', '#5E6A70', { opacity: 0.5, transform: 'translate(8 14)' }),
    path('M40 400H690L780 620H-30z', '#E9E2D4'),
    path('M40 400H690L694 410H37z', '#FFFFFF'),
    canvas.grain(path('M360 400H690L780 620H360z', canvas.fade('#7A6E66', 'left', 0.6))),
  );

  // Notebook: two days, each with stops on a dotted way
  const day = (
    x: number,
    name: string,
    way: string,
    stops: readonly (readonly [number, number])[],
  ) => [
    stroke(hangul(name, x + 20, 22, 30, { gap: 0.2 }), INK, 5),
    roundStroke(way, RED, 5, { 'stroke-dasharray': '1 10' }),
    stops.map(([cx, cy], i) => [
      circle(cx, cy, 12, i === 0 ? '#1F3F77' : '#F0BE55'),
      stroke(writing(cx + 22, cy - 6, [64, 42], 14), '#B9AD98', 5),
    ]),
  ];
  canvas.add(
    group(
      { transform: 'matrix(1 0 -.2 .72 236 394)' },
      path(roundedPath(420, 290, 8), '#3A2A2A', { opacity: 0.3, transform: 'translate(16 26)' }),
      path(roundedPath(420, 290, 8), '#2F7A73'),
      path('M8 6H206V284H8z', PAPER),
      path('M214 6H412V284H214z', PAPER),
      path('M180 6H206V284H180z', '#E4DCCB', { opacity: 0.8 }),
      day(8, '첫날', 'M52 96Q120 130 60 168T70 244', [
        [52, 96],
        [60, 168],
        [70, 244],
      ]),
      day(218, '이튿날', 'M262 96Q300 140 282 176T268 244', [
        [262, 96],
        [282, 176],
        [268, 244],
      ]),
      roundStroke(
        range(9).map((i) => pen`M202 ${24 + i * 30}h16`),
        '#8A8F94',
        6,
      ),
    ),
    // Pencil, ticket
    stroke('M560 566L664 470', '#3A2A2A', 12, { opacity: 0.3, transform: 'translate(8 12)' }),
    stroke('M556 566L652 478', '#F0BE55', 13),
    stroke('M652 478L664 467', '#EC8098', 13),
    path('M548 560l14 14-24 8z', INK),
    group(
      { transform: 'matrix(.98 -.1 -.2 .7 52 520)' },
      path(roundedPath(190, 96, 8), '#3A2A2A', { opacity: 0.3, transform: 'translate(12 18)' }),
      path(roundedPath(190, 96, 8), '#DCE9F2'),
      path('M0 0H190V24H0z', '#2F6F9F'),
      stroke(hangul('서울', 16, 40, 24) + hangul('부산', 122, 40, 24), INK, 4.4),
      roundStroke('M84 54h24l-8-7m8 7l-8 7', RED, 4.4),
      stroke('M16 82h80', '#8FA6B4', 6),
    ),
    // Eggs in their net, a can of cider
    ellipse(172, 486, 74, 18, '#3A2A2A', { opacity: 0.3 }),
    pointsFrom('136 462, 184 468, 162 436').map(([x, y]) => [
      path(placePath('M0-34C20-34 28-8 26 4S12 26 0 26S-26 18-26 4S-20-34 0-34z', x, y), '#E9C29A'),
      path(placePath('M4-34C22-32 28-8 26 4S12 26 2 26Q16 0 4-34z', x, y), '#C98F66'),
    ]),
    stroke(
      'M112 444l40 40M124 424l66 66M152 410l60 60M208 448l-36 46M192 424l-64 66M162 408l-48 58',
      RED,
      2.4,
    ),
    ellipse(78, 496, 40, 12, '#3A2A2A', { opacity: 0.3 }),
    path(rectPath(24, 400, 62, 92) + 'M24 492q31 16 62 0z', '#2F9A6B'),
    path(rectPath(62, 400, 24, 92), '#1F6F50'),
    ellipse(55, 400, 31, 11, '#D8DEE0'),
    ellipse(55, 400, 22, 7, '#A9B3B8'),
    path('M24 432h62v34h-62z', '#FFF8EA'),
    stroke(hangul('사이다', 29, 441, 14, { gap: 0.24 }), '#1F6F50', 3),
  );
}
