// Health: a sick day in bed from above: rice porridge and ginger tea on a tray, powders of the pharmacy in their
// paper strip, a thermometer and the insurance card on a quilt.
import { colorsFrom } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { sesameSeeds } from '../../motifs/food.ts';
import { hangul } from '../../motifs/hangul.ts';
import { CARD, identityCard, lying, PAPER, roundedPath, writing } from '../../motifs/papers.ts';
import { tableTop } from '../../motifs/patchwork.ts';

const GREEN = '#1F8A6E';
const INSURANCE = {
  paper: '#E7F2EC',
  band: GREEN,
  text: '#8FB0A4',
  holder: { skin: '#C98A64', hair: '#3A2430', top: '#C8402C', back: '#F6D9B0' },
};
const SHADE = { shadow: '#24304A', drop: 13 };

export const scene = defineScene({
  title: 'Porridge, medicine and an insurance card on a quilt',
  seed: 79,
  precision: 1,
  draw,
});

function draw(canvas: Canvas): void {
  canvas.add(
    tableTop(canvas, 21, {
      colors: colorsFrom('#BFD6C7 #8FB8C4 #DDE8E6 #EBB3B8 #A9C2D6 #F3EBDB #6F9FB4 #F6D7D2'),
      rotation: 11,
    }),

    // Tray with porridge, tea, spoon
    lying(
      [96, 54, -5],
      roundedPath(392, 290, 40),
      '#9A5B3B',
      [
        path('M40 0H352q40 0 40 40V250q0 40-40 40H200z', '#7E4630', { opacity: 0.5 }),
        path('M40 14H352q26 0 26 26V250q0 26-26 26H40q-26 0-26-26V40q0-26 26-26z', '#B9744A'),
      ],
      SHADE,
    ),
    circle(236, 212, 112, '#3A2018', { opacity: 0.3 }),
    circle(222, 194, 112, '#33424F'),
    path(placePath('M0-1a1 1 0 0 1 0 2q.5-1 0-2z', 222, 194, 112), '#22303B'),
    circle(222, 194, 94, '#F6EBCF'),
    path('M150 150Q200 96 268 118Q330 150 300 220Q260 150 150 150z', '#FFF8EA'),
    path('M190 190q30-24 62 0q14 30-14 46q-40 6-52-18z', '#EDB046'),
    roundStroke('M200 210q20-14 40 2M196 196q16-10 30-4', '#F6CF8C', 5),
    path(
      range(7)
        .map((i) => placePath('M-7-4h14v8h-14z', 176 + ((i * 47) % 104), 148 + ((i * 61) % 96), 1))
        .join(''),
      '#2F8A5B',
    ),
    sesameSeeds(222, 194, 30, 80, 22),
    circle(424, 150, 60, '#3A2018', { opacity: 0.3 }),
    roundStroke('M454 172q42 24 24 52', '#F4EEE2', 13),
    circle(412, 138, 60, '#F4EEE2'),
    path(placePath('M0-1a1 1 0 0 1 0 2q.5-1 0-2z', 412, 138, 60), '#D5CAB8'),
    circle(412, 138, 47, '#C9772C'),
    circle(402, 130, 20, '#F0C468'),
    stroke('M402 114v32M386 130h32', '#E0A23E', 3),
    ellipse(374, 252, 34, 20, '#D9A94E', { transform: 'rotate(-20 374 252)' }),
    roundStroke('M404 244L492 206', '#D9A94E', 9),
    ellipse(372, 250, 24, 13, '#9A6B22', { transform: 'rotate(-20 374 252)' }),

    // The pharmacy's bag: 약
    lying(
      [516, 40, 9],
      'M0 0H178V240H0z',
      PAPER,
      [
        path('M0 0H178V22H0z', '#E4DCCB'),
        path('M120 22H178V240H96z', '#EDE3D0'),
        stroke(hangul('약', 40, 54, 94), GREEN, 14, { 'stroke-linejoin': 'round' }),
        stroke(writing(34, 190, [110, 84], 20), '#BFB39C', 6),
      ],
      SHADE,
    ),
  );

  // Three doses in their paper strip
  const dose = (i: number) => [
    path(pen`M${i * 92 + 8} 10h76v92h-76z`, '#F7FBFA', { opacity: 0.75 }),
    circle(i * 92 + 34, 48, 13, '#E2603F'),
    rect(i * 92 + 44, 64, 34, 16, '#F0BE55', { rx: 8 }),
    ellipse(i * 92 + 62, 38, 12, 9, '#FFFFFF'),
    circle(i * 92 + 30, 80, 9, '#8FB8C4'),
  ];
  canvas.add(
    lying(
      [128, 424, 7],
      'M0 0H276V112H0z',
      '#D3E4E6',
      [
        range(3).map(dose),
        stroke('M92 0V112M184 0V112', '#8FA9B4', 3, { 'stroke-dasharray': '5 5' }),
      ],
      SHADE,
    ),

    // Insurance card, thermometer
    lying([438, 326, -8], CARD, PAPER, identityCard('건강보험증', INSURANCE), SHADE),
    lying(
      [470, 560, -18],
      roundedPath(206, 34, 17),
      '#FFFFFF',
      [
        path('M186 0q20 4 34 17q-14 13-34 17z', '#8FA9B4'),
        rect(40, 7, 74, 20, '#BFD6C7', { rx: 4 }),
        stroke('M54 17h12M72 17h12M94 17h6', '#24304A', 5),
        circle(140, 17, 8, GREEN),
      ],
      SHADE,
    ),
    catCurl(),
  );
}

/** A sleeping cat at the edge of the quilt. */
function catCurl(): Markup {
  return [
    ellipse(748, 560, 92, 66, '#24304A', { opacity: 0.3 }),
    path('M664 546Q668 470 746 474Q830 480 826 556Q810 620 734 610Q664 604 664 546z', '#E59A4A'),
    path('M676 566Q720 620 792 590Q760 640 700 606z', '#C57A34'),
    path('M664 528l-4-34 24 14q22-8 42 2l20-18 2 36q4 34-34 40q-44 2-50-40z', '#F0AE62'),
    roundStroke('M680 540q6 6 12 0M712 540q6 6 12 0M698 552l4 4 4-4', '#5A2E1A', 3),
    roundStroke('M760 486q10 20 4 36M784 494q12 22 6 40M804 512q10 20 4 34', '#B96A2C', 6),
  ];
}
