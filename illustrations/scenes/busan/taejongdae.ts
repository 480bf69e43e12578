// Taejongdae: sheer layered cliffs over a deep blue sea, the white Yeongdo lighthouse with its red
// needle on the edge, the little Danubi train on the road above.
import { createRandom, lerp, type Point, range } from '../../lib/math.ts';
import { pen, pointsFrom, polygonPath, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { gull } from '../../motifs/harbour.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { canopy } from '../../motifs/trees.ts';
import { foamPath, ripples } from '../../motifs/water.ts';

const palette = palettes.day;
const HORIZON = 318;
const ROCK = { lit: '#F2DDB2', light: '#DDBE8C', shade: '#9C7A66', deep: '#66575E' };
const GRASS = { lit: '#7DB07A', shade: '#3C7F68' };

/** The upper edge of the cliff. */
const EDGE = pointsFrom('318 286, 350 266, 476 258, 560 248, 650 226, 730 206, 810 190');
/** Faces of the cliff: the lit ones look left, the shaded ones right. */
const LIT_FACES: readonly (readonly Point[])[] = [
  pointsFrom(`
    318 286, 350 266, 396 288, 384 352, 402 430, 380 500, 398 566, 390 610, 238 610, 254 560,
    292 520, 284 470, 310 420, 302 360
  `),
  pointsFrom(`
    470 300, 500 264, 556 262, 540 350, 560 430, 534 520, 552 610, 462 610, 482 500, 460 400
  `),
  pointsFrom(`
    640 262, 672 232, 742 222, 724 320, 748 420, 718 520, 736 610, 634 610, 652 480, 626 370
  `),
];
const DARK_FACES: readonly (readonly Point[])[] = [
  pointsFrom(`
    396 288, 430 280, 470 300, 460 400, 482 500, 462 610, 390 610, 398 566, 380 500, 402 430,
    384 352
  `),
  pointsFrom(`
    556 262, 600 256, 640 262, 626 370, 652 480, 634 610, 552 610, 534 520, 560 430, 540 350
  `),
  pointsFrom('742 222, 810 212, 810 610, 736 610, 718 520, 748 420, 724 320'),
];

export const scene = defineScene({
  title: 'Taejongdae cliffs',
  seed: 15,
  safe: [200, 0, 600, 600],
  draw,
});

function draw(canvas: Canvas): void {
  // Sky with a bank of summer clouds on the horizon
  canvas.add(rect(0, 0, 800, HORIZON, skyPaint(canvas, palette, [0, 0.4, 0.8, 1])));
  canvas.add(path(cumulus(-60, HORIZON, 1.5) + cumulus(170, HORIZON, 0.9), '#FFFDF4'));
  canvas.add(path(cumulus(20, HORIZON, 0.8) + cumulus(-90, HORIZON, 0.9), '#D5E9E2'));
  canvas.add(path(cloud(470, 92, 290, 26), '#FFFDF4', { opacity: 0.85 }));

  drawSea(canvas);

  // Trees behind the edge, then the lighthouse in front of them
  const edge = (x: number) => 250 - Math.max(0, x - 520) * 0.24;
  canvas.add(
    canopy(5, (x) => edge(x) - 40 * Math.min(1, (x - 492) / 70), 26, 280, palette.ridge[2], {
      from: 500,
    }),
    canopy(15, (x) => edge(x) - 14, 24, 280, palette.ridge[3], { from: 540 }),
  );

  drawCliff(canvas);
  drawTrain(canvas);
  drawLighthouse(canvas);
  drawShore(canvas);

  // Gulls, a large one close to us
  const feathers = { white: '#FFFDF4', shade: '#B9CDCB', tip: palette.ink, beak: palette.gold };
  canvas.add(
    gull(190, 132, 84, feathers),
    gull(72, 84, 30, feathers),
    gull(590, 150, 26, feathers),
  );
}

/** Path of a heaped cloud on a flat foot. (x, y) = its left end, `size` 1 = 240 wide. */
function cumulus(x: number, y: number, size: number): string {
  const lobes = triplesFrom('22 -34 24, 58 -72 34, 116 -96 38, 168 -70 36, 210 -40 30, 240 0 30');
  return foamPath(
    [x, y],
    lobes.map(([dx, dy, radius]) => [x + dx * size, y + dy * size, radius * size] as const),
  );
}

/** Deep blue sea with ships at anchor on the horizon. */
function drawSea(canvas: Canvas): void {
  const sea = canvas.linearGradient({
    0: '#5FB6C6',
    0.16: '#2D8FB0',
    0.55: '#17618D',
    1: '#0D3C66',
  });
  canvas.add(rect(0, HORIZON, 800, 290, sea));
  canvas.add(canvas.grain(rect(0, HORIZON, 800, 60, canvas.fade(palette.haze, 'down', 0.7))));
  const island = ridgePoints(3, HORIZON, '240 20 90', { from: 120, to: 330, roughness: 2 });
  canvas.add(mountain(island, HORIZON + 2, palette.ridge[1]));
  for (const [x, y, size] of triplesFrom('52 330 1, 170 338 1.3, 238 328 0.7')) {
    const place = (dx: number, dy: number) => pen`${x + dx * size} ${y + dy * size}`;
    canvas.add(
      path(`M${place(0, 0)}L${place(4, 9)}H${x + 52 * size}L${place(58, -1)}Z`, palette.ink),
      path(`M${place(1, 4)}L${place(4, 9)}H${x + 52 * size}L${place(54, 4)}Z`, palette.red),
      path(`M${place(5, 0)}V${y - 14 * size}H${x + 14 * size}V${y}Z`, palette.lit),
      stroke(`M${place(18, -3)}H${x + 48 * size}`, palette.gold, 6 * size, {
        'stroke-dasharray': `${Math.round(8 * size)} 2`,
      }),
    );
  }
  canvas.add(
    roundStroke(ripples(4, [356, 590], 56, 90, { to: 420 }), '#A9DCE0', 2, { opacity: 0.6 }),
    roundStroke(ripples(9, [366, 590], 34, 110, { to: 420 }), '#0A2F55', 3, { opacity: 0.6 }),
  );
}

/** Rock faces in light and shade, their strata, and the grass on top. */
function drawCliff(canvas: Canvas): void {
  canvas.add(path(LIT_FACES.map((face) => polygonPath(face)).join(''), ROCK.lit));
  canvas.add(path(DARK_FACES.map((face) => polygonPath(face)).join(''), ROCK.shade));
  const cracks =
    'M350 266L344 340 362 400 340 470 352 540 330 610H238L254 560 292 520 284 470 310 420 302 360 318 286Z' +
    'M500 264L496 340 512 420 496 500 508 610H462L482 500 460 400 470 300ZM690 230L676 330 694 420 674 520 684 610H634L652 480 626 370 640 262Z';
  canvas.add(path(cracks, '#FFF1CF'));
  canvas.add(
    path(
      'M430 280L424 380 446 470 430 610H462L482 500 460 400 470 300ZM600 256L590 370 612 480 596 610H634L652 480 626 370 640 262ZM780 216L764 330 790 420 770 610H810V212Z',
      ROCK.deep,
    ),
  );
  // Facets break the faces up: ledges in the light, hollows in the shade
  const ledges =
    'M352 340L396 372 384 352 396 288ZM344 392L402 430 380 500 352 452ZM292 520L330 500 352 560 300 610H238L254 560Z' +
    'M508 350L540 350 560 430 520 410ZM496 470L534 520 544 570 500 540ZM690 310L724 320 748 420 700 390ZM676 460L718 520 728 566 684 540Z';
  const hollows =
    'M402 430L446 402 446 470 392 500ZM396 330L430 300 424 380 390 372ZM560 430L590 400 612 480 548 500ZM556 300L600 280 590 370 546 340Z' +
    'M748 420L790 400 770 500 730 500ZM742 260L780 250 764 330 730 310Z';
  canvas.add(
    path(ledges, '#CFA977', { opacity: 0.75 }),
    path(hollows, ROCK.deep, { opacity: 0.5 }),
  );

  // Strata: beds of rock that dip to the right, bent by every face
  const random = createRandom(8);
  let strata = '';
  for (const row of range(13)) {
    for (const [left, right] of pointsFrom(`
      312 392, 396 466, 474 548, 556 634, 644 734, 742 800
    `)) {
      if (random() < 0.3) continue;
      const y = 296 + row * 21 + (left - 300) * 0.03 + random() * 8;
      const start = left + random() * 20;
      strata += pen`M${start} ${y}L${lerp(start, right, 0.45 + random() * 0.5)} ${y + (left % 2 ? 6 : 9)}`;
    }
  }
  canvas.add(
    stroke(strata, '#7A5648', 2.6, { opacity: 0.5 }),
    // Shrubs in the cracks
    path(
      'M398 430q10-14 20-2q12-4 12 8zM466 398q8-12 18-4q12 0 10 10zM540 348q8-10 16 0q12 0 8 8zM628 370q10-14 22-2q12 0 8 10zM722 320q8-12 18-2q12-2 10 10zM300 418q6-12 16-4q10 0 6 8zM552 470q8-12 18-2q10 0 8 8z',
      GRASS.shade,
    ),
    canvas.grain(
      path(
        polygonPath([...EDGE, [810, 610], [238, 610], [292, 520], [302, 360]]),
        canvas.linearGradient({ 0.3: ['#2B4560', 0], 1: ['#2B4560', 0.6] }),
      ),
    ),
    // Grass, and its edge hanging over
    path(
      'M318 286L350 262 476 250 560 240 650 218 730 198 810 182V226L742 232 700 228 640 268 600 262 556 272 500 268 470 306 430 286 396 294 352 274Z',
      GRASS.shade,
    ),
    path(
      'M318 286L350 262 476 250 560 240 650 218 730 198 810 182V204L700 222 600 248 520 256 420 268 360 270Z',
      GRASS.lit,
    ),
  );
}

/** The white tower, its plaza and the red needle. */
function drawLighthouse(canvas: Canvas): void {
  canvas.add(
    path('M356 268V240H486V260Z', '#FFF6E3'),
    path('M446 264V240H486V258Z', '#B9C6BC'),
    stroke('M364 250H440', palette.ridge[2], 8, { 'stroke-dasharray': '12 5' }),
    path('M404 244L412 104H438L446 244Z', '#FFFAEC'),
    path('M427 244V104H438L446 244Z', '#BFD0CB'),
    path('M400 104H450V96H446V92H404V96H400Z', '#FFFAEC'),
    path('M427 104H450V96H446V92H427Z', '#A9BDBA'),
    path('M410 92V68H440V92Z', palette.ridge[4]),
    path('M414 90V70H422V90Z', '#FFE7A8'),
    path('M406 68Q425 38 444 68Z', palette.red),
    path('M425 53Q438 54 444 68H427Z', '#9E3228'),
    stroke('M425 52V34M402 96V84H448V96M412 84V96M438 84V96', palette.ink, 2),
    stroke('M421 132V146M419 168V182M418 204V218', palette.ridge[4], 7),
    // Red needle through a ring
    path('M378 264L384 158 390 264Z', palette.red),
    roundStroke('M362 214Q384 226 406 208', palette.red, 4),
    stroke('M320 278L352 256H486L560 236', '#FFFAEC', 2),
    stroke('M328 274V264M340 266V256M352 258V248M500 256V246M530 248V238', '#FFFAEC', 2),
    person(336, 274, 22, palette.gold, palette.ink),
    person(506, 260, 22, palette.red, palette.ink),
    person(518, 259, 20, '#FFFAEC', palette.ink),
  );
}

/** Three cars of the Danubi train climbing the road. */
function drawTrain(canvas: Canvas): void {
  canvas.add(
    path('M552 254L810 190V206L556 264Z', '#D9CDB4'),
    path('M552 262L810 204V210L556 268Z', '#9A8C7C'),
  );
  for (const [index, x] of [566, 634, 700].entries()) {
    const y = 249 - (x - 560) * 0.247;
    const place = (data: string) => `translate(${x} ${Math.round(y)})rotate(-14)${data}`;
    const engine = index === 0;
    canvas.add(
      `<g transform="${place('')}">`,
      path('M0-10H58V4H0Z', engine ? '#1F6FA8' : '#F2B843'),
      path('M4-26H54V-10H4Z', '#BFE7E4'),
      path('M34-26H54V4H34Z', palette.ink, { opacity: 0.24 }),
      stroke('M4-26V-8M20-26V-8M37-26V-8M54-26V-8', '#FFFAEC', 3),
      path('M-2-32H60L56-26H2Z', engine ? '#F2B843' : '#1F6FA8'),
      engine ? path('M-12 4V-8L2-12V4Z', '#1F6FA8') : stroke('M-8 0H0', palette.ink, 3),
      stroke('M0-3H58', '#FFFAEC', 2.6),
      roundStroke('M12 4h0M46 4h0', palette.ink, 11),
      '</g>',
    );
  }
}

/** The flat rock at the foot with two visitors, and the surf. */
function drawShore(canvas: Canvas): void {
  canvas.add(
    path('M96 538L128 504 262 490 350 500 384 534 372 562 110 566Z', ROCK.deep),
    path('M96 538L128 504 262 490 350 500 384 534 300 540 210 532Z', ROCK.light),
    path('M128 504L262 490 276 506 190 516Z', ROCK.lit),
    person(196, 520, 34, palette.red, palette.ink, { shadow: ROCK.shade }),
    person(212, 521, 32, '#FFFAEC', palette.ink, { shadow: ROCK.shade }),
    // Boulders
    path(
      'M392 566L412 536 444 530 470 566ZM548 570L560 540 600 530 640 572ZM706 570L728 534 768 540 790 572Z',
      ROCK.light,
    ),
    path('M430 566L444 530 470 566ZM596 572L600 530 640 572ZM756 572L768 540 790 572Z', ROCK.deep),
  );

  // Surf at the foot of the cliff, and the swell in front of it
  const surf = (x: number, y: number, size: number) =>
    foamPath(
      [x - size * 2.2, y],
      triplesFrom(`
        -1.7 -0.3 0.3, -1.1 -0.5 0.36, -0.4 -1 0.44, 0.2 -0.7 0.36, 0.9 -0.9 0.42, 1.5 -0.4 0.36,
        2.2 0 0.4
      `).map(([dx, dy, radius]) => [x + dx * size, y + dy * size, radius * size] as const),
    );
  canvas.add(
    path(surf(448, 574, 30) + surf(640, 576, 34) + surf(796, 574, 34), '#A9D3D8'),
    path(
      surf(120, 574, 18) +
        surf(250, 578, 24) +
        surf(366, 578, 32) +
        surf(546, 580, 34) +
        surf(724, 580, 36),
      '#FFFDF4',
    ),
    path('M-10 610V562Q60 574 150 564T330 568T520 566T690 568T810 562V610Z', '#1B6A94'),
    path('M-10 610V586Q80 574 190 588T420 588T640 590T810 584V610Z', '#0D3C66'),
    stroke('M-10 564Q60 576 150 566T330 570T520 568T690 570T810 564', '#DDF1E8', 3, {
      opacity: 0.9,
    }),
    roundStroke(
      'M40 590q40-6 80 2M240 594q50-6 90 0M470 596q60-8 100-2M660 594q40-4 90 0',
      '#7FBFD0',
      2.4,
      { opacity: 0.7 },
    ),
  );
}
