// Contact: a red Korean post box in an autumn lane, seen over a desk with a letter, its envelope and stamp,
// and a fountain pen.
import { range } from '../../lib/math.ts';
import { pen } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul, lettering } from '../../motifs/hangul.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { ginkgoLeaf, ginkgoLeaves, leafyTree } from '../../motifs/trees.ts';

const palette = palettes.autumn;
const DESK = 436;
const RED = { lit: '#E2583F', base: '#C8362A', shade: '#8C2327' };
const PAPER = '#FFF9EA';
/** Lays a drawing flat on the desk. */
const LYING = 'skewX(-24) scale(1 .56)';

export const scene = defineScene({
  title: 'A letter, a fountain pen and a red post box',
  seed: 35,
  precision: 1,
  draw,
});

function draw(canvas: Canvas): void {
  // Autumn afternoon
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.2, 0.42, 0.62])));
  canvas.add(canvas.grain(halo(canvas, 120, 116, 150, palette.sun, { start: 0.3 })));
  canvas.add(circle(120, 116, 48, palette.sun));
  canvas.add(path(cloud(250, 96, 240, 20), '#FFF6E0', { opacity: 0.9 }));
  canvas.add(
    mountain(ridgePoints(12, 330, '60 120 170, 300 160 220, 760 150 230'), 400, palette.ridge[0]),
  );
  canvas.add(canvas.grain(rect(0, 220, 800, 130, canvas.fade(palette.haze, 'up'))));

  // A tiled wall, a ginkgo tree, the lane
  const roofs = { ...hanokColors(palette), rafter: palette.roofDeep };
  canvas.add(
    leafyTree(5, 66, 238, 92, {
      leaf: '#E9A93A',
      leafLight: '#F7CF6B',
      leafDark: '#BF7A2B',
      trunk: '#5A3526',
    }),
    rect(-10, 318, 820, 70, '#EAD0A0'),
    stroke('M-10 338H810M-10 356H810M-10 374H810', '#B98A5A', 4, { 'stroke-dasharray': '34 7' }),
    hanokRoof(400, 288, 900, 32, roofs, {
      ridge: 0.97,
      tiles: 58,
      lift: 0,
      sag: 0,
      gable: false,
    }),
    rect(0, 386, 800, 60, '#D9B27C'),
    path('M0 412L800 400V446H0z', '#C99A63'),
    path('M560 432L800 444V420L640 404z', '#8A5A3C', { opacity: 0.6 }),

    // The post box: round top, two faces, slot with a letter, the swallow
    path('M556 396h94v44h-94z', '#33343F'),
    path('M624 396h26v44h-26z', '#1F2029'),
    path('M520 402V170C520 116 560 96 602 96S686 116 686 170V402z', RED.base),
    path('M640 104C670 116 686 138 686 170V402H640z', RED.shade),
    path('M520 402V170C520 132 540 110 566 101C546 130 540 150 540 190V402z', RED.lit),
    rect(508, 390, 190, 16, RED.base),
    rect(640, 390, 58, 16, RED.shade),
    rect(508, 390, 190, 5, RED.lit),
    path('M552 134L634 116L646 172H560z', PAPER),
    path('M634 116L646 172H614z', '#DDBB8C'),
    stroke('M552 134L600 152L634 116', '#C98A5C', 2.4),
    circle(600, 150, 6, RED.base),
    rect(540, 162, 108, 26, '#4A1518', { rx: 5 }),
    path('M532 186h126l6 13H526z', RED.lit),
    path('M606 186h52l6 13h-58z', RED.base),
    drawAt(592, 252).path(
      'M44-4Q34-14 12-12L-22-46Q-20-26-8-10L-54-16L-34 2L-52 18L-6 10Q-10 28-6 44L20 8Q36 6 44-4Z',
      PAPER,
    ),
    lettering('우체통', 537, 304, 31, PAPER, 4.2, { gap: 0.26 }),
    stroke('M548 356h94', PAPER, 4, { opacity: 0.8 }),

    // Leaves blowing across
    ginkgoLeaves(8, [170, 120], [500, 360], 15, ['#E9A93A', '#F7CF6B']),

    // Desk
    rect(0, DESK, 800, 600 - DESK, canvas.linearGradient({ 0: '#A85F3C', 1: '#6B3428' })),
    rect(0, DESK, 800, 7, '#D98F5C'),
    stroke('M0 478H800M0 536H800', '#6B3428', 2, { opacity: 0.5 }),
    canvas.grain(rect(330, DESK, 470, 164, canvas.fade('#3A1A1E', 'left', 0.8))),

    // Envelope with stamp and seal
    group(
      { transform: `translate(470 462) ${LYING}` },
      path('M16 24H286V204H16z', '#3A1A1E', { opacity: 0.5 }),
      rect(0, 0, 270, 180, '#F0DDB4'),
      path('M190 0h80v180h-80z', '#D9BC88', { opacity: 0.7 }),
      stroke('M0 0H270M0 180H270', '#C8362A', 9, { 'stroke-dasharray': '16 16' }),
      stroke('M0 0H270M0 180H270', '#1F3F77', 9, {
        'stroke-dasharray': '16 16',
        'stroke-dashoffset': '16',
      }),
      rect(196, 20, 56, 68, PAPER),
      roundStroke('M196 20h56v68h-56z', '#F0DDB4', 5, { 'stroke-dasharray': '0 8' }),
      rect(203, 27, 42, 54, '#1C6A5F'),
      path('M206 76l14-30 10 14 8-8 6 24z', '#8DB8A6'),
      circle(232, 42, 7, '#F0BE55'),
      stroke(
        'M150 36q18-10 30 0t30 0M150 50q18-10 30 0t30 0M150 64q18-10 30 0t30 0',
        '#55606B',
        3,
        { opacity: 0.7 },
      ),
      roundStroke(hangul('서울에서', 30, 100, 22, { gap: 0.4 }), '#31191F', 3.4),
      roundStroke('M30 146h130', '#A87A55', 4),
    ),

    // Letter, half written
    group(
      { transform: `translate(176 450) ${LYING}` },
      path('M14 26H304V286H14z', '#3A1A1E', { opacity: 0.5 }),
      rect(0, 0, 290, 262, PAPER),
      path('M96 0h4v262h-4zM192 0h4v262h-4z', '#EBDDBE'),
      stroke(
        range(6).map((i) => pen`M24 ${64 + i * 38}h242`),
        '#D9C29A',
        1.6,
      ),
      roundStroke(hangul('안녕하세요', 28, 28, 28, { gap: 0.42 }), '#1F3F77', 4),
      roundStroke(hangul('보고 싶어요', 28, 104, 26, { gap: 0.42 }), '#1F3F77', 3.6),
      roundStroke('M30 88h150m14 0h40M30 166h96m16 0h52', '#1F3F77', 3.4, { opacity: 0.6 }),
      rect(236, 208, 30, 30, '#C8362A', { rx: 3 }),
      stroke(hangul('인', 244, 215, 15), PAPER, 2.6),
    ),

    // Fountain pen: barrel, gold band, nib at the last word
    group(
      { transform: 'translate(306 548) rotate(-21) scale(.84)' },
      path('M10 12L60 20H300q14 8 0 16H60z', '#3A1A1E', {
        opacity: 0.5,
        transform: 'translate(4 10)',
      }),
      path('M0 0L46-11 66-12V12L46 11z', '#EFC66B'),
      path('M0 0L66 2V12L46 11z', '#A8762B'),
      stroke('M4 0h38', '#31191F', 2),
      circle(44, 0, 3, '#31191F'),
      path('M62-13L110-17V17L62 13z', '#17202E'),
      path('M110-18H296q18 18 0 36H110z', '#1F3F77'),
      path('M110 4H304q-2 8-8 14H110z', '#122650'),
      path('M112-14H286v6H112z', '#5E82BE'),
      rect(108, -19, 12, 38, '#EFC66B'),
      rect(196, -19, 7, 38, '#EFC66B'),
      path('M204-19h80q6 0 6 5h-86z', '#EFC66B'),
    ),

    // Ink bottle, and a leaf that has come in
    ellipse(108, 566, 62, 18, '#3A1A1E', { opacity: 0.6 }),
    path('M30 506q-8 8-8 20v30q0 14 14 14h72q14 0 14-14v-30q0-12-8-20z', '#2A4F86'),
    path('M82 506h32q8 8 8 20v30q0 14-14 14H86q12-30-4-64z', '#162E5C'),
    path('M30 524q4-10 10-12v44q0 6 4 8q-14 0-14-10z', '#8FB4D2'),
    rect(46, 484, 52, 24, '#31191F', { rx: 4 }),
    rect(52, 486, 8, 20, '#7A4A4A'),
    rect(44, 534, 58, 22, PAPER),
    stroke(hangul('잉크', 54, 538, 14), '#1F3F77', 1.8),
    path(ginkgoLeaf(420, 568, 26), '#E9A93A'),
    path(ginkgoLeaf(700, 580, 20), '#F7CF6B'),
  );
}
