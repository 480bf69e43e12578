// Dongdaemun after midnight: Heunginjimun lit gold, the fashion towers behind it, and at its foot the wholesale street with rails, bales on barrows and rolls of cloth.
import { range } from '../../lib/math.ts';
import { circlePath, pen } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { clothesRail, type Garment } from '../../motifs/clothes.ts';
import { hallWall } from '../../motifs/hall.ts';
import { hangul } from '../../motifs/hangul.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { glow, skyPaint, stars } from '../../motifs/light.ts';
import { neonSign } from '../../motifs/neon.ts';
import { person } from '../../motifs/person.ts';
import { deliveryRider } from '../../motifs/traffic.ts';
import { TRAVELLER, walker } from '../../motifs/walker.ts';

const palette = palettes.night;
const VIOLET = {
  sky: ['#170F38', '#2C1B5E', '#553080', '#8A4A8C'] as const,
  far: '#3A2668',
  near: '#271A4C',
  street: '#1B1338',
};
const gate = {
  ...hanokColors(palettes.dusk),
  roof: '#3F4A66',
  roofDeep: '#262D48',
  plaster: '#F6D9A0',
  lit: '#FFD98F',
  red: '#C8472F',
  redLight: '#F08A4A',
  under: '#5A2A2C',
};
const CLOTHES: readonly Garment[] = ['coat', 'dress', 'shirt', 'trousers', 'dress'];
const COLORS = ['#E2553F', '#F2B843', '#36A09A', '#F3A9C0', '#5B7FD0', '#FFF1D6', '#9A63B8'];

export const scene = defineScene({ title: 'Dongdaemun', seed: 41, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, { sky: VIOLET.sky }, [0, 0.25, 0.5, 0.75])));
  canvas.add(roundStroke(stars(4, 36, 0, 0, 800, 180), palette.lit, 2, { opacity: 0.6 }));

  // Fashion towers: x, top, width, colour of their edges, sign
  const towers = [
    [56, 120, 130, palette.cyan, '밀리오레'],
    [536, 46, 150, palette.gold, '두타'],
    [700, 150, 120, palette.accent, '쇼핑몰'],
    [-20, 190, 96, palette.accent, ''],
  ] as const;
  for (const [x, top, width, color, word] of towers) {
    canvas.add(
      rect(x, top, width, 330, VIOLET.far),
      rect(x + width * 0.7, top, width * 0.3, 330, VIOLET.near),
    );
    const rows = range(15).map((row) => pen`M${x + 12} ${top + 24 + row * 20}H${x + width * 0.66}`);
    canvas.add(stroke(rows, '#FFDFA3', 7, { 'stroke-dasharray': '7 8 7 8 7 22', opacity: 0.6 }));
    canvas.add(stroke(pen`M${x} 440V${top}H${x + width}V440`, color, 4));
    if (word)
      canvas.add(
        neonSign(word, x + width - 52, top + 34, {
          color,
          board: palette.ink,
          size: 30,
          tube: 3.2,
        }),
      );
  }
  canvas.add(
    circle(578, 96, 24, '#FFF1CF'),
    roundStroke('M578 82V97L590 103', palette.ink, 3.4),

    // Light under the gate
    canvas.grain(
      ellipse(356, 330, 330, 190, glow(canvas, '#FFB95C', 1)),
      rect(0, 300, 800, 130, canvas.fade('#B5567E', 'up', 0.8)),
    ),

    // Heunginjimun: arch, two storeys of roof, the half-moon wall in front
    path('M200 436L222 330H478L500 436z', '#D9A868'),
    path('M430 330H478L500 436H446z', '#8C5C50'),
    path('M312 436V382a38 38 0 0 1 76 0V436z', '#3A1E2E'),
    stroke(
      'M216 356H484M210 382H302M398 382H490M206 408H302M398 408H494M250 330v26M296 356v26M420 356v26M456 382v26M262 382v26M232 408v28M440 408v28',
      '#A26E4E',
      2,
    ),
    hallWall(350, 292, 218, 40, 5, gate, { band: 0.34 }),
    hanokRoof(350, 244, 316, 50, gate, { skirt: true, ridge: 0.64, lift: 0.3 }),
    hallWall(350, 212, 186, 36, 5, gate, { band: 0.36 }),
    hanokRoof(350, 146, 286, 68, gate, { ridge: 0.52, lift: 0.26 }),
    path('M96 446V398Q96 372 150 374C226 380 262 410 268 446z', '#C08E5C'),
    path('M150 374C226 380 262 410 268 446H226C220 414 190 386 150 374z', '#7E5250'),
    stroke('M98 394Q120 376 150 380C214 386 250 412 258 440', '#F0C888', 8, {
      'stroke-dasharray': '12 7',
    }),

    // The wholesale street: stalls under bulbs
    path('M-10 436H810V610H-10z', VIOLET.street),
    canvas.grain(
      ellipse(400, 470, 430, 110, glow(canvas, '#FFB95C', 0.9)),
      rect(0, 436, 800, 40, canvas.fade('#8A4A8C', 'down', 0.7)),
    ),
    rect(516, 350, 290, 106, '#FFD98F'),
    rect(516, 336, 290, 26, '#B8352B'),
    stroke(hangul('도매시장', 548, 340, 17, { gap: 1.1 }), '#FFF1CF', 3),
    clothesRail(530, 374, 262, 68, CLOTHES, COLORS, '#5A3A40', 8),
    rect(516, 446, 290, 14, '#7A4A48'),
    clothesRail(12, 392, 84, 60, ['dress', 'coat'], COLORS, '#F0C888', 3),
  );

  // Bulbs over the street
  const cords = 'M-10 214Q110 300 206 306M498 306Q560 312 640 300T810 260';
  canvas.add(
    stroke(cords, palette.ink, 3),
    roundStroke(
      'M40 250h0M90 280h0M146 298h0M540 310h0M590 309h0M650 299h0M716 286h0M776 270h0',
      '#FFF1CF',
      12,
    ),
  );

  // A porter with his barrow of bales, a scooter loaded high, buyers, rolls of cloth
  const dark = '#0D0924';
  canvas.add(
    walker(148, 520, 112, '#36A09A', '#26365E', { head: 'cap', hat: '#C8472F', shadow: dark }),
    roundStroke('M166 466L226 506', '#8E93A8', 5),
    path('M196 500H372V508H196z', '#8E93A8'),
    path(circlePath(228, 516, 12) + circlePath(346, 516, 12), dark),
    bale(238, 500, 52, '#5B7FD0'),
    bale(290, 500, 56, '#36A09A'),
    bale(344, 500, 50, '#9A63B8'),
    bale(264, 448, 48, '#E2873F'),
    bale(318, 446, 50, '#E2553F'),
    deliveryRider(
      660,
      528,
      118,
      { box: '#F2B843', jacket: '#3D4F8C', helmet: '#E2553F', scooter: palette.shade },
      -1,
    ),
    bale(698, 432, 46, '#9A63B8'),
    walker(440, 512, 108, '#F3A9C0', '#3A2668', {
      clothes: 'coat',
      head: 'long',
      bag: '#FFF1D6',
      shadow: dark,
    }),
    walker(548, 506, 104, '#FFF1D6', '#5B7FD0', {
      ...TRAVELLER,
      facing: -1,
      bag: '#36A09A',
      shadow: dark,
    }),
    person(500, 500, 100, '#E2553F', '#26204A', { hair: '#8B8590' }),
  );
  const rolls = [
    [40, 596, '#E2553F'],
    [94, 600, '#F2B843'],
    [148, 604, '#36A09A'],
    [120, 560, '#F3A9C0'],
    [66, 556, '#5B7FD0'],
    [640, 600, '#9A63B8'],
    [700, 598, '#E2873F'],
    [756, 596, '#36A09A'],
    [728, 560, '#FFF1D6'],
  ] as const;
  for (const [x, y, color] of rolls)
    canvas.add(
      circle(x, y, 29, color),
      stroke(circlePath(x, y, 20) + circlePath(x, y, 11), palette.ink, 2.4, { opacity: 0.35 }),
      circle(x, y, 5, '#6B4A3C'),
    );
}

/** A tied bundle of clothes. (x, y) = middle of its foot. */
function bale(x: number, y: number, width: number, color: string): string {
  const at = drawAt(x, y, width);
  return (
    at.path('M-.46 0Q-.56-.8-.34-.94H.34Q.56-.8 .46 0z', color) +
    at.path('M.14 0Q.24-.6 .12-.94H.34Q.56-.8 .46 0z', '#1A1030', { opacity: 0.28 }) +
    at.stroke('M-.5-.46H.5M-.1-.94Q-.16-.4-.1 0', '#FFF1D6', 2)
  );
}
