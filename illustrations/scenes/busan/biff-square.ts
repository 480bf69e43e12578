// BIFF square at night: the street of cinemas under neon and film reels, stars of the festival in
// the pavement, and the stall with ssiat hotteok, seeded pancakes from a hot griddle.
import { createRandom, cycle, lerp, range } from '../../lib/math.ts';
import { circlePath, pen, placePath, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { glow, stars } from '../../motifs/light.ts';
import { neon, neonSign } from '../../motifs/neon.ts';
import { stallFigure } from '../../motifs/people.ts';
import { person } from '../../motifs/person.ts';
import { steam, steamPaint } from '../../motifs/tableware.ts';

const palette = palettes.night;
const CYAN = '#63DCE0';
const PINK = '#FF6F91';
/** Edge of the griddle. */
const COUNTER = 462;

/** Where a pancake has browned, in radii. */
const BROWNING = [
  'M-.66 .1Q-.5-.34-.1-.24T.2 .1Q.1 .4-.26 .36T-.66 .1ZM.3-.4Q.5-.56 .64-.3T.46-.02Q.3-.14 .3-.4ZM.34 .42Q.54 .2 .72 .3T.5 .62Z',
  'M-.4-.4Q-.1-.7 .3-.5T.4-.06Q.1 .1-.16-.04T-.4-.4ZM-.7 .24Q-.5 .06-.3 .26T-.34 .6Q-.6 .56-.7 .24ZM.1 .4Q.4 .16 .62 .3T.3 .66Z',
  'M-.1-.1Q.2-.44 .6-.2T.66 .36Q.3 .6 0 .36T-.1-.1ZM-.72-.2Q-.54-.5-.3-.44T-.34-.02Q-.6 .06-.72-.2ZM-.5 .5Q-.34 .26-.1 .46T-.4 .66Z',
] as const;

export const scene = defineScene({
  title: 'BIFF square',
  seed: 31,
  safe: [190, 0, 600, 600],
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  drawStreet(canvas);
  drawSigns(canvas);

  // People strolling between the stalls
  const tops = ['#E6483F', '#63A8C8', '#FFCB6B', '#8A5AB0', '#2F8C8C', '#F3E3C4'];
  const spots = triplesFrom(`
    356 408 44, 372 410 42, 410 406 40, 300 426 62, 430 422 58, 458 430 66, 226 452 96,
    180 456 100
  `);
  for (const [index, [x, y, size]] of spots.entries())
    canvas.add(person(x, y, size, cycle(tops, index), palette.ink));

  drawStall(canvas);
  drawHotteok(canvas);
}

/** House fronts running towards a narrow strip of sky. */
function drawStreet(canvas: Canvas): void {
  canvas.add(
    rect(0, 0, 800, 400, canvas.linearGradient({ 0: '#101A4A', 1: '#4A3A86' })),
    roundStroke(stars(4, 24, 220, 0, 520, 150), '#DCE8FF', 1.8, { opacity: 0.8 }),
    // Far houses
    path('M300 380V200H340V180H372V216H404V190H440V230H470V380Z', '#33307A'),
    stroke(
      'M308 216h26m14-18h18m-58 40h30m34 0h22m10-26h22m-114 46h26m40 0h40m-108 20h30m36 0h24',
      '#FFD98C',
      6,
      { 'stroke-dasharray': '5 5' },
    ),
    // Left and right fronts, storey by storey
    path('M-10-10H150L250 130 320 216V396L-10 440Z', '#1C2560'),
    path('M810-10H650L560 110 452 216V396L810 440Z', '#151B4C'),
    path('M140-10H150L250 130 320 216V226L246 142Z', '#34428F'),
  );
  let windows = '';
  for (const index of range(7)) {
    const x = 16 + index * 38;
    const scale = 1 - index * 0.1;
    for (const floor of range(4)) {
      const y = lerp(70 + floor * 84, 236 + floor * 34, index / 6.4);
      if ((index * 3 + floor * 5) % 4)
        windows += pen`M${x} ${y}l${22 * scale} ${4 - floor * 2}v${38 * scale}l${-22 * scale} ${floor - 2}z`;
      const mirrored = 790 - index * 46;
      if ((index * 5 + floor * 3) % 3)
        windows += pen`M${mirrored} ${y}l${-24 * scale} ${4 - floor * 2}v${36 * scale}l${24 * scale} ${floor - 2}z`;
    }
  }
  canvas.add(path(windows, '#FFCB6B', { opacity: 0.75 }));
  canvas.add(canvas.grain(rect(0, 190, 800, 220, canvas.fade('#C25A9A', 'up', 0.8))));
  // Lit shops at street level, under their awnings
  const shops = ['#F7BE66', '#F59A80', '#7CCBD2', '#F7C772', '#F08CA8'];
  const shopX = [-12, 92, 174, 238, 286, 320];
  const along = (x: number, near: number, far: number) => lerp(near, far, (x + 12) / 332);
  for (const [index, fill] of shops.entries()) {
    const left = shopX[index] ?? 0;
    const right = (shopX[index + 1] ?? 0) - 7;
    const [awningLeft, awningRight] = [along(left, 322, 352), along(right, 322, 352)];
    canvas.add(
      path(
        pen`M${left} ${awningLeft}L${right} ${awningRight}V${along(right, 440, 394)}L${left} ${along(left, 440, 394)}Z`,
        fill,
      ),
      path(
        pen`M${left} ${awningLeft - 4}L${right} ${awningRight - 3}L${right + 5} ${awningRight + 13}L${left + 3} ${awningLeft + 18}Z`,
        cycle(['#C8433C', '#1F6F8C', '#8A4A8C'], index),
      ),
    );
    // Shelves with goods, and the door post
    let shelves = '';
    for (const share of [0.42, 0.66, 0.9])
      shelves += pen`M${left + 3} ${lerp(awningLeft, along(left, 440, 394), share)}L${right - 3} ${lerp(awningRight, along(right, 440, 394), share)}`;
    canvas.add(
      stroke(shelves, '#7A2E5C', lerp(9, 4, index / 4), {
        opacity: 0.65,
        'stroke-dasharray': '7 4 4 6',
      }),
      stroke(
        pen`M${lerp(left, right, 0.55)} ${awningRight + 16}V${along(right, 440, 396)}`,
        '#4A2448',
        4,
      ),
    );
  }
  canvas.add(path('M452 356L560 346V404L452 394Z', '#FFC98C'));

  // String of bulbs
  canvas.add(stroke('M-10 60Q200 150 390 118M390 118Q600 150 810 40', '#0B1030', 1.6));
  let bulbs = '';
  for (const index of range(20)) {
    const t = (index + 0.5) / 20;
    const x = lerp(-10, 810, t);
    const y =
      t < 0.5
        ? lerp(60, 118, t * 2) + 62 * Math.sin(t * 2 * Math.PI) * 0.5
        : lerp(118, 40, t * 2 - 1) + 62 * Math.sin((t * 2 - 1) * Math.PI) * 0.5;
    bulbs += pen`M${x} ${y + 5}h0`;
  }
  canvas.add(
    roundStroke(bulbs, '#FFE3A0', 16, { opacity: 0.22 }),
    roundStroke(bulbs, '#FFF3D0', 6),

    // Pavement with the stars of the festival
    path('M-10 440L320 392H452L810 440V610H-10Z', '#2A2258'),
    stroke(
      'M386 392L386 470M350 392L220 470M420 392L560 470M330 404H440M290 424H500',
      '#5A4A92',
      2,
    ),
  );
  const star = 'M0-1L.28-.36L.98-.3L.46 .16L.6 .86L0 .48L-.6 .86L-.46 .16L-.98-.3L-.28-.36Z';
  canvas.add(
    path(
      placePath(star, 384, 408, 16, 6) +
        placePath(star, 330, 430, 26, 10) +
        placePath(star, 440, 432, 26, 10),
      palette.gold,
    ),
  );
}

/** Neon: film reels, cinemas, snacks, and the arch over the street. */
function drawSigns(canvas: Canvas): void {
  canvas.add(
    neonSign('영화', 40, 66, { color: PINK, board: palette.ink, size: 40, tube: 3.6 }),
    neonSign('극장', 138, 140, { color: CYAN, board: palette.ink, size: 28, tube: 2.8 }),
    neonSign('남포동', 216, 196, { color: palette.gold, board: palette.ink, size: 19, tube: 2.2 }),
    neonSign('노래방', 718, 26, { color: CYAN, board: palette.ink, size: 29, tube: 3 }),
    neonSign('분식', 612, 84, { color: PINK, board: palette.ink, size: 24, tube: 2.6 }),
  );
  // Arch with two reels of film
  const reel = (x: number, y: number, radius: number) => {
    const holes = range(5).map((index) => {
      const angle = (index / 5) * Math.PI * 2 - Math.PI / 2;
      return circlePath(
        x + Math.cos(angle) * radius * 0.56,
        y + Math.sin(angle) * radius * 0.56,
        radius * 0.24,
      );
    });
    return circlePath(x, y, radius) + holes.join('') + circlePath(x, y, radius * 0.1);
  };
  canvas.add(
    stroke('M262 396V196M508 396V196', palette.ink, 9),
    path('M250 160H520V212H250Z', palette.ink),
  );
  canvas.add(stroke('M250 166H520M250 206H520', '#FFF1CF', 4, { 'stroke-dasharray': '6 6' }));
  // BIFF in tubes, and the word for square
  const letters =
    'M0 0V1M0 0H.4Q.7 0 .7 .25T.4 .48H0M.4 .48Q.76 .5 .76 .74T.4 1H0M1.1 0V1M1.5 1V0H2.1M1.5 .48H2M2.5 1V0H3.1M2.5 .48H3';
  canvas.add(neon(placePath(letters, 276, 174, 25, 25), '#FFCB6B', 3));
  canvas.add(neon(hangul('광장', 384, 175, 24, { gap: 0.4 }), CYAN, 2.6));
  canvas.add(circle(484, 187, 16, palette.ink), neon(reel(480, 187, 17), PINK, 1.6));
  canvas.add(circle(385, 116, 46, palette.ink), neon(reel(385, 116, 42), '#FFCB6B', 3));
  canvas.add(
    neon('M420 150Q470 150 500 126T560 112', '#FFCB6B', 2.4),
    stroke('M420 158Q474 158 504 134T562 120', '#FFCB6B', 3, { 'stroke-dasharray': '3 5' }),
  );
}

/** Awning, vendor and counter on the right. */
function drawStall(canvas: Canvas): void {
  canvas.add(
    rect(470, 236, 340, 240, '#2A1630'),
    canvas.grain(
      rect(
        470,
        236,
        340,
        240,
        canvas.radialGradient({ 0: ['#FFB45A', 0.85], 1: ['#FFB45A', 0] }, 0.5, 0.3, 0.7),
      ),
    ),
    stroke('M484 470V230M796 470V230', '#8A3A32', 8),
    // Menu
    path('M500 262H548V350H500Z', '#FFF1CF'),
    stroke('M510 276H538M510 290H532M510 304H538M510 318H528M510 332H538', '#A83C36', 4),
    // Vendor
    stallFigure(650, COUNTER + 8, 1.08, {
      clothes: '#2F6F8C',
      rim: '#FFB45A',
      hair: '#1C1228',
      band: '#E6483F',
    }),
    path('M608 470q0-40 8-58h64q10 22 10 58z', '#FFF1CF'),
    path('M654 470V412h26q10 22 10 58z', '#D9A67A'),
    stroke('M620 414L634 394M676 414L664 394', '#FFF1CF', 5),
  );
  // Awning in stripes with the name
  const stripes = range(9).map((index) => pen`M${456 + index * 40} 196h20v52q-10 14-20 0z`);
  canvas.add(path('M450 196L476 164H810V248H450Z', '#E6483F'), path(stripes, '#FFF1CF'));
  canvas.add(path('M450 196L476 164H810V200H450Z', '#A8322E', { opacity: 0.45 }));
  canvas.add(rect(506, 174, 250, 48, '#2A1630', { rx: 4 }));
  canvas.add(neon(hangul('씨앗호떡', 526, 183, 29, { gap: 0.78 }), '#FFB45A', 3.2));
  for (const x of [500, 580, 720, 780]) {
    canvas.add(
      circle(x, 268, 44, glow(canvas, '#FFD98C', 0.7)),
      circle(x, 266, 7, '#FFF6DC'),
      stroke(`M${x} 248V260`, '#2A1630', 2.4),
    );
  }
}

/** The griddle with pancakes, the cup with one cut open, the bowl of seeds, the steam. */
function drawHotteok(canvas: Canvas): void {
  const random = createRandom(8);
  // Counter
  canvas.add(
    path(`M-10 ${COUNTER}H810V610H-10Z`, '#7A2E2C'),
    path(`M-10 ${COUNTER}H810V${COUNTER + 8}H-10Z`, '#C7584A'),
    path('M150 470H760L800 590H90Z', '#1A1424'),
    path('M160 476H752L786 580H108Z', '#3A3040'),
    path('M160 476H420L330 580H108Z', '#54465A'),
    canvas.grain(
      ellipse(420, 526, 300, 54, canvas.radialGradient({ 0: ['#FFB45A', 0.5], 1: ['#FFB45A', 0] })),
    ),
  );
  // Hotteok in two rows
  const cakes = triplesFrom(`
    236 494 42, 334 492 43, 434 494 43, 534 492 43, 632 496 43, 200 546 52, 322 550 54,
    446 548 54, 570 550 54, 690 548 53
  `);
  for (const [x, y, size] of cakes) {
    const at = drawAt(x, y, size, size * 0.52);
    canvas.add(
      ellipse(x + 7, y + 8, size, size * 0.5, '#15101C', { opacity: 0.6 }),
      at.path(
        'M-1 0C-1-.6-.5-.94 .04-.94S1-.56 1 .02V.26C1 .8 .5 1.1 0 1.1S-1 .8-1 .26Z',
        '#A8602A',
      ),
      at.path('M-1 0C-1-.6-.5-.94 .04-.94S1-.56 1 .02 .54 .92 0 .92-1 .6-1 0Z', '#E9A94F'),
      at.path(cycle(BROWNING, x + y), '#C67A33'),
      at.roundStroke('M-.86-.2C-.74-.6-.4-.78 .02-.8', '#FFE3A0', 3),
    );
  }
  // Bowl of seeds
  canvas.add(
    path('M-10 520Q60 506 122 524L104 584Q50 600-10 588Z', '#C9D6DE'),
    path('M60 512Q100 514 122 524L104 584Q80 592 50 593Q80 560 60 512Z', '#7E92AC'),
    ellipse(54, 524, 70, 18, '#5A4638'),
  );
  let seeds = '';
  for (const index of range(60))
    seeds += pen`M${-2 + random() * 112} ${512 + random() * 22 + (index % 2)}h4`;
  canvas.add(
    roundStroke(seeds, '#F2DDA8', 4.4),
    roundStroke(seeds, '#7FA05A', 4.4, { 'stroke-dasharray': '0 27' }),
    // A cup with a hotteok cut open and filled with seeds
    path('M706 506L724 600H806L820 506Z', '#FFF6E3'),
    path('M772 506L778 600H806L820 506Z', '#D8BFA0'),
    stroke('M716 560H812', palette.red, 12),
    path('M700 514Q696 440 764 438T830 514Z', '#E9A94F'),
    path('M716 514Q716 458 764 456T814 514Z', '#8F4A22'),
    roundStroke('M702 500Q704 446 764 442', '#FFE3A0', 4),
  );
  let filling = '';
  for (const index of range(34))
    filling += pen`M${728 + random() * 70} ${470 + random() * 38 + (index % 2)}h4`;
  canvas.add(roundStroke(filling, '#F6E2B0', 5), roundStroke('M700 512H826', '#FFFDF4', 6));
  canvas.add(
    path(
      steam(300, 486, 190, 46) + steam(470, 480, 220, 52, -1) + steam(590, 486, 150, 36),
      steamPaint(canvas, '#FFF1DC', 0.34),
    ),
  );
}
