// Seven days of heritage in the manner of a folk painting: sun, moon and five peaks over a temple, a pagoda, the observatory and the mask on the waves.
import { pen, placePath } from '../../lib/path.ts';
import { defineScene } from '../../lib/scene.ts';
import { circle, path, rect, ROUND_CAPS, stroke } from '../../lib/svg.ts';
import { cheomseongdae, moundPaths } from '../../motifs/gyeongju.ts';
import { hahoeMask } from '../../motifs/hahoe.ts';
import { hallWall, pagoda, terrace } from '../../motifs/hall.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, peak } from '../../motifs/land.ts';
import { halo } from '../../motifs/light.ts';
import { pine } from '../../motifs/pine.ts';
import { route, type RouteColors, stop } from '../../motifs/route.ts';
import { crownPath } from '../../motifs/trees.ts';
import { scallopRows, wave } from '../../motifs/water.ts';

/** Mineral pigments on mulberry paper. */
const PAPER = ['#E9C98F', '#F4E2B8', '#FBF0D6'] as const;
const AZURITE = '#1F4A7A';
const INDIGO = '#16294F';
const MALACHITE = '#2F8F7A';
const VERMILION = '#CF3F2B';
const OCHRE = '#E5A93C';
const PEONY = ['#B8324A', '#E57F8C', '#F9CFCB'] as const;

const hanok = hanokColors({
  roof: '#46617A',
  roofDeep: INDIGO,
  lit: PAPER[2],
  green: MALACHITE,
  ink: '#101D3A',
  red: VERMILION,
  gold: OCHRE,
});
const STONE = { lit: '#FFF4DC', shade: '#DDBD8C', deep: '#9C7850' };
const ROUTE: RouteColors = {
  line: '#FFF8E6',
  under: INDIGO,
  disc: VERMILION,
  ring: '#FFF8E6',
  number: '#FFF8E6',
};

/** The five peaks, outer ones first: summit, half width at the foot, height. */
const PEAKS = [
  [96, 206, 150, 254],
  [704, 206, 150, 254],
  [240, 146, 140, 314],
  [560, 146, 140, 314],
  [400, 74, 170, 386],
] as const;

export const scene = defineScene({
  id: 'cultural-7days',
  title: 'Seven days of heritage',
  seed: 71,
  safe: [0, 0, 800, 600],
  draw(canvas) {
    // Paper, the moon on the left and the sun on the right as on the king's screen
    const paper = canvas.linearGradient([
      [0, PAPER[0]],
      [0.4, PAPER[1]],
      [0.8, PAPER[2]],
    ]);
    canvas.add(rect(0, 0, 800, 600, paper));
    canvas.add(
      canvas.grain(
        halo(canvas, 150, 104, 110, '#FFFDF2', { start: 0.3, opacity: 0.8 }),
        halo(canvas, 650, 104, 120, VERMILION, { start: 0.3, opacity: 0.5 }),
      ),
    );
    canvas.add(circle(150, 104, 46, '#FFFDF2'), circle(650, 104, 48, VERMILION));
    canvas.add(swirlCloud(20, 150, 1), swirlCloud(560, 158, 1.1), swirlCloud(250, 70, 0.8));

    // Five peaks in azurite and malachite
    PEAKS.forEach(([x, y, half, height], index) => {
      const blue = index === 4 || index < 2;
      canvas.add(
        peak(x, y, half, height, {
          fill: blue ? '#3C7FA0' : MALACHITE,
          shade: blue ? AZURITE : '#1D6468',
          contour: PAPER[2],
          contours: 5,
        }),
      );
    });
    const gold = canvas.linearGradient(
      [
        [0, '#FBE3A4', 0.9],
        [0.7, '#FBE3A4', 0],
      ],
      [0, 0, 1, 0.3],
    );
    const lights = PEAKS.map(([x, y, half, height]) =>
      path(placePath('M-1 1C-.62 .62-.42 .02 0 0L-.1 1Z', x, y, half, height), gold),
    );
    canvas.add(canvas.grain(lights));
    canvas.add(canvas.grain(rect(0, 300, 800, 150, canvas.fade(PAPER[1], 'up'))));
    canvas.add(swirlCloud(-60, 316, 1.4), swirlCloud(590, 322, 1.4));

    // Hills in scales of green
    for (const [x, y, half, height, fill, shade] of [
      [150, 480, 220, 110, '#7FB58E', '#4C9478'],
      [660, 480, 230, 116, '#7FB58E', '#4C9478'],
      [400, 500, 300, 120, '#A9C98F', '#6FAE86'],
    ] as const) {
      const hill = moundPaths(x, y, half, height);
      canvas.add(path(hill.body, fill), path(hill.shade, shade));
    }
    canvas.add(path('M-10 470Q200 430 400 452T810 470V600H-10z', '#C4D493'));
    canvas.add(
      canvas.grain(
        path('M-10 470Q200 430 400 452T810 470V600H-10z', canvas.fade('#4C9478', 'up', 0.8)),
      ),
    );

    // Temple hall
    canvas.add(terrace(400, 404, 260, 26, STONE, { slab: 22 }));
    canvas.add(hallWall(400, 352, 196, 52, 5, hanok));
    canvas.add(hanokRoof(400, 270, 290, 84, hanok, { tiles: 24, lift: 0.27 }));
    canvas.add(
      path('M374 404h52l14 34h-80z', STONE.lit),
      stroke('M371 412h58M367 421h66M363 430h74', STONE.deep, 1.3, { opacity: 0.6 }),
    );

    // Pagoda and observatory
    canvas.add(
      path('M170 470H250L340 486V494L170 482z', '#3F8068', { opacity: 0.6 }),
      path('M560 470H670L760 486V494L560 482z', '#3F8068', { opacity: 0.6 }),
    );
    canvas.add(pagoda(206, 476, 180, STONE.lit, STONE.shade, 3));
    canvas.add(cheomseongdae(598, 474, 158, STONE));

    // Pines on both sides
    const needles = {
      trunk: '#A8432C',
      trunkLight: '#DD7A4C',
      leaf: '#17505A',
      leafLight: MALACHITE,
    };
    canvas.add(
      pine(60, 520, 250, { ...needles, lean: -0.3, seed: 3 }),
      pine(772, 520, 260, { ...needles, lean: 0.25, seed: 8 }),
    );

    // The route, first behind the waves
    canvas.add(
      route('M400 424C350 446 300 452 236 470', ROUTE, 4.6),
      route('M236 470C250 500 310 500 350 486S480 496 560 478', ROUTE, 4.6),
    );

    // Waves, and in front of them the mask in a bed of peonies
    const rows = scallopRows(canvas, {
      from: 0,
      to: 800,
      y: 500,
      radius: 32,
      rows: 6,
      colors: ['#3C7FA0', INDIGO, PAPER[2]],
    });
    const surf = { body: AZURITE, line: PAPER[2], foam: '#FFF8E6' };
    canvas.add(
      rows.slice(0, 2),
      wave(206, 546, 46, surf),
      wave(606, 546, 46, surf, -1),
      rows.slice(2, 3),
    );
    canvas.add(wave(66, 566, 40, surf), wave(740, 566, 40, surf, -1), rows.slice(3, 5));
    canvas.add(peony(306, 540, 40), peony(496, 540, 40));
    canvas.add(
      hahoeMask(401, 504, 64, {
        lit: '#E0803E',
        shade: '#A94A2A',
        light: '#F5B36A',
        ink: '#3A1A1C',
        cord: PAPER[2],
      }),
    );
    canvas.add(
      peony(262, 572, 34),
      peony(540, 574, 34),
      peony(348, 588, 30),
      peony(456, 590, 30),
      rows.slice(5),
    );

    // Cranes
    canvas.add(crane(300, 196, 34), crane(470, 60, 26));

    // The stops
    canvas.add(stop(1, 400, 420, ROUTE, 18), stop(2, 240, 478, ROUTE, 18));
    canvas.add(stop(3, 322, 490, ROUTE, 18), stop(4, 560, 482, ROUTE, 18));
  },
});

/** A cloud of the folk paintings with a curl at either end. */
function swirlCloud(x: number, y: number, scale: number): string {
  const curls =
    pen`M${x + 60 * scale} ${y - 10 * scale}q0 ${-14 * scale} ${16 * scale} ${-12 * scale}q${12 * scale} ${4 * scale} ${4 * scale} ${12 * scale}` +
    pen`M${x + 150 * scale} ${y - 8 * scale}q0 ${-18 * scale} ${20 * scale} ${-16 * scale}q${14 * scale} ${6 * scale} ${4 * scale} ${14 * scale}q${-8 * scale} ${2 * scale} ${-8 * scale} ${-6 * scale}`;
  return (
    path(cloud(x, y, 250 * scale, 36 * scale), '#FFFAEA') + stroke(curls, OCHRE, 2.2, ROUND_CAPS)
  );
}

/** A peony: three rings of petals on two leaves. */
function peony(x: number, y: number, size: number): string {
  const leaves = placePath(
    'M0 0C-.8-.5-1.7-.3-1.9 .3C-1.2 .5-.5 .4 0 0ZM0 0C.8-.5 1.7-.3 1.9 .3C1.2 .5 .5 .4 0 0Z',
    x,
    y,
    size,
  );
  return [
    path(leaves, '#2C7A5E'),
    path(crownPath(x, y, size), PEONY[1]),
    path(crownPath(x + size * 0.06, y + size * 0.08, size * 0.72), PEONY[0]),
    path(crownPath(x - size * 0.06, y - size * 0.1, size * 0.56), PEONY[2]),
    path(crownPath(x, y, size * 0.3), PEONY[1]),
    stroke(
      pen`M${x - size * 0.1} ${y - size * 0.04}h0M${x + size * 0.1} ${y}h0M${x} ${y - size * 0.16}h0`,
      OCHRE,
      size * 0.14,
      ROUND_CAPS,
    ),
  ].join('');
}

/** A flying crane with black wing tips and a red crown. (x, y) = its breast. */
function crane(x: number, y: number, size: number): string {
  const place = (data: string) => placePath(data, x, y, size);
  return [
    stroke(place('M.3 .1Q1 .3 1.6 .2'), INDIGO, 2),
    path(
      place(
        'M-.5-.1Q0-.3 .5 .05Q0 .35-.5-.1ZM-.2-.1Q.2-.9 1-1.2Q.7-.5 .3 .05ZM-.3 0Q-.1-.9-.7-1.3Q-.9-.5-.2 .1Z',
      ),
      '#FFFDF2',
    ),
    path(place('M1-1.2Q.9-.8 .7-.5L.62-.86ZM-.7-1.3Q-.9-.9-.72-.6L-.5-1Z'), INDIGO),
    stroke(place('M-.4-.06Q-.9-.1-1.2-.36'), '#FFFDF2', size * 0.12, ROUND_CAPS),
    stroke(place('M-.8-.16Q-1-.22-1.16-.34M-1.24-.38L-1.5-.4'), INDIGO, 2, ROUND_CAPS),
    circle(x - size * 1.22, y - size * 0.42, size * 0.08, VERMILION),
  ].join('');
}
