// Phone, money, apps: both hands at the door of a convenience store by night: a map on the phone, a transport card;
// behind, the lit shop with its cash machine.
import { mix } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { shelf } from '../../motifs/goods.ts';
import { forearm } from '../../motifs/hands.ts';
import { hangul } from '../../motifs/hangul.ts';
import { neonSign } from '../../motifs/neon.ts';
import { roundedPath, transportCard, writing } from '../../motifs/papers.ts';
import { skyline } from '../../motifs/skyline.ts';

const palette = palettes.night;
const SKIN = '#C98A64';
const GOODS = ['#E6483F', '#2F8C8C', '#FFCB6B', '#5B7FA8', '#FF6F91'];
const ARM = { skin: SKIN, sleeve: '#E6483F', wrist: 62, reach: 0.55 };

export const scene = defineScene({
  title: 'A phone and a transport card in front of a convenience store',
  seed: 73,
  precision: 1,
  draw,
});

function draw(canvas: Canvas): void {
  // Street by night
  canvas.add(rect(0, 0, 800, 600, palette.sky[1]));
  const city = skyline(12, 420, [160, 330], [50, 90], {
    windows: { width: 7, stepX: 15, stepY: 20, lit: 0.3 },
  });
  canvas.add(
    path(city.bodies, palette.ridge[2]),
    stroke(city.windows, palette.gold, 8, { opacity: 0.7 }),
    // The shop
    rect(40, 130, 520, 350, '#F6E7C8'),
    rect(40, 96, 520, 64, '#2F8C8C'),
    rect(40, 140, 520, 10, '#FF6F91'),
    stroke(hangul('편의점', 70, 106, 28, { gap: 0.4 }), '#FFF8EA', 5),
  );
  for (const row of range(3)) canvas.add(shelf(60, 250 + row * 70, 300, 36, GOODS, row));
  canvas.add(
    rect(404, 196, 124, 290, '#2A4173'),
    rect(418, 212, 96, 40, '#FFCB6B'),
    stroke(hangul('현금', 436, 220, 24), '#12254E', 4),
    rect(422, 268, 88, 62, '#63DCE0'),
    rect(428, 346, 76, 12, '#0B1939'),
    rect(428, 374, 76, 44, '#5B7FA8'),
    stroke(rectPath(40, 160, 350, 326), '#2A4173', 9),
    stroke('M216 160V486', '#2A4173', 7),
    rect(0, 480, 800, 120, palette.ridge[4]),
    path('M40 486H560L640 600H0z', '#FFDFA3', { opacity: 0.24 }),
    canvas.grain(
      rect(0, 300, 800, 300, canvas.fade(palette.ridge[4], 'up')),
      rect(420, 0, 380, 600, canvas.fade(palette.ridge[4], 'left', 0.8)),
    ),
    neonSign('카페', 650, 90, { color: palette.accent, board: '#0B1939', size: 38, tube: 5 }),
    neonSign('노래방', 726, 150, { color: '#63DCE0', board: '#0B1939', size: 30, tube: 4 }),

    // Left hand with the phone
    forearm([180, 640], [262, 470], ARM),
    path(
      'M206 486Q196 330 250 330H380Q400 470 330 520Q250 560 206 486z',
      mix(SKIN, '#3A1430', 0.22),
    ),
    group(
      { transform: 'translate(222 92)rotate(-6)' },
      phone(canvas.clip(roundedPath(206, 392, 16))),
    ),
    roundStroke(
      'M432 250Q462 262 446 282M440 306Q470 318 454 338M448 362Q476 374 460 392M452 414Q476 426 462 440',
      SKIN,
      30,
    ),
    roundStroke('M214 470Q196 400 240 362', SKIN, 40),
    path('M230 344q12-12 22 0q2 14-10 18q-14-4-12-18z', mix(SKIN, '#FFF8EA', 0.4)),

    // Right hand with the card
    forearm([760, 640], [640, 500], ARM),
    path('M560 470Q610 420 670 456Q700 500 650 540Q590 560 560 470z', mix(SKIN, '#3A1430', 0.22)),
    transportCard([478, 352, 12], '#0B1939'),
    roundStroke('M660 500Q640 462 606 446', SKIN, 38),
    path('M590 432q16-8 24 4q0 14-12 16q-14-6-12-20z', mix(SKIN, '#FFF8EA', 0.4)),
  );
}

/** A phone with a map: the way to a pin, and a bus that goes there. */
function phone(screen: string): Markup {
  return [
    path(roundedPath(222, 408, 26), '#0B1939', { opacity: 0.55, transform: 'translate(14 18)' }),
    path(roundedPath(222, 408, 26), '#17202E'),
    group(
      { 'clip-path': screen, transform: 'translate(8 8)' },
      rect(0, 0, 206, 392, '#DCE8DA'),
      path('M0 250Q70 210 110 250T206 230V310Q120 330 90 300T0 320z', '#8FC7D6'),
      path('M120 70h70v60h-70zM16 150h56v52H16z', '#A9CF9F'),
      stroke('M-10 130H220M90-10V400M-10 220L220 90M150 60V330', '#FFFFFF', 12),
      roundStroke('M46 350L90 312V178L150 144V110', '#2F6FE0', 9, { 'stroke-linejoin': 'round' }),
      circle(46, 350, 11, '#FFFFFF', { stroke: '#2F6FE0', 'stroke-width': 6 }),
      path('M150 116C124 84 124 48 150 48S176 84 150 116z', '#E6483F'),
      circle(150, 76, 10, '#FFF8EA'),
      rect(12, 14, 182, 34, '#FFFFFF', { rx: 17 }),
      stroke(hangul('서울역', 28, 23, 14), '#17202E', 2.8),
      rect(86, 300, 116, 80, '#FFFFFF', { rx: 12 }),
      rect(98, 314, 34, 24, '#2F8C8C', { rx: 5 }),
      stroke(writing(142, 320, [48, 34], 14) + writing(98, 362, [90], 1), '#8FA6AE', 6),
    ),
  ];
}
