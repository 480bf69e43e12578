// Embassies: a quiet street in Seoul by day: a brick building with bunting in the five cardinal colours, the brass
// plate 대사관, a visitor with papers at the window of the guard.
import type { Color } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { pen, pointsFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { figure } from '../../motifs/figure.ts';
import { hangul } from '../../motifs/hangul.ts';
import { cloud } from '../../motifs/land.ts';
import { skyPaint } from '../../motifs/light.ts';
import { leafyTree } from '../../motifs/trees.ts';

const palette = palettes.spring;
const BRICK = '#C4654A';

/** The five cardinal colours, as cloths in the wind. */
const CLOTHS: readonly Color[] = ['#1F3F77', '#C8402C', '#F0BE55', '#FFFAEE', '#17202E'];

export const scene = defineScene({ title: 'An embassy building with bunting', seed: 89, draw });

function draw(canvas: Canvas): void {
  canvas.add(
    rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.25, 0.5, 0.7])),
    path(cloud(-40, 110, 260, 26) + cloud(560, 70, 280, 28), '#FFFDF6', { opacity: 0.9 }),
    path('M0 210h60v-60h80v90h60V420H0zM640 190h70v-70h90v310H640z', '#B7CFCB'),
    canvas.grain(rect(0, 200, 800, 220, canvas.fade(palette.haze, 'up'))),

    // Building: brick, bay windows, canopy over the entrance
    rect(130, 170, 480, 300, BRICK),
    path('M470 170H610V470H470z', '#A34E3C'),
    rect(118, 150, 504, 24, palette.lit),
    rect(470, 150, 152, 24, palette.shade),
    stroke(
      range(9).map((i) => pen`M130 ${204 + i * 32}H610`),
      '#9A4838',
      1.6,
      { opacity: 0.5 },
    ),
  );
  for (const [x, y] of pointsFrom('164 204, 254 204, 438 204, 528 204, 164 330, 528 330'))
    canvas.add(
      rect(x - 6, y - 6, 66, 92, x > 460 ? palette.shade : palette.lit),
      rect(x, y, 54, 80, '#3F6F80'),
      path(pen`M${x} ${y}h54l-40 80h-14z`, '#7FB0B8'),
      stroke(pen`M${x + 27} ${y}v80M${x} ${y + 36}h54`, palette.lit, 4),
    );
  canvas.add(
    rect(306, 318, 132, 152, '#2B4E52'),
    path('M306 318h70v152h-70z', '#3F6F6C'),
    stroke('M372 318V470', '#1B3438', 4),
    circle(362, 400, 5, palette.gold),
    circle(382, 400, 5, palette.gold),
    path('M280 300H464L480 324H264z', palette.lit),
    path('M400 300H464L480 324H392z', palette.shade),
    rect(316, 236, 112, 50, palette.gold, { rx: 4 }),
    stroke(hangul('대사관', 328, 250, 24, { gap: 0.28 }), '#5A3A1E', 4.2),
    path('M280 470H464L486 492H258z', '#D9CDBB'),
    path('M258 492H486V502H258z', '#B5A794'),
  );

  // Bunting between two poles on the roof, in front of the sky
  canvas.add(
    roundStroke('M150 34V152M590 34V152', '#F4EEE2', 5),
    circle(150, 30, 5, palette.gold),
    circle(590, 30, 5, palette.gold),
    stroke(pen`M150 44Q370 128 590 44`, '#8A6A4A', 2.4),
    range(14).map(cloth),
  );

  canvas.add(
    stroke('M690 480V330', '#6B3F45', 16),
    leafyTree(5, 694, 276, 92, { leaf: '#F4B3BF', leafLight: '#FDDDE1', leafDark: '#DE8FA5' }),
    leafyTree(2, 58, 400, 66, { leaf: '#5A9A88', leafLight: '#8ABAA6', leafDark: '#33766D' }),

    // Wall, pavement, the guard's box
    rect(0, 430, 130, 60, '#D9CDBB'),
    rect(-10, 422, 146, 12, palette.roof),
    rect(610, 430, 190, 60, '#C4B6A2'),
    rect(604, 422, 200, 12, palette.roofDeep),
    rect(0, 486, 800, 120, '#CDBBA6'),
    stroke(
      'M0 520H800M0 560H800M90 486L30 600M250 486L220 600M420 486V600M590 486L620 600M740 486L790 600',
      '#B5A08A',
      2,
    ),
    canvas.grain(rect(0, 486, 800, 114, canvas.fade('#7A6252', 'up', 0.7))),
    path('M598 340H716V520H598z', '#33766D'),
    path('M676 340h40v180h-40z', '#1B5056'),
    path('M586 322H728L716 344H598z', palette.roof),
    rect(610, 366, 62, 62, '#F6E7C8'),
    rect(604, 428, 74, 8, palette.lit),
    circle(642, 392, 15, '#E2A57F'),
    path('M616 428q2-22 26-24q24 2 26 24z', '#24415F'),
    path('M626 388q0-20 16-20t16 20l10 4h-42z', '#24415F'),
    rect(602, 446, 72, 30, palette.gold, { rx: 3 }),
    stroke(hangul('안내', 618, 452, 16), '#5A3A1E', 3),

    // Visitors: one with papers, a family that has been helped
    ellipse(560, 578, 80, 11, '#7A6252', { opacity: 0.6 }),
    ellipse(250, 572, 100, 11, '#7A6252', { opacity: 0.6 }),
    figure(536, 576, 236, '#F2BC52', '#2B4E7A', {
      hair: 'bun',
      hairColor: '#3A2430',
      skin: '#B9764F',
      near: [0.3, 0.66],
      far: [0.22, 0.6],
    }),
    rect(598, 396, 34, 44, '#FFFAEE', { transform: 'rotate(-12 610 418)' }),
    stroke('M604 410l20-4M606 420l20-4M608 430l12-2', '#8FA6A2', 3),
    figure(222, 570, 220, '#2F8A74', '#33424F', {
      hair: 'short',
      skin: '#C98A64',
      facing: 'left',
      clothes: 'walking',
      near: [-0.3, 0.4],
    }),
    figure(304, 572, 138, '#CF4A4A', '#2B4E7A', {
      hair: 'curly',
      hairColor: '#4A3024',
      skin: '#C98A64',
      facing: 'left',
      clothes: 'walking',
      near: [0.12, 0.62],
      far: [-0.14, 0.4],
    }),
    roundStroke('M288 487L287 482', '#C98A64', 9),
  );
}

/** A triangle of cloth on the line between the poles, half of it in the shade. */
function cloth(index: number): Markup {
  const along = (index + 0.5) / 14;
  const x = Math.round(150 + along * 440);
  const y = Math.round(44 + along * (1 - along) * 168);
  const color = CLOTHS[index % CLOTHS.length] ?? BRICK;
  return [
    path(pen`M${x - 13} ${y - 1}h26l-11 36z`, color),
    path(pen`M${x + 3} ${y}h10l-11 35z`, '#17202E', { opacity: 0.2 }),
  ];
}
