// Phone and money in Korea: the hatch of a market stall: a grandmother gives change with both hands, a visitor holds notes
// and a phone; the number of her account hangs beside the terminal.
import { mix } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { pen, placePath, pointsFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { forearm } from '../../motifs/hands.ts';
import { hangul } from '../../motifs/hangul.ts';
import { PAPER, roundedPath, writing } from '../../motifs/papers.ts';
import { awning, bulbs } from '../../motifs/stall.ts';
import { steam, steamPaint } from '../../motifs/tableware.ts';

const BUYER = { skin: '#B9764F', sleeve: '#3A5F94', wrist: 48, reach: 0.7 };

export const scene = defineScene({
  title: 'Paying at a market stall',
  seed: 139,
  safe: [120, 0, 600, 600],
  draw,
});

function draw(canvas: Canvas): void {
  canvas.add(rect(0, 0, 800, 600, '#3A2A3F'), rect(60, 90, 680, 330, '#7A4A3C'));
  canvas.add(
    canvas.grain(
      rect(
        60,
        90,
        680,
        330,
        canvas.radialGradient({ 0: ['#FFC978', 0.9], 1: ['#FFC978', 0] }, 0.4, 0.3, 0.7),
      ),
    ),
  );
  // Shelf with steamers behind
  canvas.add(rect(90, 214, 230, 10, '#4E2A20'));
  for (const [x, y] of pointsFrom('112 158, 220 158, 166 104'))
    canvas.add(
      rect(x, y + 8, 92, 46, '#D9A05E'),
      rect(x + 60, y + 8, 32, 46, '#B27B40'),
      rect(x - 4, y, 100, 12, '#EBC48A'),
      stroke(pen`M${x} ${y + 30}h92`, '#8A5A30', 3),
    );
  canvas.add(
    path(
      steam(214, 110, 130, 34) + steam(250, 130, 110, 26, -1),
      steamPaint(canvas, '#FFF8EA', 0.6),
    ),
    // Price board, account number
    rect(560, 120, 150, 180, PAPER),
    rect(560, 120, 150, 40, '#C8402C'),
    stroke(hangul('만두', 590, 126, 26, { gap: 0.5 }), PAPER, 4.4),
    stroke(hangul('현금', 576, 176, 24) + hangul('카드', 640, 176, 24), '#17202E', 4),
    stroke(hangul('계좌이체', 576, 222, 22, { gap: 0.34 }), '#17202E', 3.6),
    stroke(writing(576, 272, [116], 1), '#3A5F94', 8, { 'stroke-dasharray': '18 7' }),

    // The grandmother
    path('M250 420Q240 290 330 270H440Q536 290 526 420z', '#B5527A'),
    path('M424 270H440Q536 290 526 420H448Q480 330 424 270z', '#8A3A62'),
    path('M318 274h26l6 146h-50zM424 274h26l20 146h-46z', '#FFF1CF'),
    path('M320 340H454V420H306z', '#FFF1CF'),
    path('M362 236h48v38q-24 18-48 0z', '#B97B5C'),
    ellipse(386, 204, 48, 56, '#E2A57F'),
    path('M390 148a48 56 0 0 1 0 112q28-56 0-112z', '#C98A66', { opacity: 0.7 }),
    path('M334 212C312 120 464 120 438 212Q430 168 394 166Q346 168 334 212z', '#E8E4E4'),
    circle(386, 132, 26, '#E8E4E4'),
    stroke('M362 132q24-14 48 0', '#C8402C', 7),
    roundStroke('M368 222q8 8 16 0M396 222q8 8 16 0', '#7A4A3C', 3.4),
    roundStroke('M382 244q10 8 20 0', '#A8563F', 4),
    awning(canvas, {
      height: 60,
      colors: ['#F3EBDB', '#2F7A73'],
      stripe: 80,
      flap: 26,
      shade: '#2A1420',
    }),

    // Counter with dumplings and the terminal
    path('M20 412H780L820 470H-20z', '#D9A05E'),
    rect(0, 466, 800, 140, '#8A4F2E'),
    rect(0, 466, 800, 10, '#F1C88A'),
    canvas.grain(rect(0, 476, 800, 124, canvas.fade('#2A1420', 'up', 0.8))),
    ellipse(160, 440, 104, 24, '#8A5A30'),
    ellipse(160, 432, 104, 24, '#EBC48A'),
    dumplings(),
    group(
      { transform: 'translate(640 380)rotate(6)' },
      path(roundedPath(92, 120, 10), '#17202E', { opacity: 0.4, transform: 'translate(12 12)' }),
      path(roundedPath(92, 120, 10), '#33424F'),
      rect(10, 10, 72, 40, '#BFE3E0'),
      range(9).map((i) =>
        rect(
          12 + (i % 3) * 25,
          60 + Math.floor(i / 3) * 18,
          18,
          12,
          i === 8 ? '#2F8A5B' : '#8FA3B0',
          { rx: 3 },
        ),
      ),
    ),

    // Her hands with the change, his with notes and phone
    roundStroke('M312 346L348 430M470 346L430 432', '#E2A57F', 34),
    roundStroke('M312 346L337 405', '#B5527A', 54),
    roundStroke('M470 346L442 406', '#8A3A62', 54),
    path('M338 436Q388 470 440 436Q436 468 390 472Q344 468 338 436z', '#E2A57F'),
    [
      [372, 440, '#E2B45C'],
      [396, 446, '#D8DEE0'],
      [412, 436, '#D8DEE0'],
    ].map(([x, y, color]) => [
      ellipse(Number(x), Number(y), 16, 10, String(color)),
      ellipse(Number(x), Number(y), 11, 6, 'none', {
        stroke: '#17202E',
        'stroke-width': 1.6,
        opacity: 0.5,
      }),
    ]),
    notes(),
    forearm([150, 640], [262, 560], BUYER),
    forearm([720, 640], [590, 556], BUYER),
    group(
      { transform: 'translate(520 470)rotate(10)' },
      path(roundedPath(88, 160, 12), '#17202E'),
      path('M6 12h76v134H6z', '#F6F1E8'),
      rect(16, 26, 56, 56, '#17202E'),
      path(
        'M22 32h16v16H22zM50 32h16v16H50zM22 60h16v16H22zM46 58h8v8h-8zM58 66h8v10h-8z',
        '#F6F1E8',
      ),
      stroke(writing(18, 104, [52, 36], 16), '#3A5F94', 7),
    ),
    roundStroke('M604 520q10 14-8 22M602 548q10 14-8 22', '#B9764F', 22),
    roundStroke('M292 556Q312 536 336 536', '#B9764F', 28),
    bulbs(canvas, pointsFrom('90 112, 250 120, 530 120, 710 112'), '#FFD98E', 9),
  );
}

function dumplings(): Markup {
  return range(7).map((i) => {
    const [x, y] = [92 + (i % 4) * 44 + (i > 3 ? 22 : 0), 424 - (i > 3 ? 18 : 0)];
    return [
      path(placePath('M-24 6Q-22-18 0-20T24 6Q0 16-24 6z', x, y), '#FFF8EA'),
      path(placePath('M2-20Q22-18 24 6Q14 12 2 11Q16-4 2-20z', x, y), '#DCCDB4'),
      stroke(placePath('M-12-12l4 6M0-18v8M12-12l-4 6', x, y), '#CBB898', 2.4),
    ];
  });
}

/** A fan of banknotes: a thousand, five thousand, ten thousand. */
function notes(): Markup {
  return (['#8FB3D9', '#E3B07A', '#7DBE92'] as const).map((color, i) =>
    group(
      { transform: `translate(232 ${548 - i * 6}) rotate(${-34 + i * 16})` },
      path(roundedPath(170, 78, 4), '#17202E', { opacity: 0.25, transform: 'translate(6 8)' }),
      path(roundedPath(170, 78, 4), color),
      circle(124, 39, 24, mix(color, '#FFF8EA', 0.55)),
      path('M112 52q0-30 12-30t12 30z', mix(color, '#17202E', 0.45)),
      stroke(
        hangul(['천원', '오천원', '만원'][i] ?? '', 12, 14, 15),
        mix(color, '#17202E', 0.65),
        2.8,
      ),
    ),
  );
}
