// Seven days of old Korea as a folding screen of four leaves, in mineral colours: the palace under the five peaks, the mounds and the observatory of Gyeongju, the masks of Hahoe, the monastery and the sea; the route runs on from leaf to leaf.
import { range } from '../../lib/math.ts';
import { pen, quadruplesFrom, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene } from '../../lib/scene.ts';
import { circle, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { cheomseongdae, moundPaths } from '../../motifs/gyeongju.ts';
import { hahoeMask, thatchedHouse } from '../../motifs/hahoe.ts';
import { hallWall, pagoda, terrace } from '../../motifs/hall.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, peak } from '../../motifs/land.ts';
import { birds, lantern } from '../../motifs/life.ts';
import { pine } from '../../motifs/pine.ts';
import { route, type RouteColors, stop } from '../../motifs/route.ts';
import { scallopRows, wave } from '../../motifs/water.ts';

const PAPER = ['#F5D9A6', '#F3E4C4', '#EAD0A0', '#F7E9CE'] as const;
const INDIGO = '#1B3B6B';
const AZURITE = '#27568C';
const MALACHITE = '#2F8F7A';
const VERMILION = '#CF3F2B';
const OCHRE = '#E5A93C';
const CREAM = '#FFF8E6';
const hanok = hanokColors({
  roof: '#46617A',
  roofDeep: INDIGO,
  lit: CREAM,
  green: MALACHITE,
  ink: '#101D3A',
  red: VERMILION,
  gold: OCHRE,
});
const STONE = { lit: '#FFF4DC', shade: '#DDBD8C', deep: '#9C7850' };
const THATCH = {
  straw: '#E2B964',
  strawDeep: '#A97B3C',
  wall: '#D9A878',
  wood: '#6B4334',
  paper: '#FFF3DC',
};
const NEEDLES = { trunk: '#A8432C', trunkLight: '#DD7A4C', leaf: '#17505A', leafLight: MALACHITE };
const MASK = { lit: '#D9773A', shade: '#A3462A', light: '#F5B36A', ink: '#3A1A1C', cord: CREAM };
const ROUTE: RouteColors = {
  line: CREAM,
  under: INDIGO,
  disc: VERMILION,
  ring: CREAM,
  number: CREAM,
};

/** Left edge of a leaf, and whether it leans forwards at its right side. */
const LEAF = 187;
const leafX = (leaf: number) => 26 + leaf * LEAF;
/** The upper edge of a leaf at its left and its right side: the screen stands in folds. */
const edges = (leaf: number): [number, number] => (leaf % 2 ? [30, 52] : [52, 30]);
const leafPath = (leaf: number, inset = 0) => {
  const x = leafX(leaf);
  const [left, right] = edges(leaf);
  return pen`M${x + inset} ${left + inset}L${x + LEAF - inset} ${right + inset}V${618 - right - inset}L${x + inset} ${618 - left - inset}z`;
};

export const scene = defineScene({
  title: 'Seven days of heritage',
  seed: 71,
  safe: [0, 0, 800, 600],
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  // A room: papered wall, yellow floor
  canvas.add(rect(0, 0, 800, 600, '#2F4B52'), rect(0, 520, 800, 80, '#C9964E'));
  canvas.add(
    canvas.grain(
      rect(0, 0, 800, 300, canvas.fade('#173038', 'down', 0.8)),
      rect(0, 520, 800, 80, canvas.fade('#8A5A2C', 'down', 0.8)),
    ),
  );
  range(4).forEach((leaf) =>
    canvas.add(path(leafPath(leaf, -7), '#5A2A24'), path(leafPath(leaf), PAPER[leaf] ?? CREAM)),
  );
  const leaf = (index: number, ...content: string[]) =>
    canvas.add(group({ 'clip-path': canvas.clip(leafPath(index)) }, content));

  // 1 The palace under the five peaks, sun and moon
  const peaks = quadruplesFrom('60 220 62 250, 180 210 70 260, 120 120 84 350');
  leaf(
    0,
    circle(66, 116, 24, CREAM),
    circle(176, 110, 25, VERMILION),
    ...peaks.map(([x, y, half, height], i) =>
      peak(x, y, half, height, {
        fill: i < 2 ? MALACHITE : '#3C7FA0',
        shade: i < 2 ? '#1D6468' : AZURITE,
        contour: CREAM,
        contours: 4,
      }),
    ),
    path(cloud(10, 330, 150, 30) + cloud(110, 300, 140, 26), CREAM),
    path('M0 452Q120 420 230 446V600H0z', '#A9C98F'),
    terrace(119, 440, 164, 22, STONE, { slab: 20 }),
    hallWall(119, 394, 120, 46, 5, hanok),
    hanokRoof(119, 352, 176, 44, hanok, { skirt: true, ridge: 0.62, tiles: 18, lift: 0.26 }),
    hallWall(119, 334, 92, 24, 3, hanok, { band: 0.5, lattice: false }),
    hanokRoof(119, 286, 146, 52, hanok, { tiles: 16, lift: 0.27 }),
    path('M100 440h38l18 30h-74z', STONE.lit),
    path('M0 500Q120 470 230 498V600H0z', '#6FAE86'),
  );

  // 2 Mounds and observatory, autumn grass
  const mounds = [
    [250, 330, 70, 60, '#C9C07A', '#9DA35C'],
    [360, 340, 80, 76, '#B9B86C', '#8A9A58'],
    [300, 408, 96, 84, '#A5B565', '#748E52'],
  ] as const;
  leaf(
    1,
    peak(260, 210, 90, 160, { fill: '#8FB5A0', shade: '#6A9A8C', contour: CREAM, contours: 3 }),
    peak(360, 190, 96, 180, { fill: '#8FB5A0', shade: '#6A9A8C', contour: CREAM, contours: 3 }),
    path(cloud(206, 292, 190, 30) + cloud(250, 110, 150, 22), CREAM),
    path(birds([290, 160, 13], [322, 146, 10], [346, 168, 9]), INDIGO),
    path('M200 330H420V600H200z', '#D6CE8C'),
    ...mounds.flatMap(([x, y, half, height, fill, shade]) => {
      const mound = moundPaths(x, y, half, height);
      return [path(mound.body, fill), path(mound.shade, shade)];
    }),
    path('M200 420Q300 392 420 424V600H200z', '#B9C079'),
    cheomseongdae(318, 500, 176, STONE),
    path('M290 502L400 512V526L290 508z', '#7E8F52', { opacity: 0.6 }),
    pine(238, 520, 190, { ...NEEDLES, lean: -0.1, seed: 3 }),
    path('M200 516Q300 500 420 520V600H200z', '#8FA35C'),
  );

  // 3 Hahoe: masks over the straw roofs
  leaf(
    2,
    path('M400 250Q480 226 590 258V330H400z', '#9DB98C'),
    path('M400 300Q490 284 590 304V600H400z', '#CDBB7A'),
    stroke('M404 92Q494 130 582 92M446 104V136M540 104V136M493 112V152', '#5A2A24', 2.4),
    hahoeMask(446, 168, 33, { ...MASK, lit: '#F0DCC0', shade: '#C9A88C', light: '#FFF4E0' }),
    hahoeMask(540, 168, 33, { ...MASK, lit: '#B9502E', shade: '#7E3224' }),
    hahoeMask(493, 196, 45, MASK),
    ...triplesFrom('450 350 76, 544 352 70, 430 404 90, 530 410 96').map(([x, y, w]) =>
      thatchedHouse(x, y, w, THATCH),
    ),
    path('M400 430C450 420 540 440 590 424V500C540 520 460 480 400 500z', '#5FA3B4'),
    roundStroke('M420 450h40M500 462h50M440 478h36M530 486h36', CREAM, 2.4),
    path('M400 494C460 478 540 512 590 496V600H400z', '#E4C88C'),
  );

  // 4 The monastery over the sea
  const rows = scallopRows(canvas, {
    from: 570,
    to: 800,
    y: 462,
    radius: 26,
    rows: 6,
    colors: ['#3C7FA0', INDIGO, CREAM],
  });
  const surf = { body: AZURITE, line: CREAM, foam: CREAM };
  leaf(
    3,
    peak(640, 170, 90, 260, { fill: MALACHITE, shade: '#1D6468', contour: CREAM, contours: 4 }),
    peak(740, 200, 84, 240, { fill: '#3C7FA0', shade: AZURITE, contour: CREAM, contours: 4 }),
    path(cloud(580, 250, 150, 26) + cloud(660, 222, 150, 22) + cloud(600, 110, 140, 22), CREAM),
    path(birds([690, 130, 12], [716, 144, 9]), INDIGO),
    path('M580 400L620 372 780 376V500H580z', '#8C6A54'),
    path('M620 372L640 420 620 470H590L600 420zM720 376L740 430 730 480H700z', '#6A4A44'),
    terrace(686, 378, 150, 16, STONE, { rail: false }),
    hallWall(686, 334, 112, 44, 5, hanok),
    hanokRoof(686, 282, 168, 54, hanok, { tiles: 18, lift: 0.27 }),
    pagoda(616, 380, 86, STONE.lit, STONE.shade, 3),
    lantern(646, 360, 10, VERMILION, '#8C2A24'),
    lantern(728, 360, 10, OCHRE, '#A9702C'),
    ...rows.slice(0, 2),
    wave(650, 520, 42, surf),
    ...rows.slice(2, 4),
    wave(742, 548, 38, surf, -1),
    ...rows.slice(4),
  );

  // Light on the folds, brocade along the edges
  canvas.add(
    range(4).map((index) =>
      path(leafPath(index), canvas.fade('#4A2A34', index % 2 ? 'right' : 'left', 0.3)),
    ),
    stroke(
      range(4).map((index) => leafPath(index, 4)),
      OCHRE,
      3,
    ),

    // The route over all leaves
    route('M120 508C170 540 240 480 300 520S420 500 492 520 600 480 690 446', ROUTE, 5),
    stop(1, 120, 506, ROUTE, 19),
    stop(2, 306, 522, ROUTE, 19),
    stop(3, 492, 522, ROUTE, 19),
    stop(4, 690, 440, ROUTE, 19),
  );
}
