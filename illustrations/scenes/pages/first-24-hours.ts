// The first 24 hours: three in the morning in a small hotel, wide awake: a visitor at the window with instant noodles, the
// suitcase open on the floor, Seoul asleep outside.
import { range } from '../../lib/math.ts';
import { pen, placePath, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { mountain, ridgePoints } from '../../motifs/land.ts';
import { nSeoulTower } from '../../motifs/landmarks.ts';
import { glow, stars } from '../../motifs/light.ts';
import { neonSign } from '../../motifs/neon.ts';
import { skyline } from '../../motifs/skyline.ts';
import { steam, steamPaint } from '../../motifs/tableware.ts';

const palette = palettes.night;
const SKIN = '#C98A64';

export const scene = defineScene({ title: 'Awake at night at a hotel window', seed: 137, draw });

function draw(canvas: Canvas): void {
  // Dark room, the wide window
  canvas.add(rect(0, 0, 800, 600, '#2A3358'));
  const glass = rectPath(60, 50, 560, 330);
  const hill = ridgePoints(9, 330, '210 120 170, 520 60 140', { from: 40, to: 640 });
  const city = skyline(33, 390, [60, 170], [34, 64], {
    windows: { width: 5, stepX: 12, stepY: 15, lit: 0.22 },
  });
  canvas.add(
    group(
      { 'clip-path': canvas.clip(glass) },
      rect(60, 50, 560, 340, palette.sky[0]),
      rect(60, 200, 560, 190, canvas.fade(palette.sky[2], 'up')),
      roundStroke(stars(7, 36, 70, 56, 610, 190), palette.sun, 3),
      circle(470, 116, 26, palette.sun),
      circle(481, 109, 23, palette.sky[0]),
      nSeoulTower(212, 214, 120, {
        lit: '#BFD0EC',
        shade: '#6C86B4',
        mast: '#BFD0EC',
        red: palette.red,
        window: palette.gold,
      }),
      mountain(hill, 390, palette.ridge[2]),
      path(city.bodies, palette.ridge[4]),
      stroke(city.windows, palette.gold, 6),
      neonSign('호텔', 566, 236, { color: palette.accent, board: '#0B1939', size: 24, tube: 3 }),
    ),
    stroke(glass, '#4A5A8C', 16),
    stroke('M340 50V380', '#4A5A8C', 10),
    rect(44, 380, 592, 18, '#5F70A6'),
    // Curtain, lamp, clock with three o'clock
    path('M586 30H700V430H620Q596 230 586 30z', '#8A4A78'),
    stroke('M616 30Q622 240 640 430M650 30Q654 240 664 430M684 30V430', '#6A3560', 6),
    rect(20, 22, 700, 12, '#6C86B4'),
    circle(736, 220, 190, glow(canvas, '#FFC766', 0.75)),
    path(placePath('M-44 34L-26-30H26L44 34z', 738, 196), '#FFE9B8'),
    path(placePath('M14-30H26L44 34H24z', 738, 196), '#F2B56E'),
    rect(733, 230, 10, 62, '#8A5A3C'),
    rect(690, 290, 120, 14, '#B9744A'),
    rect(704, 304, 106, 130, '#8A4F2E'),
    rect(690, 250, 40, 40, '#C8402C', { rx: 8 }),
    circle(710, 270, 14, '#FFF8EA'),
    roundStroke('M710 270v-11M710 270h9', '#17202E', 3),

    // Floor, bed, the rug of light
    rect(0, 420, 800, 180, '#3A2F5C'),
    path('M60 420H620L760 600H-40z', '#4F4A86', { opacity: 0.7 }),
    canvas.grain(rect(0, 400, 800, 200, canvas.fade('#0B1026', 'up', 0.8))),
    path('M560 452H820V570H548z', '#F3E3CF'),
    path('M556 478H820V580H540q-2-60 16-102z', '#3E7F86'),
    path('M556 478H820V506H552z', '#BFE3E0'),
    rect(672, 426, 128, 44, '#FFF8EA', { rx: 16 }),
    // Suitcase open on the floor
    path('M36 520H214L238 588H14z', '#C8402C'),
    path('M50 528H202L220 578H32z', '#3A1E2C'),
    path('M40 520L66 452H226L214 520z', '#9E2F24'),
    path('M56 514L76 462H214L204 514z', '#5A2430'),
    rect(62, 534, 52, 20, '#EDB046', { rx: 5 }),
    rect(118, 532, 40, 24, '#BFD6C7', { rx: 5 }),
    rect(160, 536, 36, 18, '#EBA0B0', { rx: 5 }),
    path('M60 558h80v14H54z', '#3A5F94'),
    rect(150, 560, 54, 12, '#F3EBDB'),

    // The visitor on a stool before the window, noodles on the sill
    ellipse(360, 576, 96, 14, '#0B1026', { opacity: 0.6 }),
    path('M310 470H404L416 574H402L392 486H322L312 574H298z', '#B9744A'),
    path('M300 478Q290 320 338 298H378Q424 318 412 478Q356 500 300 478z', '#EDB046'),
    path('M364 298H378Q424 318 412 478Q396 486 376 488Q400 380 364 298z', '#B9803A'),
    path(
      'M304 462Q300 500 330 502H404Q430 540 432 576H404Q396 536 372 528H310Q282 500 304 462z',
      '#33424F',
    ),
    path('M404 566h28q14 4 16 12h-44z', '#FFF8EA'),
    rect(344, 270, 28, 34, '#A86B4C'),
    ellipse(358, 246, 40, 46, SKIN),
    path('M394 240l12 14l-14 6z', SKIN),
    path(
      'M312 262C296 190 378 174 392 216Q372 220 366 240Q360 262 340 268Q338 292 330 300Q312 300 312 262z',
      '#3A2430',
    ),
    circle(306, 238, 24, '#3A2430'),
    roundStroke('M322 330Q330 400 420 386', '#D99A38', 36),
    circle(432, 382, 17, SKIN),
    path('M428 330H516L504 384H440z', '#F4EEE2'),
    path('M486 330H516L504 384H482z', '#C9BFB0'),
    path('M432 346H512L508 364H436z', palette.red),
    ellipse(472, 330, 44, 11, '#E2603F'),
    roundStroke('M452 328q10-8 20 0t20-2', '#F7D486', 5),
    stroke(hangul('라면', 448, 348, 14, { gap: 0.3 }), '#FFF8EA', 2.8),
    roundStroke('M426 396L498 300M434 404L512 306', '#E8CE8A', 5),
    path(steam(474, 320, 120, 26), steamPaint(canvas, '#FFFFFF', 0.7)),
    roundStroke(
      range(3).map((i) => pen`M${92 + i * 70} 70l-20 80`),
      '#FFFFFF',
      10,
      { opacity: 0.06 },
    ),
  );
}
