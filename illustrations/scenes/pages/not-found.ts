// Not found: a minhwa tiger who has walked in a circle, his map upside down; the magpie in the pine knows
// better, and every arm of the signpost points elsewhere.
import { range } from '../../lib/math.ts';
import { placePath, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, drawAt, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { halo } from '../../motifs/light.ts';
import { pine } from '../../motifs/pine.ts';

const palette = palettes.morning;
const INK = '#17303A';
const FUR = {
  lit: '#F2A03C',
  base: '#E4842C',
  shade: '#B95A24',
  pale: '#FFF3DC',
  stripe: '#2A2028',
};

/** Where the tiger sits: the middle of his lower edge. */
const TIGER = { x: 348, y: 540 };

export const scene = defineScene({
  title: 'A tiger lost under a pine, and a magpie who knows the way',
  seed: 19,
  draw,
});

function draw(canvas: Canvas): void {
  // Sky and a large pale sun
  const sky = canvas.linearGradient({
    0: '#8FC0BC',
    0.4: '#D5E3CB',
    0.75: '#FBE6BE',
    1: '#F9D7A6',
  });
  canvas.add(rect(0, 0, 800, 600, sky));
  canvas.add(canvas.grain(halo(canvas, 196, 158, 190, palette.sun, { start: 0.3 })));
  canvas.add(circle(196, 158, 72, palette.sun));
  canvas.add(path(cloud(-60, 196, 300, 22) + cloud(210, 92, 260, 20), '#FFF8E6', { opacity: 0.9 }));

  // Mountains that all look alike
  const far = ridgePoints(3, 400, '60 150 90, 220 150 90, 380 150 90, 540 150 90, 700 150 90', {
    sharpness: 1.1,
  });
  const near = ridgePoints(
    7,
    440,
    '-10 130 100, 150 130 90, 310 130 90, 470 130 90, 630 130 90, 790 130 90',
    { sharpness: 1.1 },
  );
  canvas.add(mountain(far, 470, palette.ridge[0]));
  canvas.add(canvas.grain(rect(0, 290, 800, 130, canvas.fade(palette.haze, 'up'))));
  canvas.add(mountain(near, 500, palette.ridge[1]));
  canvas.add(canvas.grain(rect(0, 340, 800, 130, canvas.fade(palette.haze, 'up'))));

  // Ground, and the tracks that lead round and round
  canvas.add(path('M0 462C200 436 560 436 800 470V600H0z', '#B7CFA6'));
  canvas.add(path('M0 500C240 470 520 474 800 512V600H0z', '#9CBF98'));
  const prints = range(26).map((i) => {
    const angle = (i / 26) * Math.PI * 2;
    const side = i % 2 ? 1 : 0.93;
    const [x, y] = [348 + Math.cos(angle) * 262 * side, 534 + Math.sin(angle) * 50 * side];
    return ellipsePrint(x, y);
  });
  canvas.add(
    path(prints, '#4F8068'),

    // Signpost: three arms, three directions, nothing written on any
    path('M92 520l6-250h14l4 250z', '#8A5A3C'),
    path('M104 270h8l4 250h-10z', '#5F3A2C'),
    path('M60 292h96l26 18-26 18H60z', '#E2603F'),
    path('M60 318h96l26-8-26 18H60z', '#B8452F'),
    path('M146 344H52l-28 17 28 17h94z', '#F3E3C4'),
    path('M146 368H38l14 10h94z', '#D1B893'),
    path('M66 396l86-10 30 10-24 22-86 10z', '#2F8572'),
    path('M70 418l86-10 26-12-24 22-86 10z', '#1F6457'),
    roundStroke('M78 308h60M74 362h58M84 408l58-6', '#FFF8E6', 4, {
      'stroke-dasharray': '2 9',
      opacity: 0.8,
    }),

    // The pine, its boughs over the scene
    path('M560 600C600 560 700 540 810 560V600z', '#6E9C82'),
    pine(716, 610, 560, {
      trunk: '#8A4432',
      trunkLight: '#C9744F',
      leaf: '#2C6B66',
      leafLight: '#4F9484',
      lean: -0.3,
      seed: 4,
      pads: 7,
    }),
    roundStroke('M690 356C640 330 600 336 532 318', '#8A4432', 13),
    stroke('M688 351C640 325 600 331 532 314', '#C9744F', 3),
    path('M546 322q-40-30-70 4q-18 16-26 10q10 22 60 12q40 2 36-26z', '#2C6B66'),
    path('M536 316q-30-16-50 8q16 2 50-8z', '#4F9484'),

    // Tiger and magpie
    path('M330 548C420 520 560 530 610 556C560 580 420 580 330 560z', '#5F8F78'),
  );
  drawTiger((...markup) => canvas.add(...markup));
  drawMap((...markup) => canvas.add(...markup));
  drawMagpie((...markup) => canvas.add(...markup));

  // Mushrooms of immortality in the foreground, as in every folk painting
  for (const [x, y, size] of triplesFrom('70 580 1, 104 590 0.7, 726 584 1.1, 690 596 0.8')) {
    const at = drawAt(x, y, size);
    canvas.add(
      at.path('M-5 0q4-14 0-30h10q-2 16 3 30z', '#F3E3C4'),
      at.path('M-26-28c-4-14 8-20 14-14c2-12 22-12 24 0c8-6 18 2 14 14q-26 10-52 0z', '#C2452F'),
      at.path('M4-26c14-2 12-10 10-16q14 2 12 14q-10 4-22 2z', '#8F2F2A'),
    );
  }
}

/** A footprint lying on the ground. */
function ellipsePrint(x: number, y: number): string {
  return placePath(
    'M-6 0a6 3 0 1 0 12 0a6 3 0 1 0-12 0zM-7-4h4v-2h-4zM-2-5h4v-2h-4zM3-4h4v-2h-4z',
    x,
    y,
    1.4,
  );
}

type Add = (...markup: string[]) => void;

/** Round eyes, eyebrows like clouds, a doubtful mouth. */
function drawTiger(add: Add): void {
  const { x, y } = TIGER;
  const at = drawAt(x, y);
  const { lit, base, shade, pale, stripe } = FUR;

  // Tail, swinging up on the right like a question mark
  add(
    at.roundStroke(
      'M104-26C170-10 190-60 168-92C146-120 150-160 188-164C222-166 226-128 204-122',
      base,
      25,
    ),
    at.stroke(
      'M104-26C170-10 190-60 168-92C146-120 150-160 188-164C222-166 226-128 204-122',
      stripe,
      25,
      { 'stroke-dasharray': '9 20', 'stroke-dashoffset': '-16' },
    ),
    circle(x + 203, y - 122, 13, stripe),

    // Body, haunches, chest
    at.path('M-66-206C-126-160-140-70-130-6Q0 14 130-6C140-70 126-160 66-206Z', base),
    at.path('M30-206H66C126-160 140-70 130-6Q90 4 50 4C110-60 80-160 30-206Z', shade),
    at.path('M-66-206C-126-160-140-70-130-6l30 4C-124-70-100-160-50-206Z', lit),
    at.path('M-46-200C-70-130-56-50-40-6H40C56-50 70-130 46-200Z', pale),
    at.path(
      'M-118-150q34 2 50 20q-26-2-54 4zM-130-104q40 0 58 18q-30-4-60 8zM-134-56q36-2 52 14q-28-2-53 10zM118-150q-34 2-50 20q26-2 54 4zM130-104q-40 0-58 18q30-4 60 8zM134-56q-36-2-52 14q28-2 53 10z',
      stripe,
    ),
    at.path(
      'M-36-150q18 10 34 8q-16 8-36 2zM38-150q-18 10-34 8q16 8 36 2zM-38-110q18 10 30 8q-14 8-32 2zM40-110q-18 10-30 8q14 8 32 2z',
      '#E3C79F',
    ),
  );

  // Forelegs and paws
  for (const side of [-1, 1]) {
    const leg = drawAt(x + side * 40, y);
    add(leg.path('M-24-110C-30-60-28-20-26 0H26C28-20 30-60 24-110Z', side < 0 ? base : shade));
    add(leg.path('M-26-66q26 12 52 0v9q-26 12-52 0zM-27-40q27 12 54 0v9q-27 12-54 0z', stripe));
    add(leg.path('M-34 6C-38-22-16-28 0-26S38-22 34 6Q0 14-34 6Z', pale));
    add(leg.roundStroke('M-11 6v-14M11 6v-14', stripe, 3));
  }

  // Head, ears, cheeks
  for (const side of [-1, 1]) {
    add(
      circle(x + side * 82, y - 334, 31, side < 0 ? base : shade),
      circle(x + side * 82, y - 331, 17, stripe),
      circle(x + side * 80, y - 328, 9, pale),
    );
  }
  add(
    at.path(
      'M-116-262C-118-344-62-366 0-366S118-344 116-262C124-236 112-226 92-222C70-186 36-178 0-178S-70-186-92-222C-112-226-124-236-116-262Z',
      base,
    ),
    at.path(
      'M40-362C96-352 118-320 116-262C124-236 112-226 92-222C76-196 54-184 30-180C90-220 96-310 40-362Z',
      shade,
    ),
    at.path(
      'M-116-262C-116-320-92-350-54-360C-88-330-96-290-94-224C-112-226-124-236-116-262Z',
      lit,
    ),
    at.path(
      'M-7-358h14l-3 26h-8zM-40-352q10 22 30 26q-6 8-14 6q-20-10-16-32zM40-352q-10 22-30 26q6 8 14 6q20-10 16-32zM-30-316q30 12 60 0q-8 16-30 16t-30-16z',
      stripe,
    ),
    at.path(
      'M-116-280q24 2 34 16q-18-4-35 0zM-114-248q20-4 32 8q-16 0-26 8zM116-280q-24 2-34 16q18-4 35 0zM114-248q-20-4-32 8q16 0 26 8z',
      stripe,
    ),

    // Eyebrows, eyes rolled up towards the magpie
    at.path(
      'M-82-300c0-22 30-28 44-16c12 2 20 16 10 24q-28-12-54-8zM82-300c0-22-30-28-44-16c-12 2-20 16-10 24q28-12 54-8z',
      pale,
    ),
  );
  for (const side of [-1, 1]) {
    add(
      circle(x + side * 45, y - 272, 31, stripe),
      circle(x + side * 45, y - 272, 27, '#F8D15A'),
      circle(x + side * 45, y - 272, 19, pale),
      circle(x + side * 45 + 9, y - 281, 10, stripe),
      circle(x + side * 45 + 6, y - 285, 3.4, '#FFFDF4'),
    );
  }

  // Nose, muzzle, whiskers, a small worried mouth
  add(
    at.path('M-10-268L-18-236H18L10-268Q0-262-10-268Z', lit),
    at.path(
      'M0-236C-20-240-62-232-62-208C-60-184-20-180 0-192C20-180 60-184 62-208C62-232 20-240 0-236Z',
      pale,
    ),
    at.path('M0-236C20-240 62-232 62-208C60-184 20-180 6-190Q48-200 30-236Z', '#E9CFA4'),
    at.path('M-21-244Q0-252 21-244Q18-224 0-222Q-18-224-21-244Z', '#C2452F'),
    at.path('M2-248q12 0 19 4Q18-224 0-222Q12-232 2-248Z', '#8F2F2A'),
    at.roundStroke('M0-222v10M-30-200q14-16 30-10t30-2', stripe, 4),
    at.path('M-14-207l5 11 6-13zM10-209l6 11 5-13z', '#FFFDF4'),
    at.roundStroke(
      'M-50-214l-58-10M-50-206l-60 2M-48-198l-52 14M50-214l58-10M50-206l60 2M48-198l52 14',
      pale,
      2,
    ),
    circle(x - 40, y - 212, 2.4, stripe),
    circle(x - 32, y - 206, 2.4, stripe),
    circle(x + 40, y - 212, 2.4, stripe),
    circle(x + 34, y - 206, 2.4, stripe),
  );
}

/** His map: held the wrong way round, the mountains hanging from the top. */
function drawMap(add: Add): void {
  const { x, y } = TIGER;
  const at = drawAt(x, y);
  add(at.path('M-86-128L-30-116 26-130 88-114 82-34 24-50-32-36-90-50Z', '#FBF0D8'));
  add(at.path('M-30-116L26-130 24-50-32-36ZM88-114L82-34 60-40 64-120Z', '#E4CFA2'));
  add(
    at.path('M-78-126l18 30 18-23zM0-124l20 40 24-40z', '#2F8572'),
    circle(x - 56, y - 66, 9, '#C2452F'),
  );
  add(at.stroke('M-44-70q26-26 40 0t36 4q10-20 24-14', INK, 3, { 'stroke-dasharray': '5 6' }));
  add(at.roundStroke('M58-78l12 14m0-14l-12 14', '#C2452F', 4.5));
  for (const side of [-1, 1])
    add(
      path(
        placePath('M-20 2C-22-16 18-18 20 0C18 16-18 16-20 2Z', x + side * 84, y - 78, 1),
        FUR.pale,
      ),
      roundStroke(
        placePath('M-10-10q-6 10 0 20M2-12q-6 12 0 24', x + side * 84, y - 78, 1),
        FUR.stripe,
        2.6,
      ),
    );
}

/** The magpie on the bough, one wing stretched out: that way. */
function drawMagpie(add: Add): void {
  const at = drawAt(560, 300, 1.15);
  add(
    at.path('M30-22L116 34L106 44L20 4Z', '#1C2B45'),
    at.path('M44-10L116 34L112 38L40 0Z', '#3B6FA0'),
    at.stroke('M-2 4l-4 14M14 4v14', INK, 3),
    at.path('M-22-54C-34-26-22 4 6 8C34 8 44-12 34-30C22-46 4-58-22-54Z', '#FFFBEF'),
    at.path(
      'M-22-54C-40-52-44-72-28-80C-12-86 4-74 6-58C26-50 40-34 40-18Q10-20-6-40Q-20-36-26-42Z',
      '#17202E',
    ),
    at.path('M-40-70l-20 6 20 5z', '#2A2028'),
    circle(560 - 30, 300 - 79, 4, '#FFFBEF'),
    circle(560 - 31, 300 - 79, 1.8, '#17202E'),
    // The pointing wing
    at.path(
      'M20-40C40-70 78-88 116-90C104-80 108-78 118-76C104-68 104-64 112-60C84-48 56-24 26-20Z',
      '#17202E',
    ),
    at.path('M34-40C56-62 78-74 100-78C84-66 66-48 40-32Z', '#FFFBEF'),
  );
}
