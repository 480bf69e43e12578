// Hongdae: buskers in a ring of light before a wall painted with a tiger in headphones, between exit 9 of the subway and the gate building of Hongik University.
import { type Color, mix } from '../../lib/color.ts';
import { pointOnCurve, range } from '../../lib/math.ts';
import { circlePath, pen, placePath, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { glow, skyPaint, stars } from '../../motifs/light.ts';
import { neonSign } from '../../motifs/neon.ts';
import { skyline } from '../../motifs/skyline.ts';
import { grandmother, walker, walkersWith } from '../../motifs/walker.ts';

const palette = palettes.dusk;
const TEAL = '#37B5B0';
/** Foot of the mural wall, and middle of the stage. */
const PAVEMENT = 438;
const STAGE = 408;
const WALL = { left: 176, right: 640, top: 92 };

export const scene = defineScene({ title: 'Buskers in Hongdae', seed: 21, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  // Sky after sunset
  canvas.add(rect(0, 0, 800, PAVEMENT, skyPaint(canvas, palette, [0, 0.34, 0.72, 1])));
  canvas.add(roundStroke(stars(6, 26, 0, 0, 800, 90), palette.lit, 1.8, { opacity: 0.8 }));

  // Houses far behind
  const far = skyline(12, 430, [150, 330], [40, 78], {
    windows: { width: 6, stepX: 13, stepY: 17, lit: 0.34 },
  });
  canvas.add(
    path(far.bodies, palette.ridge[2]),
    path(far.sides, palette.ridge[3], { opacity: 0.7 }),
    canvas.grain(rect(0, 180, 800, 260, canvas.fade(palette.ridge[0], 'up', 0.8))),
    stroke(far.windows, palette.gold, 7, { opacity: 0.9 }),

    // Painted wall
    mural(canvas),

    // Exit 9 under a music club on the left, the gate building of the university on the right
    rect(0, 54, 178, 384, '#43264F'),
    rect(124, 54, 54, 384, '#341C44'),
    rect(0, 46, 178, 10, '#8A4668'),
    stroke(
      range(5).map((i) => `M0 ${94 + i * 40}h178`),
      '#341C44',
      1.5,
    ),
    neonSign('라이브', 118, 88, { color: palette.accent, board: palette.ink, size: 32, tube: 3 }),
    neonSign('타로', 38, 116, { color: palette.gold, board: palette.ink, size: 22, tube: 2.2 }),
    rect(12, 300, 156, 138, '#1B1740'),
    path('M24 438L52 318H130L156 438z', '#FFD9A0'),
    stroke('M30 420H150M36 398H146M40 376H142M46 354H138M50 334H134', '#B9688A', 4),
    rect(4, 268, 172, 40, '#F4E4C8'),
    circle(28, 288, 15, '#3FA45B'),
    roundStroke('M34 284a6 6 0 1 0 -6 6q6 0 6-6q0 9-8 12', '#FFF8EA', 3),
    stroke(hangul('홍대입구역', 52, 278, 18, { gap: 0.28 }), palette.ink, 2.8),
    universityGate(canvas),
  );

  // Pavement and the ring of light on it
  const pavement = canvas.linearGradient({ 0: '#4A2A5E', 1: '#1A1438' });
  const joints = range(13).map(
    (i) => pen`M${STAGE + (i - 6) * 70} ${PAVEMENT}L${STAGE + (i - 6) * 150} 600`,
  );
  const light = canvas.radialGradient({
    0: ['#FFCF8A', 1],
    0.55: ['#F08A5C', 0.75],
    1: ['#C8527A', 0],
  });
  canvas.add(
    rect(0, PAVEMENT, 800, 162, pavement),
    stroke([joints, 'M0 462h800M0 496h800M0 544h800'], palette.ink, 1.2, {
      opacity: 0.45,
    }),
    canvas.grain(ellipse(STAGE, 500, 360, 74, light)),

    // The band and its things
    speaker(210, 470, 74),
    speaker(606, 470, 74),
    drummer(298, 476),
    player(524, 496, 178, {
      top: TEAL,
      legs: '#241A48',
      hair: '#2A1830',
      hat: '#F4E4C8',
      guitar: '#E2493F',
      bass: true,
    }),
    player(STAGE, 508, 190, {
      top: '#F3C04F',
      legs: '#2C3E78',
      hair: '#3A1E2C',
      guitar: '#C9702F',
    }),
    microphone(STAGE - 34, 512, 168),
    guitarCase(430, 540),

    // Lamps over the street
    lamps(canvas),
  );

  // Who stops to listen: pupils, a grandmother with her trolley, a traveller, a child on the shoulders
  const listener = walkersWith({ still: true, shadow: '#140E2E' });
  canvas.add(
    listener(52, 556, 132, '#26204A', '#7A2F4C', {
      clothes: 'skirt',
      head: 'long',
      backpack: palette.gold,
    }),
    listener(116, 574, 134, '#26204A', '#3A3560', { backpack: TEAL, raised: '#FFE3A0' }),
    listener(208, 590, 124, '#8C4A7C', '#3A2A5C', {
      ...grandmother('#F4E4C8', '#B8AEB8'),
      trolley: '#E2493F',
    }),
    listener(622, 584, 140, palette.gold, '#2C3E78', {
      head: 'curls',
      skin: '#9C6240',
      facing: -1,
      backpack: '#3F8C6E',
      raised: '#9CE6E0',
    }),
    listener(752, 566, 136, '#3F7E86', '#241A48', { facing: -1 }),
    walker(748, 476, 76, '#F3A9C0', '#FFF0DC', { facing: -1, head: 'bun', still: true }),
    listener(690, 574, 130, '#F4E4C8', '#7A2F4C', {
      facing: -1,
      head: 'long',
      clothes: 'coat',
      bag: '#E2493F',
    }),
  );
}

/** Hongmungwan, the slab with the great opening through which one enters Hongik University. */
function universityGate(canvas: Canvas): Markup {
  const light = canvas.linearGradient({ 0: '#C8527A', 1: '#FFC98A' });
  return [
    path('M640 120H800V438H640z', '#B98AA0'),
    path('M640 120H660V438H640z', '#F3C9A8'),
    rect(676, 222, 124, 216, light),
    path('M676 222H692V438H676z', '#6A3B6C'),
    path('M700 438V330H740V300H800V438z', '#7B4384'),
    stroke(
      'M708 350h26M708 372h26M708 394h26M750 320h50M750 346h50M750 372h50M750 398h50',
      '#FFD9A0',
      7,
      { 'stroke-dasharray': '8 7' },
    ),
    stroke('M668 150h132M668 204h132', '#6A3B6C', 9, { 'stroke-dasharray': '15 8' }),
    stroke(hangul('홍익대학교', 672, 168, 17, { gap: 0.3 }), '#2A1A48', 3.4),
    path('M676 438L692 424H800V438z', '#F3C9A8'),
  ];
}

/** The painted wall: a folk tiger with headphones, sun rays, sound waves, the district's name. */
function mural(canvas: Canvas): Markup {
  const { left, right, top } = WALL;
  const width = right - left;
  const [x, y] = [408, 262];
  const rays = range(9).map((i) => {
    const angle = Math.PI * (1 + (i * 2) / 18 + 1 / 72);
    const next = angle + Math.PI / 18;
    const end = (a: number) => pen`L${x + Math.cos(a) * 420} ${y + Math.sin(a) * 420}`;
    return pen`M${x} ${y}${end(angle)}${end(next)}Z`;
  });
  const at = drawAt(x, y, 1.12);
  const both = (data: string) => at.data(data) + placePath(data, x, y, -1.12, 1.12);
  const name = (nameY: number) => hangul('홍', 196, nameY, 60) + hangul('대', 552, nameY, 60);
  const clip = canvas.clip(rectPath(left, top, width, PAVEMENT - top));
  const head = 'M-92-8C-104-62-66-100 0-100S104-62 92-8C100 56 60 96 0 98S-100 56-92-8Z';
  return [
    `<g clip-path="${clip}">`,
    rect(left, top, width, PAVEMENT - top, '#2A6E86'),
    path(rays, '#3F97A0'),
    circle(x, y - 6, 146, '#F6C65B'),
    // Waves of sound like the waves of folk paintings
    range(5).map((i) =>
      path(
        `M${left + i * 116 - 60} 440a58 58 0 0 1 116 0zM${left + i * 116 - 2} 440` +
          `a58 58 0 0 1 116 0z`,
        i % 2 ? '#1D4F78' : '#28628C',
      ),
    ),
    stroke(
      range(9).map(
        (i) =>
          `M${left + i * 58 - 40} 440a38 38 0 0 1 76 0M${left + i * 58 - 20} 440` +
          `a18 18 0 0 1 36 0`,
      ),
      '#BFE3D6',
      3,
    ),
    // Tiger
    path(both('M-88-52C-112-92-96-122-70-112C-54-106-44-92-40-80Z'), '#E27A2E'),
    path(both('M-82-66C-94-90-86-102-72-98C-64-95-58-88-56-82Z'), '#7C2A3C'),
    at.path(head, '#F08C38'),
    at.path('M20-99C76-94 102-56 92-8C100 56 60 96 6 98C64 70 74-30 20-99Z', '#C9582C'),
    path(both('M-4 10C-30 0-66 18-62 52C-58 80-28 92-4 92Z'), '#FFF0D4'),
    path(
      both('M-8-98L0-58L2-98ZM-34-92L-16-62L-22-96ZM-100 10L-66 16L-98 24ZM-98 40L-62 38L-92 54Z'),
      '#2A1A3C',
    ),
    path(both('M-64-20C-60-46-20-46-16-18C-28-4-54-4-64-20Z'), '#FFE27A'),
    path(both('M-68-38C-56-58-28-56-18-44C-32-50-52-50-68-38Z'), '#2A1A3C'),
    path(circlePath(x - 44, y - 24, 12) + circlePath(x + 46, y - 24, 12), '#2A1A3C'),
    path(circlePath(x - 48, y - 29, 3.6) + circlePath(x + 42, y - 29, 3.6), '#FFF6E0'),
    at.path('M-20 8Q0 0 20 8Q16 26 0 32Q-16 26-20 8Z', '#D8456A'),
    at.roundStroke('M0 32V48M0 48Q-20 66-40 52M0 48Q20 66 40 52', '#2A1A3C', 4.4),
    roundStroke(both('M-34 40L-112 24M-34 50L-114 54M-32 60L-104 84'), '#FFF6E0', 2.4),
    // Headphones
    at.stroke('M-98 4C-116-150 116-150 98 4', '#E2493F', 15),
    at.stroke('M-92 0C-108-142 40-160 76-70', '#FF8A6B', 4),
    path(both('M-90-30h-20q-18 0-18 18v44q0 18 18 18h20z'), '#C8352F'),
    path(both('M-96-22h-10q-12 0-12 12v32q0 12 12 12h10z'), '#FFC766'),
    '</g>',
    // Evening on the upper wall and on its right part
    canvas.grain(
      rect(left, top, width, 170, canvas.fade('#2C1A58', 'down', 0.6)),
      rect(
        left + width * 0.66,
        top,
        width * 0.34,
        PAVEMENT - top,
        canvas.fade('#2C1A58', 'left', 0.6),
      ),
    ),
    // Name, sprayed
    roundStroke(name(150), '#1B3F66', 17, { 'stroke-linejoin': 'round' }),
    roundStroke(name(146), '#FF9DB4', 8, { 'stroke-linejoin': 'round' }),
    rect(left - 4, top - 8, width + 8, 9, '#C8627B'),
  ];
}

interface Player {
  top: Color;
  legs: Color;
  hair: Color;
  guitar: Color;
  hat?: Color;
  bass?: boolean;
}

/** Someone playing the guitar, faceless. (x, y) = between the feet. */
function player(x: number, y: number, height: number, look: Player): Markup {
  const at = drawAt(x, y, height / 100, -height / 100);
  const shade = mix(look.top, '#2A1248', 0.34);
  const skin = '#E5A57E';
  const neck = look.bass ? 'M4 55L46 74' : 'M4 56L38 70';
  return [
    at.path('M8-1L70-5L64-8L-6-2Z', '#3A1A48', { opacity: 0.6 }),
    at.path('M-11 50L-17 2H-7L0 36L8 2H18L11 50Z', look.legs),
    at.path('M0 46L8 2H18L11 50Z', mix(look.legs, '#120C28', 0.4)),
    at.path('M-19 3Q-19-1-14-1H-5V3ZM6 3V-1H16Q21-1 20 3Z', '#FFF0DC'),
    at.path('M-5 84C-15 83-19 79-18 70L-15 44H15L18 70C19 79 15 83 5 84Z', look.top),
    at.path('M2 84H5C15 83 19 79 18 70L15 44H4Z', shade),
    // Arm on the neck of the guitar, the guitar, arm over the strings
    at.roundStroke('M15 77L27 62L24 64', shade, height * 0.07, { 'stroke-linejoin': 'round' }),
    at.stroke(neck, '#5A2E2A', height * 0.032),
    at.path(
      look.bass
        ? 'M46 74l7 1l1 5l-9-1zM0 66C12 66 14 58 8 52C12 44 4 38-4 44C-14 36-24 46-18 54' +
            'C-24 62-12 66-8 60C-6 58-2 66 0 66Z'
        : 'M38 70l6 1l1 4l-8-1zM2 66C12 64 14 54 8 50C8 40-4 36-12 40C-24 42-26 56-16 60' +
            'C-10 62-8 68 2 66Z',
      look.guitar,
    ),
    at.path(
      look.bass
        ? 'M8 52C12 44 4 38-4 44C-10 39-16 40-18 46C-8 44 2 46 8 52Z'
        : 'M8 50C8 40-4 36-12 40C-17 41-20 44-21 47C-10 42 0 42 8 50Z',
      mix(look.guitar, '#2A1248', 0.35),
    ),
    look.bass
      ? ''
      : circle(x - (2 * height) / 100, y - (54 * height) / 100, height * 0.028, '#4A2420'),
    at.roundStroke('M-15 77L-25 62L-9 53', look.top, height * 0.075, {
      'stroke-linejoin': 'round',
    }),
    path(
      circlePath(x - height * 0.085, y - height * 0.53, height * 0.03) +
        circlePath(x + height * 0.25, y - height * 0.645, height * 0.03),
      skin,
    ),
    // Head
    at.path('M-3 90H3V82Q0 80-3 82Z', '#B97458'),
    ellipse(x, y - height * 0.93, height * 0.062, height * 0.076, skin),
    at.path('M1 100.6A6.2 7.6 0 0 0 1 85.4Q4 92 1 100.6Z', '#B97458'),
    look.hat
      ? at.path('M-8 96Q-7 104 0 104Q7 104 8 96ZM-8 96H-12Q-11 94-6 94.5H8V96Z', look.hat)
      : at.path(
          'M-7.5 90C-10 102-4 103 1 103C8 103 9 96 7 88C6 94 4 97 0 97.5C-4 98-6 96-7.5 90Z',
          look.hair,
        ),
  ];
}

/** A drummer behind a small kit. (x, y) = middle of the kit's foot. */
function drummer(x: number, y: number): Markup {
  const at = drawAt(x, y);
  const cymbal = (left: number, top: number) =>
    ellipse(x + left, y + top, 30, 5.5, '#F6C65B') +
    path(pen`M${x + left} ${y + top - 5.5}a30 5.5 0 0 1 0 11z`, '#C98A3A');
  return [
    at.stroke('M-62 0V-98M62 0V-104', '#20163E', 3),
    at.path('M-34-30C-40-90-30-112-8-116H10C30-112 40-90 34-30Z', '#E97C9B'),
    at.path('M4-116H10C30-112 40-90 34-30H10Z', '#A8487A'),
    at.roundStroke('M-28-100L-46-70L-34-62M28-100L48-76L40-66', '#C9587F', 13, {
      'stroke-linejoin': 'round',
    }),
    at.roundStroke('M-34-64L-16-84M40-68L22-84', '#F4E4C8', 3.4),
    at.path('M-5-122H5V-112H-5Z', '#B97458'),
    ellipse(x, y - 134, 12, 15, '#DE9C74'),
    at.path('M2-149a12 15 0 0 1 0 30q6-14 0-30z', '#B97458'),
    at.path('M-14-132C-18-160 18-160 14-130C10-142 2-146-6-144C-10-142-12-138-14-132Z', '#241428'),
    cymbal(-62, -98),
    cymbal(62, -104),
    at.path('M-70-62h44v24h-44zM28-62h44v24H28z', '#C8352F'),
    at.path('M-42-62h16v24h-16zM56-62h16v24H56z', '#8E2438'),
    ellipse(x - 48, y - 62, 22, 6, '#FFF0DC'),
    ellipse(x + 50, y - 62, 22, 6, '#FFF0DC'),
    at.stroke('M-64-38L-70 0M-32-38L-28 0M66-38L72 0M34-38L30 0', '#20163E', 3),
    circle(x, y - 32, 36, '#8E2438'),
    circle(x, y - 32, 31, '#FFF0DC'),
    at.path('M8-62A31 31 0 0 1 8-2Q24-32 8-62Z', '#DDBBA8'),
    roundStroke(hangul('음악', x - 20, y - 40, 17, { gap: 0.3 }), '#2A1A48', 2.8),
  ];
}

/** A loudspeaker on the ground. */
function speaker(x: number, y: number, height: number): string {
  return (
    rect(x - 24, y - height, 48, height, '#2A1C4C') +
    rect(x + 10, y - height, 14, height, '#170F33') +
    path(
      circlePath(x - 2, y - height * 0.32, 15) + circlePath(x - 2, y - height * 0.74, 9),
      '#5A3A74',
    ) +
    path(
      circlePath(x - 2, y - height * 0.32, 6) + circlePath(x - 2, y - height * 0.74, 4),
      '#170F33',
    ) +
    stroke(pen`M${x - 24} ${y}v${-height}h48`, '#F0A07A', 2)
  );
}

function microphone(x: number, y: number, height: number): string {
  return (
    stroke(
      pen`M${x - 16} ${y}L${x} ${y - 14}L${x + 16} ${y}M${x} ${y - 14}` +
        pen`V${y - height + 30}L${x + 20} ${y - height}`,
      '#20163E',
      3.4,
      { 'stroke-linejoin': 'round' },
    ) +
    roundStroke(pen`M${x + 15} ${y - height + 5}l4-4`, '#3A2A5C', 9) +
    stroke(pen`M${x + 10} ${y - height + 9}l2-2`, '#F4E4C8', 3)
  );
}

/** An open guitar case with the takings. */
function guitarCase(x: number, y: number): string {
  const at = drawAt(x, y);
  return (
    at.path(
      'M-70-8C-70-24-40-26-26-20C-10-26 10-20 14-14L74-16V0L14 2C6 10-14 10-26 4' +
        'C-40 12-70 8-70-8Z',
      '#20143A',
    ) +
    at.path(
      'M-62-8C-60-18-40-20-26-14C-12-20 4-16 10-10L68-11V-4L10-3C2 4-14 4-26-1C-40 5-62 2-62-8Z',
      '#B33A4C',
    ) +
    at.path('M-50-10l16-5l4 5l-16 5zM-8-10l14-3l3 5l-14 3z', '#8FD0A8') +
    path(
      circlePath(x - 22, y - 9, 3) + circlePath(x - 14, y - 4, 3) + circlePath(x + 24, y - 7, 3),
      palette.gold,
    )
  );
}

/** Lamps on a wire across the street. */
function lamps(canvas: Canvas): Markup {
  const shine = glow(canvas, '#FFD98C', 0.75);
  const wire = (i: number) =>
    i < 4
      ? pointOnCurve([-10, 30], [200, 90], [400, 66], (i + 0.4) / 4)
      : pointOnCurve([400, 66], [600, 42], [810, 26], (i - 3.6) / 4);
  return [
    stroke('M-10 30Q200 90 400 66T810 26', palette.ink, 2),
    range(7).map((i) => {
      const [x, y] = wire(i);
      return [
        circle(x, y + 14, 28, shine),
        stroke(pen`M${x} ${y - 1}v9`, palette.ink, 5),
        circle(x, y + 14, 7, '#FFF1C8'),
      ];
    }),
  ];
}
