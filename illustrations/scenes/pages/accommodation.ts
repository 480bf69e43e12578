// Accommodation: a building cut open in the evening: a study room at night, a pupil who cooks, two who share, a landlady
// with the laundry and her chilli on the roof, a cat on the stairs.
import type { Color } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { figure } from '../../motifs/figure.ts';
import { hangul } from '../../motifs/hangul.ts';
import { mountain, ridgePoints } from '../../motifs/land.ts';
import { nSeoulTower } from '../../motifs/landmarks.ts';
import { cat } from '../../motifs/life.ts';
import { glow, skyPaint } from '../../motifs/light.ts';

const palette = palettes.dusk;
const ROOM = { width: 228, height: 150 };
const WOOD = '#8A4F3C';

export const scene = defineScene({ title: 'A house cut open in the evening', seed: 109, draw });

function draw(canvas: Canvas): void {
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.35, 0.65, 0.9])));
  canvas.add(
    nSeoulTower(74, 250, 150, {
      lit: '#F6C9A8',
      shade: '#8A4A78',
      mast: '#F3E0D0',
      red: palette.red,
      window: '#FFE7A8',
    }),
    mountain(ridgePoints(4, 470, '90 230 200, 720 200 200'), 600, palette.ridge[1]),
    path('M0 430h56v-40h60v60h40v-34h50v184H0zM640 420h50v-46h60v30h50v196H640z', palette.ridge[3]),
    stroke(
      range(16).map(
        (i) => pen`M${(i % 8 < 4 ? 14 : 660) + (i % 4) * 34} ${444 + Math.floor(i / 8) * 34}v12`,
      ),
      palette.gold,
      9,
      { opacity: 0.9 },
    ),
    canvas.grain(rect(0, 300, 800, 300, canvas.fade(palette.ridge[4], 'up'))),

    // Walls of brick around the cut, slabs
    rect(146, 130, 508, 470, '#B4573F'),
    path('M600 130H654V600H600z', '#8A3E38'),
    rect(134, 116, 532, 18, '#E8B58C'),
    stroke(
      range(16).map((i) => pen`M146 ${150 + i * 29}H166M634 ${150 + i * 29}H654`),
      '#7A342E',
      2,
    ),
  );

  room(166, 138, '#F7DDB0', '#C98B4B').forEach((markup) => canvas.add(markup));
  room(406, 138, '#BFD8CF', '#B9744A').forEach((markup) => canvas.add(markup));
  room(166, 296, '#F2C3A4', '#C98B4B').forEach((markup) => canvas.add(markup));
  room(406, 296, '#E9D6A0', '#A8632F').forEach((markup) => canvas.add(markup));
  canvas.add(
    rect(166, 454, 468, 146, '#3A2B5C'),
    rect(166, 454, 468, 10, '#E8B58C'),

    // A student at a desk under the lamp
    lamp(canvas, 330, 168),
    rect(270, 224, 110, 8, WOOD),
    stroke('M278 232V286M372 232V286', WOOD, 6),
    rect(318, 196, 44, 28, '#33424F'),
    path('M324 201h32v18h-32z', '#BFE3E0'),
    shelf(180, 176, ['#C8402C', '#2F7A73', '#EDB046', '#3A5F94', '#EBA0B0']),
    sitter(250, 286, '#2F6F8F', '#2A1F28', '#E2A57F'),
    // Someone cooks noodles
    rect(520, 222, 104, 66, '#FFF1E4'),
    rect(514, 216, 116, 8, '#6B5A8C'),
    path('M542 216v-20h44v20z', '#F2B843'),
    stroke('M534 200h60', '#C07F35', 5),
    roundStroke('M552 190q-8-14 0-24M574 190q8-14 0-24', '#FFF8EA', 4, { opacity: 0.8 }),
    rect(520, 150, 104, 34, '#E8A27C'),
    figure(486, 288, 122, palette.red, '#2B3F5C', {
      hair: 'curly',
      hairColor: '#3A2430',
      skin: '#B9764F',
      near: [0.38, 0.62],
      far: [0.3, 0.56],
    }),
    rect(420, 158, 44, 60, '#FFF6E3'),
    path('M424 162h36v52h-36z', palette.sky[1]),
    stroke('M442 162v52', '#FFF6E3', 3),
    // Two bunks
    stroke('M188 322V444M364 322V444', WOOD, 9),
    rect(186, 362, 182, 10, WOOD),
    rect(186, 420, 182, 12, WOOD),
    path('M192 346h160q8 0 8 16H192z', '#3E7F86'),
    rect(194, 346, 40, 12, '#FFF6E3', { rx: 6 }),
    path('M192 404h160q8 0 8 16H192z', palette.gold),
    rect(194, 404, 40, 12, '#FFF6E3', { rx: 6 }),
    ellipse(226, 340, 14, 12, '#3A2430'),
    path('M236 344q50-18 110-2v10H236z', '#3E7F86'),
    stroke('M380 330V440M392 330V440M380 350h12M380 374h12M380 398h12M380 422h12', '#E8B58C', 4),
    // Friends around a low table
    lamp(canvas, 520, 326),
    sitter(446, 444, '#EBA0B0', '#1E1A26', '#E2A57F'),
    sitter(596, 444, '#2F8A74', '#6B4028', '#C98A64', -1),
    rect(474, 412, 94, 9, WOOD),
    stroke('M484 420V444M558 420V444', WOOD, 6),
    path('M496 412q2-16 22-16t22 16z', '#33424F'),
    ellipse(518, 397, 18, 5, '#E2693F'),
    circle(554, 406, 6, '#FFF6E3'),

    // Street door, steps, sign, cat
    rect(356, 490, 88, 110, '#2F5F66'),
    path('M356 490h40v110h-40z', '#3F7F86'),
    circle(430, 548, 5, palette.gold),
    rect(346, 472, 108, 12, palette.gold),
    rect(206, 492, 100, 60, '#FFD98E'),
    rect(494, 492, 100, 60, '#FFD98E'),
    stroke('M256 492v60M544 492v60M206 522h100M494 522h100', '#3A2B5C', 5),
    rect(462, 560, 36, 40, '#C8402C'),
    stroke(hangul('방', 468, 568, 22), '#FFF8EA', 4),
    path('M336 586H464L476 600H324z', '#C9B9B0'),
    cat(330, 598, 40, '#E59A4A', '#B96A2C'),

    // Roof: water tank, laundry, chillies that dry, the landlady
    path('M560 116V70q0-14 34-14t34 14v46z', '#3E7F86'),
    path('M602 56q26 2 26 14v46h-26z', '#2B5E68'),
    stroke('M196 116V56M420 116V56M196 62Q308 84 420 62', '#F6E3D0', 4),
    path('M226 68h36v40h-36z', '#FFF6E3'),
    path('M274 74h30v30h-30z', palette.gold),
    path('M316 76l36-2v44l-36-4z', '#3E7F86'),
    path('M364 72h30l4 34h-36z', '#EBA0B0'),
    figure(462, 116, 86, '#B5527A', '#5A3F78', {
      hair: 'bun',
      hairColor: '#E8E4E4',
      clothes: 'skirt',
      facing: 'left',
      near: [0.44, 0.66],
      far: [0.3, 0.7],
    }),
    ellipse(520, 114, 32, 7, '#C98B4B'),
    path(
      range(7).map((i) => placePath('M0 0q8-6 14 0q-6 5-14 0z', 494 + i * 7, 110 - (i % 2) * 4)),
      palette.red,
    ),
  );
}

/** A lit room from the front. (x, y) = its top left corner. */
function room(x: number, y: number, wall: Color, floor: Color): Markup[] {
  const { width, height } = ROOM;
  return [
    rect(x, y, width, height, wall),
    path(pen`M${x + width * 0.66} ${y}H${x + width}V${y + height}H${x + width * 0.8}z`, '#6A3B6C', {
      opacity: 0.16,
    }),
    rect(x, y + height - 10, width, 10, floor),
    rect(x, y + height, width + 12, 8, '#E8B58C'),
  ];
}

function lamp(canvas: Parameters<typeof glow>[0], x: number, y: number): Markup {
  return [
    circle(x, y + 6, 70, glow(canvas, '#FFC766', 0.7)),
    stroke(pen`M${x} ${y - 30}v20`, '#3A2458', 3),
    path(placePath('M-22 4L-10-12H10L22 4z', x, y), '#FFF3CF'),
  ];
}

function shelf(x: number, y: number, colors: readonly Color[]): Markup {
  return [
    rect(x, y + 34, 70, 5, WOOD),
    colors.map((color, i) =>
      rect(x + 4 + i * 12, y + 4 + (i % 3) * 5, 10, 30 - (i % 3) * 5, color),
    ),
  ];
}

/** Someone on the floor or a stool, seen from the side. (x, y) = on the floor below them. */
function sitter(x: number, y: number, top: Color, hair: Color, skin: Color, side = 1): Markup {
  const at = drawAt(x, y, side, 1);
  return [
    at.path('M-20-4Q-24-34-8-34L30-30Q40-28 40-14V0H-16z', '#33424F'),
    at.path('M-18-30Q-24-78-2-80Q20-80 18-30Q0-24-18-30z', top),
    at.roundStroke('M2-68Q14-44 34-50', top, 12),
    circle(x + 38 * side, y - 51, 6, skin),
    ellipse(x + 2 * side, y - 94, 14, 16, skin),
    at.path('M-14-90C-20-120 16-122 16-102Q2-104 0-94Q-2-84-10-82z', hair),
  ];
}
