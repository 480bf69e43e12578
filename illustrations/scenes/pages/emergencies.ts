// Emergencies: a quiet street at night with help awake: the lit window of a pharmacy, 약국, where a grandmother gets
// her medicine, and a parked ambulance of the 119.
import { range } from '../../lib/math.ts';
import { pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { figure } from '../../motifs/figure.ts';
import { shelf } from '../../motifs/goods.ts';
import { hangul } from '../../motifs/hangul.ts';
import { glow, skyPaint, stars } from '../../motifs/light.ts';
import { neon } from '../../motifs/neon.ts';
import { skyline } from '../../motifs/skyline.ts';

const palette = palettes.night;
const GOODS = ['#2F8C8C', '#E6483F', '#FFFAEE', '#5B7FA8'];
const GREEN = '#3FBF8A';

export const scene = defineScene({
  title: 'A pharmacy and an ambulance at night',
  seed: 97,
  safe: [140, 0, 600, 600],
  draw,
});

function draw(canvas: Canvas): void {
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.3, 0.6, 0.8])));
  canvas.add(roundStroke(stars(5, 50, 0, 0, 800, 160), palette.sun, 2.6));
  const city = skyline(21, 430, [140, 270], [46, 86], {
    windows: { width: 5, stepX: 12, stepY: 17, lit: 0.2 },
  });
  canvas.add(
    path(city.bodies, palette.ridge[1]),
    stroke(city.windows, palette.gold, 7, { opacity: 0.8 }),
    canvas.grain(rect(0, 240, 800, 200, canvas.fade(palette.ridge[2], 'up'))),

    // The pharmacy
    rect(70, 120, 400, 350, '#24407A'),
    rect(400, 120, 70, 350, '#1B3466'),
    rect(58, 104, 424, 20, '#385E97'),
    rect(96, 150, 348, 74, '#0B2A33', { rx: 8 }),
    neon(hangul('약국', 218, 162, 48, { gap: 0.4 }), GREEN, 6),
    path(placePath('M-8-24H8V-8H24V8H8V24H-8V8H-24V-8H-8z', 148, 187), GREEN),
    rect(96, 244, 236, 190, '#FFE9B8'),
    rect(350, 244, 94, 226, '#F6D79A'),
  );
  // Drawers, shelf, the counter
  for (const row of range(2)) canvas.add(shelf(104, 292 + row * 40, 220, 26, GOODS, row));
  canvas.add(
    figure(170, 468, 172, '#FFFFFF', '#2A4173', {
      hair: 'bob',
      near: [0.34, 0.6],
      far: [0.24, 0.56],
    }),
    rect(96, 400, 132, 34, '#E2B45C'),
    rect(96, 394, 140, 10, '#FFF3D6'),
    figure(300, 470, 150, '#B5527A', '#5A3F78', {
      hair: 'bun',
      hairColor: '#E8E4E4',
      clothes: 'skirt',
      facing: 'left',
      near: [0.26, 0.58],
      far: [0.14, 0.5],
    }),
    rect(90, 434, 248, 40, '#12254E'),
    rect(228, 366, 30, 36, '#FFFFFF'),
    stroke(hangul('약', 236, 376, 15), '#2F8C6C', 3.4),
    stroke('M96 244H332V434H96zM350 470V244H444V470M214 244V434M397 244V470', '#12254E', 6),
    rect(384, 350, 6, 40, palette.gold),

    // Street, wet and calm
    rect(0, 470, 800, 130, palette.ridge[4]),
    rect(0, 470, 800, 14, '#385E97'),
    path('M96 484H332L370 600H50zM350 484h94l56 116H390z', '#FFDFA3', { opacity: 0.3 }),
    roundStroke('M226 512h120M180 540h90M300 566h130M120 580h90', GREEN, 4, { opacity: 0.5 }),
    circle(640, 120, 150, glow(canvas, '#FFE9B8', 0.5)),
    stroke('M640 476V96q0-20-24-20h-26', '#0B1939', 9),
    path('M564 70h44l8 18h-60z', '#FFF1CF'),
    canvas.grain(rect(0, 484, 800, 116, canvas.fade('#070F26', 'up', 0.8))),
    ambulance(),
    neighbour(),
  );
}

/** An ambulance of the 119 with its rear to the pharmacy, lamp on. */
function ambulance(): Markup {
  const one = 'M4 10L16 0V44';
  const nine = 'M26 14a12 13 0 1 0-24 0a12 13 0 1 0 24 0V20Q26 40 8 44';
  const at = (data: string, x: number) => placePath(data, x, 412, 1);
  return [
    ellipse(624, 540, 190, 14, '#070F26', { opacity: 0.8 }),
    path('M450 356q0-16 16-16H690Q716 340 730 372L760 436Q780 442 780 466V522H450z', '#F8EFE0'),
    path('M450 486H780V522H450z', '#C9B9B0'),
    path('M450 470H776V490H450z', palette.red),
    path('M690 358q16 0 24 18l26 58H680V358z', '#12254E'),
    path('M690 358q16 0 24 18l8 18L680 424V358z', '#3A5A94'),
    rect(474, 362, 74, 40, '#12254E', { rx: 5 }),
    path('M474 362h74l-50 40h-24z', '#FFE9B8', { opacity: 0.8 }),
    roundStroke(at(one, 574) + at(one, 604) + at(nine, 634), palette.red, 9, {
      'stroke-linejoin': 'round',
    }),
    stroke(hangul('구급', 476, 418, 32, { gap: 0.3 }), palette.red, 5.4),
    rect(560, 322, 66, 20, palette.red, { rx: 8 }),
    path('M560 322h26v20h-18q-8 0-8-8z', '#FF9A8A'),
    [530, 712].map((x) => [circle(x, 522, 29, '#070F26'), circle(x, 522, 12, '#8FA3C8')]),
    rect(766, 452, 14, 18, '#FFF1CF', { rx: 4 }),
    roundStroke('M680 440h-14', '#A8988E', 5),
  ];
}

/** Someone of the neighbourhood who passes with a dog. */
function neighbour(): Markup {
  return [
    figure(404, 566, 176, '#5B7FA8', '#1B2C55', {
      hair: 'short',
      clothes: 'walking',
      near: [0.16, 0.48],
    }),
    stroke(pen`M436 482Q462 500 478 530`, '#FFCB6B', 2.4),
    path(
      'M470 536q4-14 20-12l20-2l10-14l6 12l10 4q-4 10-14 8l-4 14l6 18h-8l-8-16h-18l-8 16h-8l2-20z',
      '#E59A4A',
    ),
    roundStroke('M470 536q-8-4-6-14', '#E59A4A', 5),
  ];
}
