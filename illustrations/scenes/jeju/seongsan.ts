// Seongsan Ilchulbong from the air: a green bowl with a crown of peaks, sheer cliffs, the neck of land with its village; haenyeo in the water.
import { createRandom, lerp, type Point, range } from '../../lib/math.ts';
import { pen, placePath, pointsFrom, polygonPath, smoothPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { gull } from '../../motifs/harbour.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { ripples } from '../../motifs/water.ts';

const palette = palettes.spring;
const ROCK = { lit: '#D9BE96', mid: '#A98D74', shade: '#6C6264', deep: '#453F4C' };
const GRASS = { lit: '#A9C964', mid: '#79AE5C', shade: '#47875A', deep: '#2C6653' };
/** The middle and the half axes of the crater's rim. */
const RIM = { x: 430, y: 238, rx: 232, ry: 74 };

/** A point of the rim: 0 lies right, a quarter turn is the far side. */
const rim = (turn: number, out = 1): Point => [
  RIM.x + Math.cos(turn * 2 * Math.PI) * RIM.rx * out,
  RIM.y - Math.sin(turn * 2 * Math.PI) * RIM.ry * out,
];

export const scene = defineScene({ title: 'Jeju', seed: 21, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  // Sky, the isle of Udo, sea
  const horizon = 108;
  const sky = canvas.linearGradient({ 0: '#5BA9C2', 1: palette.sky[2] });
  const sea = canvas.linearGradient({ 0: '#A5D6D3', 0.3: '#4FA9B4', 1: '#1B6F86' });
  canvas.add(rect(0, 0, 800, horizon, sky));
  canvas.add(path(cloud(-60, 62, 330, 26) + cloud(500, 44, 330, 24), palette.sun));
  const udo = ridgePoints(6, horizon + 2, '540 14 110, 660 26 130', {
    from: 420,
    to: 760,
    roughness: 2,
  });
  canvas.add(mountain(udo, horizon + 2, palette.ridge[1]), rect(0, horizon, 800, 500, sea));
  canvas.add(roundStroke(ripples(4, [horizon + 8, 590], 90, 80), '#EAF8F1', 2, { opacity: 0.45 }));

  // The neck of land: sand, fields, village roofs
  canvas.add(path('M-10 282C90 262 150 268 230 300L300 470C200 440 120 402-10 404z', '#F3DFB4'));
  canvas.add(path('M-10 292C90 272 160 280 226 306L280 450C180 424 100 390-10 390z', GRASS.mid));
  canvas.add(
    path('M-10 316L80 296 130 304 60 350-10 360zM60 372L150 330 176 344 120 396z', '#EFCB4E'),
  );
  canvas.add(path('M80 296L150 282 190 300 130 304zM-10 364L60 350 48 384-10 388z', GRASS.lit));
  const random = createRandom(8);
  const village = range(26).map((i): readonly [number, number, number] => [
    12 + (i % 7) * 24 + random() * 14,
    312 + Math.floor(i / 7) * 20 + (i % 7) * 4 + random() * 8,
    7 + random() * 5,
  ]);
  canvas.add(
    path(village.map(([x, y, s]) => placePath('M-1 0v-1h2v1z', x, y, s)).join(''), palette.lit),
  );
  for (const [index, color] of ['#E2603F', '#3C86A8', '#F0A03C'].entries()) {
    const roofs = village.filter((_, i) => i % 3 === index);
    canvas.add(
      path(
        roofs.map(([x, y, s]) => placePath('M-1.3-.9L-.8-1.7H.8L1.3-.9z', x, y, s)).join(''),
        color,
      ),
    );
  }

  // Far side of the crown, seen from within
  const crown = (from: number, to: number, count: number, height: number, foot: number) => {
    const jitter = createRandom(count);
    let lit = '';
    let shade = '';
    for (const i of range(count)) {
      const turn = lerp(from, to, (i + 0.5) / count);
      const [x, y] = rim(turn);
      const tall = height * (0.45 + jitter() * 0.8);
      const half = (24 + jitter() * 14) * (1 - 0.5 * Math.abs(Math.cos(turn * 2 * Math.PI)));
      const tip = x + (jitter() - 0.5) * 12;
      lit += polygonPath([
        [x - half, y + foot],
        [x - half * 0.5, y - tall * 0.55],
        [tip - 3, y - tall],
        [tip + 4, y - tall * 0.9],
        [x + half, y + foot],
      ]);
      shade += polygonPath([
        [tip, y - tall],
        [tip + 4, y - tall * 0.9],
        [x + half * 0.7, y - tall * 0.4],
        [x + half, y + foot],
        [x + 2, y + foot],
        [tip + 2, y - tall * 0.4],
      ]);
    }
    return path(lit, ROCK.lit) + path(shade, ROCK.shade);
  };
  canvas.add(crown(0, 0.5, 19, 42, 12));

  // The bowl: rim, far wall, floor
  canvas.add(ellipse(RIM.x, RIM.y + 4, RIM.rx, RIM.ry, GRASS.mid));
  canvas.add(
    path(
      pen`M${RIM.x - RIM.rx} ${RIM.y}a${RIM.rx} ${RIM.ry} 0 0 1 300-70Q240 214 300 276Q214 270 ${RIM.x - RIM.rx} ${RIM.y}z`,
      GRASS.shade,
    ),
  );
  canvas.add(ellipse(RIM.x + 6, RIM.y + 24, 168, 40, GRASS.lit));
  const bowl = canvas.radialGradient({ 0.3: [GRASS.lit, 0], 1: [GRASS.deep, 0.9] });
  canvas.add(canvas.grain(ellipse(RIM.x, RIM.y + 4, RIM.rx, RIM.ry, bowl)));
  const tufts =
    'M330 262l4-7 4 7M392 250l4-7 4 7M452 280l4-7 4 7M540 258l4-7 4 7M500 246l3-6 3 6M404 284l4-7 4 7';
  canvas.add(roundStroke(tufts, GRASS.shade, 2.4));

  // The outer flank: grass from the rim, then cliffs down to the sea
  const front = range(25).map((i) => rim(0.5 + i / 48));
  const foot = pointsFrom(`
      712 330, 716 392, 668 428, 610 452, 540 462, 470 474, 400 468, 330 472, 268 448, 226 420,
      170 330
    `);
  const flank = `${smoothPath(front)}${smoothPath(foot, 'L')}Z`;
  canvas.add(path(flank, ROCK.mid));
  let lit = '';
  let shade = '';
  for (const i of range(15)) {
    const turn = 0.5 + (i + 0.4) / 30;
    const [x, y] = rim(turn, 1);
    const drift = (x - RIM.x) * 0.22;
    const bottom = 462 - Math.abs(x - 440) * 0.16;
    const wide = 15 + random() * 12;
    lit += polygonPath([
      [x, y],
      [x + drift - wide, bottom - 30],
      [x + drift - wide * 0.4, bottom + 4],
      [x + drift + 4, bottom - 60 - random() * 40],
    ]);
    shade += polygonPath([
      [x, y + 4],
      [x + drift + 4, bottom - 80],
      [x + drift, bottom + 6],
      [x + drift + wide, bottom - 4],
      [x + drift * 0.5 + wide * 0.6, y + 60],
    ]);
  }
  const cut = { 'clip-path': canvas.clip(flank) };
  canvas.add(path(lit, ROCK.lit, cut), path(shade, ROCK.shade, cut));
  // Grass hangs in tongues over the cliffs; the left slope, where the stairs climb, is all meadow
  let tongues = smoothPath(front);
  const [endX, endY] = front.at(-1) ?? [0, 0];
  tongues += pen`L${endX} ${endY + 26}`;
  for (const i of range(12)) {
    const [x, y] = rim(1 - (i + 1) / 25);
    const long = 34 + random() * 44 + i * 5;
    tongues += pen`L${x + (x - RIM.x) * 0.14 + 14} ${y + long}L${x + (x - RIM.x) * 0.06} ${y + long * 0.45}`;
  }
  canvas.add(
    path(`${tongues}Z`, GRASS.mid, cut),
    path(
      'M198 238C188 300 172 330 150 352L226 420 284 446C276 400 290 340 320 306 260 296 220 270 198 238z',
      GRASS.mid,
    ),
    path('M262 290C250 340 248 400 284 446L322 470C308 420 316 350 344 306z', GRASS.shade),
    crown(0.5, 1, 21, 22, 3),
    roundStroke('M150 366L196 350 184 330 224 318 214 296 246 286', palette.lit, 3, {
      'stroke-linejoin': 'round',
    }),
  );
  const air = canvas.fade(palette.haze, 'up', 0.7);
  canvas.add(canvas.grain(rect(150, 400, 580, 74, air, { 'clip-path': cut['clip-path'] })));

  // Foam at the foot of the cliffs
  const surf = smoothPath(
    pointsFrom(`
      150 366, 214 424, 262 456, 330 480, 400 476, 470 482, 542 470, 614 458, 676 434, 724 396,
      716 336
    `),
  );
  canvas.add(
    roundStroke(surf, '#F7FDF8', 4.5, { 'stroke-dasharray': '64 7 30 12 48 5' }),
    roundStroke(placePath(surf, 0, 12), '#CDEBE4', 3, { 'stroke-dasharray': '26 30' }),

    // Haenyeo: one with her catch on the basalt, one at her float, one diving
    path('M500 610L520 574 560 560 590 568 622 544 690 540 740 556 810 538V610z', ROCK.deep),
    path('M520 574L560 560 590 568 570 590zM622 544L690 540 720 550 650 566z', ROCK.shade),
  );
  const suit = '#1C2A38';
  canvas.add(
    path('M640 548L648 498Q640 470 660 462H682Q700 470 694 500L700 546H678L672 508 664 548z', suit),
    path('M682 462Q700 470 694 500L700 546H690L680 500z', '#0E1722'),
    roundStroke('M654 474L636 506 650 520', suit, 12, { 'stroke-linejoin': 'round' }),
    circle(672, 446, 17, suit),
    ellipse(668, 448, 11, 12, '#E2A57F'),
    path('M654 434h30v10h-30z', '#BFE3E6'),
    stroke('M653 434h32v10h-32z', '#F0B33C', 3),
    tewak(628, 530, 25),
    tewak(300, 538, 22),
    ellipse(346, 542, 44, 7, '#DDF3EC'),
    path('M326 542Q328 524 346 524T366 542z', suit),
    circle(346, 516, 14, suit),
    ellipse(350, 518, 9, 10, '#E2A57F'),
    roundStroke('M334 534L312 530', suit, 9),
    path('M342 508h18v8h-18z', '#BFE3E6'),
    ellipse(180, 560, 34, 6, '#DDF3EC'),
    path('M170 560L174 530 158 512 176 516 182 530 190 516 206 510 194 530 190 560z', suit),
    tewak(232, 566, 18),
  );
  const white = { white: '#FFFDF4', shade: '#C9DAD8', tip: '#2B414E', beak: '#F0A03C' };
  canvas.add(gull(140, 190, 26, white), gull(90, 160, 18, white, -1));
}

/** The orange float of a diver with the net under it. (x, y) = its middle. */
function tewak(x: number, y: number, radius: number): string {
  const at = drawAt(x, y, radius);
  return (
    at.path('M-.8 .3Q-.9 1.3 0 1.4T.8 .3z', '#2F6F62') +
    circle(x, y, radius, '#EE6C35') +
    at.path('M.1-1A1 1 0 0 1 0 1Q.7 .2 .1-1z', '#B9432A') +
    at.stroke('M-1 .1Q0 .5 1 .1M-.1-1V1', '#FFE3BE', radius * 0.12)
  );
}
