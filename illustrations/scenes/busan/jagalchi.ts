// Jagalchi in the morning: the market hall with its white gull-wing roofs over the harbour, boats
// at the quay, crates of mackerel and sea bream on ice, basins of octopus, the market women.
import type { Color } from '../../lib/color.ts';
import { createRandom, lerp, range } from '../../lib/math.ts';
import { pen, pointsFrom, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { beachParasol, placed } from '../../motifs/beach.ts';
import { lettering } from '../../motifs/hangul.ts';
import { fishingBoat, gull } from '../../motifs/harbour.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { skyline } from '../../motifs/skyline.ts';
import { reflection, ripples } from '../../motifs/water.ts';

const palette = palettes.morning;
const WATER = 352;
const QUAY = 420;
const FEATHERS = { white: '#FFFBEF', shade: '#A9C3C2', tip: palette.ink, beak: palette.gold };

export const scene = defineScene({ title: 'Jagalchi fish market', seed: 17, draw });

function draw(canvas: Canvas): void {
  // Morning sky and sun
  canvas.add(rect(0, 0, 800, 380, skyPaint(canvas, palette, [0, 0.4, 0.75, 1])));
  canvas.add(canvas.grain(halo(canvas, 120, 196, 170, '#FFE9B8', { start: 0.3, opacity: 0.9 })));
  canvas.add(circle(120, 196, 54, '#FFF6E0'));
  canvas.add(
    path(cloud(-40, 226, 300, 22) + cloud(230, 84, 280, 24) + cloud(580, 150, 280, 22), '#FFF8E8', {
      opacity: 0.9,
    }),
  );

  drawFarShore(canvas);
  drawHall(canvas);
  drawHarbour(canvas);
  drawQuay(canvas);

  canvas.add(
    gull(300, 120, 62, FEATHERS),
    gull(208, 62, 26, FEATHERS),
    gull(396, 62, 22, FEATHERS),
    gull(40, 300, 30, FEATHERS, -1),
  );
}

/** Yeongdo with its houses across the harbour. */
function drawFarShore(canvas: Canvas): void {
  const near = ridgePoints(18, WATER, '40 50 170, 330 44 150', { roughness: 4 });
  const houses = skyline(12, WATER, [12, 46], [14, 28], {
    to: 320,
    windows: { width: 3, stepX: 6, stepY: 7, lit: 0.5 },
    antennas: 0,
  });
  canvas.add(mountain(ridgePoints(8, WATER, '210 92 220, 700 120 240'), WATER, palette.ridge[0]));
  canvas.add(mountain(near, WATER, palette.ridge[1]));
  canvas.add(path(houses.bodies, '#E9D9BC'), path(houses.sides, '#B9AE98'));
  canvas.add(canvas.grain(rect(0, 250, 800, 102, canvas.fade(palette.haze, 'up', 0.9))));
  canvas.add(stroke(houses.windows, palette.ridge[2], 3));
}

/** The glass hall and its three roofs, shaped like gulls about to fly. */
function drawHall(canvas: Canvas): void {
  canvas.add(path('M306 362V222H724V362Z', '#7FB3B4'), path('M560 362V222H724V362Z', '#4F8B92'));
  let mullions = '';
  for (let x = 320; x < 724; x += 14) mullions += `M${x} 222V318`;
  canvas.add(
    stroke(mullions, '#D8EAE0', 1.2, { opacity: 0.7 }),
    stroke('M306 244H724M306 268H724M306 292H724', '#FFF8E8', 5),
    stroke('M560 244H724M560 268H724M560 292H724', '#C3CFC4', 5),
    // Open market floor
    rect(306, 318, 418, 44, '#2A4E58'),
    stroke('M312 330H720', '#FFD98C', 6, { 'stroke-dasharray': '14 12' }),
    path('M306 308H724V322H306Z', '#FFF8E8'),
    path('M560 308H724V322H560Z', '#C3CFC4'),
    stroke('M312 348H720', '#E2603F', 12, { 'stroke-dasharray': '20 30' }),
    stroke('M338 348H720', '#EDB046', 12, { 'stroke-dasharray': '16 34' }),
  );
  // Roofs: three gulls with spread wings, the middle one highest
  for (const [x, y, size] of triplesFrom('648 196 100, 384 196 108, 518 170 136')) {
    const at = drawAt(x, y, size);
    canvas.add(
      at.path('M-.5-.2C-.3-.18-.12-.02 0 .12C.12-.02 .3-.18 .5-.2L.56 .5H-.56Z', '#8FBEBC'),
      at.path('M0 .12C.12-.02 .3-.18 .5-.2L.56 .5H0Z', '#5F979B'),
      at.stroke('M-.5 0H.52M-.52 .12H.54M-.53 .24H.55', '#E6F0E4', size * 0.022, {
        opacity: 0.7,
      }),
      at.path(
        'M-1.16-.1C-.8-.42-.26-.32 0 .06C.26-.32 .8-.42 1.16-.1C.72-.22 .3-.14 .06 .24H-.06C-.3-.14-.72-.22-1.16-.1Z',
        '#FFFDF6',
      ),
      at.path('M0 .06C.26-.32 .8-.42 1.16-.1C.72-.22 .3-.14 .06 .24H0Z', '#C3D3CA'),
    );
  }
  // The name on the front
  canvas.add(rect(330, 251, 218, 32, '#1D4853'));
  canvas.add(lettering('자갈치시장', 350, 257, 20, '#FFF3D6', 3.2, { gap: 0.9 }));
}

/** The harbour basin with two boats. */
function drawHarbour(canvas: Canvas): void {
  canvas.add(
    path('M300 350H730V366H300Z', '#8C8274'),
    rect(0, 362, 800, 70, canvas.linearGradient({ 0: '#A9CBC0', 0.4: '#5F9C9C', 1: '#2B6470' })),
    rect(0, WATER, 300, 20, '#B9D3C4'),
    roundStroke(reflection(4, 120, 356, 60, 110, 7), '#FFF3D0', 3),
    roundStroke(reflection(6, 500, 368, 44, 300, 8), '#D5E7DC', 2.6, { opacity: 0.6 }),
    roundStroke(ripples(7, [366, 420], 30, 60), '#E6F2E6', 2, { opacity: 0.6 }),
  );
  const boat = {
    shade: palette.ink,
    cabin: '#FFF8E8',
    window: palette.ridge[4],
    mast: palette.ink,
  };
  canvas.add(
    fishingBoat(500, 386, 150, { ...boat, hull: '#2C7F96', keel: palette.red }),
    fishingBoat(240, 410, 250, { ...boat, hull: '#FFF8E8', keel: palette.red }, '#FFE9A8'),
  );
}

/** Wet stone, crates on ice, basins, and the people of the market. */
function drawQuay(canvas: Canvas): void {
  canvas.add(
    path(`M-10 ${QUAY}H810V610H-10Z`, '#B7A68C'),
    path(`M-10 ${QUAY}H810V428H-10Z`, '#F2E3C4'),
    stroke(
      'M-10 452H810M90 428L40 452M250 428L226 452M410 428V452M570 428L594 452M720 428L770 452',
      '#8F806E',
      1.6,
      { opacity: 0.7 },
    ),
    canvas.grain(
      rect(-10, 428, 820, 180, canvas.linearGradient({ 0: ['#4A5A60', 0], 1: ['#4A5A60', 0.85] })),
    ),
  );

  // White fish boxes stacked on the edge
  for (const [x, y] of pointsFrom('400 440, 456 440, 426 420')) {
    canvas.add(
      path(pen`M${x} ${y}h52v24h-52z`, '#FFFBEF'),
      path(pen`M${x + 36} ${y}h16v24h-16z`, '#B4C4C2'),
    );
    canvas.add(stroke(pen`M${x} ${y + 7}h52`, '#8FAAA9', 1.6));
  }
  canvas.add(path('M508 464L590 474H452L400 464Z', '#857763', { opacity: 0.7 }));

  // Two market women under a parasol, a buyer
  const umbrella = beachParasol(canvas, { stripe: '#FFF3D6', ink: palette.ink, shadow: 'none' });
  canvas.add(umbrella(placed(682, 392, 106, { fill: palette.red })));
  const shadow = '#857763';
  canvas.add(person(640, 512, 118, '#D8577A', '#3A4A66', { shadow, shadowLength: 0.8 }));
  const boots = '#2F5D50';
  canvas.add(
    rect(628, 486, 10, 28, boots),
    rect(644, 486, 10, 28, boots),
    path('M624 446H657L655 476H626Z', '#F7E3C0'),
    path('M644 446H657L655 476H646Z', '#CDB48C'),
    path('M628 410q0-16 12-16t12 16q-4 8-12 8t-12-8z', '#F2D06B'),
    path('M640 394q12 0 12 16q-4 8-10 8q4-12-2-24z', '#C99A3A'),
    person(712, 518, 114, '#3C8C84', '#5A3A4C', { shadow, shadowLength: 0.8 }),
    rect(700, 492, 10, 28, boots),
    rect(716, 492, 10, 28, boots),
    path('M696 454H729L727 484H698Z', '#EDB046'),
    path('M716 454H729L727 484H718Z', '#B97F2C'),
    path('M700 420q0-16 12-16t12 16q-4 8-12 8t-12-8z', '#E2603F'),
    path('M712 404q12 0 12 16q-4 8-10 8q4-12-2-24z', '#A83C2E'),
  );

  drawCrates(canvas);
  drawBasins(canvas);
  // Bollard with a gull on it
  canvas.add(
    path('M52 470V436H48V424H92V436H88V470Z', palette.ridge[4]),
    path('M74 470V436H78V424H92V436H88V470Z', palette.ink),
    path(
      'M38 398Q40 380 56 380Q64 382 66 392Q86 392 108 408Q88 414 76 424H64Q48 416 46 400Z',
      '#FFFBEF',
    ),
    path('M64 396Q88 394 112 410Q88 416 70 414Q60 408 64 396Z', '#8FAFB0'),
    path('M96 404L118 413 92 414Z', palette.ink),
    path('M40 388L28 394 41 396Z', palette.gold),
    circle(50, 388, 2.4, palette.ink),
  );
}

/** A fish as a symbol pointing left, 100 long; the fill is its back. */
function fish(canvas: Canvas, belly: Color, line: Color, striped: boolean) {
  return canvas.symbol([
    path('M-50 0C-30-20 12-20 36-4L50-16Q46 0 50 16L36 4C12 20-30 20-50 0Z', undefined),
    path('M-50 0C-30 8 12 8 36 0V4C12 20-30 20-50 0Z', belly),
    striped
      ? stroke('M-20-13q4 6 0 10M-8-15q4 6 0 11M4-14q4 6 0 10M16-11q4 5 0 8', line, 3)
      : path('M-14-15Q4-30 20-10Z', line),
    stroke('M-30-10q6 10 0 19', line, 2),
    circle(-39, -3, 3.4, '#FFFBEF'),
    circle(-39, -3, 1.8, '#142B36'),
  ]);
}

/** Blue crates with ice: mackerel, sea bream, hairtail. */
function drawCrates(canvas: Canvas): void {
  const mackerel = fish(canvas, '#E6EEE6', '#123645', true);
  const bream = fish(canvas, '#FBD3BC', '#A63A34', false);
  const random = createRandom(3);
  const crates = [
    { x: 112, y: 478, width: 210, kind: 'mackerel', name: '고등어' },
    { x: 338, y: 484, width: 196, kind: 'bream', name: '도미' },
  ] as const;
  for (const { x, y, width, kind, name } of crates) {
    const depth = 62;
    const outer = pen`M${x} ${y}H${x + width}L${x + width + 26} ${y + depth}H${x - 26}Z`;
    canvas.add(path(pen`M${x + width} ${y}l70 40l-10 66h-40z`, '#6F6556', { opacity: 0.8 }));
    canvas.add(path(outer, '#3F8FB0'));
    canvas.add(
      path(
        pen`M${x + 8} ${y + 6}H${x + width - 8}L${x + width + 14} ${y + depth - 4}H${x - 14}Z`,
        '#EAF4F0',
      ),
    );
    let ice = '';
    for (const index of range(26)) {
      const q = random();
      const iceX = lerp(x - 14 * q, x + width - 8 + 14 * q, (index + random()) / 27);
      ice += pen`M${iceX} ${lerp(y + 10, y + depth - 6, q)}l7-4l4 6l-7 3z`;
    }
    canvas.add(path(ice, '#B5D6DA'));
    const copy = kind === 'mackerel' ? mackerel : bream;
    const rows = 3;
    for (const row of range(rows)) {
      const count = 3;
      for (const index of range(count)) {
        const q = (row + 0.5) / rows;
        const fishX = lerp(x + 38 - 18 * q, x + width - 52 + 18 * q, index / (count - 1));
        const scale = 0.66 + q * 0.24;
        canvas.add(
          copy({
            transform: pen`translate(${fishX + (row % 2) * 8} ${y + 6 + q * (depth - 8)})rotate(${-18 + index * 5})scale(${String(Number(scale.toFixed(2)))})`,
            fill: kind === 'mackerel' ? '#2F7384' : '#E2674F',
          }),
        );
      }
    }
    canvas.add(
      path(pen`M${x - 26} ${y + depth}h${width + 52}v40h${-width - 52}z`, '#2F7FA4'),
      path(
        pen`M${x + width * 0.6} ${y + depth}h${width * 0.4 + 26}v40h${-width * 0.4 - 26}z`,
        '#1F5F80',
      ),
      stroke(pen`M${x - 26} ${y + depth + 2}h${width + 52}`, '#8CC8DC', 4),
      stroke(pen`M${x - 16} ${y + depth + 22}h${width + 32}`, '#18506E', 12, {
        'stroke-dasharray': '16 9',
      }),
    );
    // Price card
    const cardX = x + width * 0.5 - name.length * 14;
    canvas.add(
      path(
        pen`M${cardX - 8} ${y + depth - 12}h${name.length * 28 + 12}v34h${-name.length * 28 - 12}z`,
        '#FFF3D6',
      ),
      lettering(name, cardX, y + depth - 5, 20, palette.red, 2.8),
    );
  }
}

/** Red basins with octopus and clams in front of the women. */
function drawBasins(canvas: Canvas): void {
  for (const [x, y, width] of triplesFrom('626 548 78, 748 566 84')) {
    canvas.add(
      ellipse(x + 26, y + 26, width, 18, '#6F6556', { opacity: 0.8 }),
      path(
        pen`M${x - width} ${y}L${x - width * 0.78} ${y + 34}Q${x} ${y + 48} ${x + width * 0.78} ${y + 34}L${x + width} ${y}Z`,
        palette.red,
      ),
      path(
        pen`M${x + width * 0.3} ${y}L${x + width * 0.24} ${y + 41}Q${x + width * 0.6} ${y + 40} ${x + width * 0.78} ${y + 34}L${x + width} ${y}Z`,
        '#8E2F22',
      ),
      ellipse(x, y, width, 22, '#E58A6B'),
      ellipse(x, y + 2, width - 7, 17, '#7FB3B4'),
    );
  }
  const octopus = drawAt(624, 540, 44);
  canvas.add(
    octopus.roundStroke(
      'M-.3 .1C-.8 .2-1.2-.1-1.4 .16M-.2 .2C-.5 .5-1 .3-1.1 .4M.1 .22C.2 .5 .6 .5 .8 .36M.3 .1C.8 .2 1 0 1.4 .12M.26 0C.7-.1 .9-.3 1.2-.16M-.26 0C-.6-.1-.8-.3-1.1-.16',
      '#A8506A',
      9,
    ),
    octopus.path('M-.42 .1C-.6-.7 .6-.7 .42 .1Q.3 .34 0 .34T-.42 .1Z', '#C4687C'),
    octopus.path('M.1-.5C.5-.5 .5-.1 .42 .1Q.3 .34 .1 .33Q.36-.1 .1-.5Z', '#8F3F5C'),
  );
  let shells = '';
  const random = createRandom(9);
  for (const index of range(22)) {
    const x = 690 + (index % 11) * 11 + random() * 6;
    const y = 556 + Math.floor(index / 11) * 9 + random() * 5;
    shells += pen`M${x} ${y}q8-12 16 0q-8 6-16 0z`;
  }
  canvas.add(path(shells, '#E9CFA0', { stroke: '#8A5A44', 'stroke-width': 1.2 }));
}
