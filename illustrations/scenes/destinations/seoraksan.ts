// Seoraksan: the pale granite wall of Ulsanbawi with its row of jagged summits, maple forest in October, a footbridge over the gorge.
import { mix } from '../../lib/color.ts';
import { createRandom, type Point, range } from '../../lib/math.ts';
import { pen, placePath, pointsFrom, polygonPath, quadruplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { path, rect, stroke } from '../../lib/svg.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { birds } from '../../motifs/life.ts';
import { person } from '../../motifs/person.ts';
import { pine } from '../../motifs/pine.ts';
import { canopy, leafyTree } from '../../motifs/trees.ts';

const palette = palettes.autumn;
const GRANITE = { lit: '#FBF1DF', mid: '#DCCFBF', shade: '#8F8B97', crack: '#6B6877' };

/** Foot of the wall, behind the trees. */
const FOOT = 386;

/** Pillars of Ulsanbawi from the back to the front: summit, half widths to the left and right. */
const PILLARS = quadruplesFrom(`
  330 196 60 60, 462 132 66 60, 590 112 60 66, 716 150 60 60, 262 250 52 56, 392 158 52 62,
  528 92 56 60, 654 124 50 56, 780 184 54 60, 208 300 50 60, 452 214 44 50, 600 190 48 44,
  322 268 40 44, 720 236 44 44
`);

/** Sag of the footbridge between the two cliffs. */
const BRIDGE_LEFT = 120;
const BRIDGE_RIGHT = 668;
const deckY = (x: number) => {
  const t = (x - BRIDGE_LEFT) / (BRIDGE_RIGHT - BRIDGE_LEFT);
  return 484 - t * 10 + 26 * 4 * t * (1 - t) * 0.6;
};

export const scene = defineScene({ title: 'Seoraksan', seed: 17, safe: [180, 0, 600, 600], draw });

function draw(canvas: Canvas): void {
  // Clear October sky
  canvas.add(
    rect(0, 0, 800, 600, canvas.linearGradient({ 0: '#2F86A8', 0.3: '#7DBDC4', 0.55: '#F2E6C6' })),
    path(cloud(-40, 190, 300, 26) + cloud(250, 70, 200, 16), palette.sun, { opacity: 0.85 }),
  );

  // Far ridges
  const far = ridgePoints(9, 360, '20 110 150, 150 70 140, 330 90 180, 820 160 200', {
    roughness: 10,
  });
  canvas.add(mountain(far, 420, '#9DBFBB'));
  canvas.add(
    path(cloud(30, 312, 330, 24) + cloud(560, 250, 320, 20), palette.sun, { opacity: 0.7 }),
  );

  // Ulsanbawi
  const random = createRandom(64);
  canvas.add(
    path(
      'M190 392L226 316 262 280 286 288 308 236 334 222 356 246 374 200 410 172 446 190 476 152 528 146' +
        ' 558 164 590 140 640 154 676 182 716 168 758 200 810 206V392z',
      '#A9A3A6',
    ),
  );
  for (const [index, [x, y, left, right]] of PILLARS.entries()) {
    const rock = pillar(random, x, y, left, right);
    canvas.add(path(rock.body, index < 4 ? GRANITE.mid : GRANITE.lit));
    canvas.add(path(rock.shade, GRANITE.shade, index < 4 ? { opacity: 0.6 } : {}));
    canvas.add(stroke(rock.cracks, GRANITE.crack, 1.6, { opacity: 0.6 }));
  }
  canvas.add(canvas.grain(rect(0, 250, 800, 150, canvas.fade('#F6D9A6', 'up'))));

  // Forest climbing to the foot of the wall: pines first, then larch gold and maple red
  const rise = (x: number) => 392 - 74 * Math.exp(-(((x - 560) / 300) ** 2));
  canvas.add(canopy(2, (x) => rise(x) - 6, 16, 610, '#6F8058'));
  canvas.add(canopy(3, (x) => rise(x) + 18, 20, 610, '#D9A03A'));
  canvas.add(crowns(5, 26, [20, 780], (x) => rise(x) + 34, 13, '#EBC25A'));
  canvas.add(canopy(4, (x) => rise(x) + 48, 22, 610, '#D0692B'));
  canvas.add(crowns(6, 22, [20, 780], (x) => rise(x) + 66, 16, '#E8913C'));
  canvas.add(canopy(7, (x) => rise(x) + 84, 26, 610, '#B03F28'));
  canvas.add(crowns(8, 18, [20, 780], (x) => rise(x) + 102, 18, '#D3552F'));
  canvas.add(canvas.grain(rect(0, 400, 800, 110, canvas.fade('#F0A860', 'up', 0.6))));

  // Gorge: slopes closing in, boulders, the white stream
  const slopeTo = (middle: number, top: number, fall: number) => (x: number) =>
    top + Math.max(0, 150 - Math.abs(x - middle)) * fall;
  canvas.add(
    canopy(21, slopeTo(410, 486, 0.3), 24, 620, '#8A2E28'),
    crowns(22, 14, [30, 780], slopeTo(410, 506, 0.3), 18, '#BE4A2B'),
    path(
      'M404 512C380 530 430 540 400 566S352 590 340 612H486C462 586 474 566 450 546S430 526 424 512z',
      '#BFDCD8',
    ),
    stroke(
      'M412 516C398 532 436 542 414 566S378 590 372 612M434 552C452 570 444 590 456 612',
      palette.sun,
      3.4,
    ),
    canopy(24, (x) => 520 + x * 0.2, 28, 620, '#5E2428', { to: 366 }),
    canopy(26, (x) => 598 - (x - 470) * 0.24, 28, 620, '#5E2428', { from: 470 }),
    path(
      'M388 522l14-14 22 2 12 12-6 8h-36zM372 566l18-14 22 4 10 14-8 10h-36zM446 590l20-18 26 8 6 20h-50zM318 604l26-20 24 6 8 20h-58z',
      '#E4D6C6',
    ),
    path(
      'M424 510l12 12-6 8h-12l4-12zM412 556l10 14-8 10h-14l6-12zM492 580l6 20h-20l4-14zM368 590l8 20h-22l4-14z',
      GRANITE.shade,
    ),
  );

  // Cliffs on both sides
  const leftCliff = pointsFrom('-10 470, 60 468, 126 486, 150 520, 140 560, 196 612, -10 612');
  const rightCliff = pointsFrom('810 440, 720 458, 664 474, 640 520, 664 552, 610 612, 810 612');
  canvas.add(path(polygonPath(leftCliff), '#B79C86'), path(polygonPath(rightCliff), '#A78B7A'));
  canvas.add(path('M126 486L150 520 140 560 196 612H110L96 550 108 510z', '#6F5A5C'));
  canvas.add(
    path(
      'M810 470L740 500 760 560 716 612H810zM664 474L690 510 676 560 640 612H610L664 552 640 520z',
      '#6F5560',
    ),
  );

  // Footbridge: cables, hangers, planks, posts
  const steps = range(36).map((i) => BRIDGE_LEFT + ((BRIDGE_RIGHT - BRIDGE_LEFT) * i) / 35);
  const rail = steps.map((x): Point => [x, deckY(x) - 26]);
  const deck = steps.map((x): Point => [x, deckY(x)]);
  const hangers = steps.map((x) => pen`M${x} ${deckY(x) - 26}v26`);
  canvas.add(stroke(polygonPath(deck, false), palette.ink, 8));
  canvas.add(stroke(polygonPath(deck, false), '#E0A35A', 4, { 'stroke-dasharray': '7 3' }));
  canvas.add(hiker(300, palette.red), hiker(322, '#2E7C86'), hiker(486, palette.gold));
  canvas.add(stroke(hangers, palette.ink, 1.3));
  canvas.add(stroke(polygonPath(rail, false), palette.red, 3.4));
  canvas.add(stroke('M-10 446L120 430M668 420L810 392', palette.red, 3));
  canvas.add(path('M112 496V424H126V496zM660 486V414H674V486z', palette.ink));
  canvas.add(stroke('M114 494V426M662 484V416', '#8A5A48', 3));

  // Maples and a pine as the frame
  const maple = { leaf: '#B8332A', leafLight: '#E4592F', leafDark: '#7E2328', trunk: '#4A2626' };
  const birch = { leaf: '#D98B2B', leafLight: '#F2BF50', leafDark: '#A85F24', trunk: '#4A2626' };
  canvas.add(
    leafyTree(3, 40, 548, 70, maple),
    leafyTree(12, 742, 540, 62, birch),
    leafyTree(8, 806, 560, 66, maple),
    pine(800, 496, 276, {
      trunk: '#6B3A30',
      trunkLight: '#B2664A',
      leaf: '#2C3A34',
      leafLight: '#4C5F48',
      lean: -0.4,
      seed: 5,
    }),
    path(birds([330, 110, 12], [366, 94, 9]), mix(palette.ink, '#2F86A8', 0.3)),
  );
}

/** One granite pillar: a jagged top, steep flanks, the right half in shadow, cracks down the front. */
function pillar(random: () => number, x: number, y: number, left: number, right: number) {
  const height = FOOT - y;
  const jag = (share: number) => (random() - 0.5) * share;
  const inner: Point[] = range(6).map((i) => [
    x + (i % 2 ? -1 : 1) * left * 0.08 + i * right * 0.04 + jag(8),
    y + (height * i) / 5,
  ]);
  inner[0] = [x, y];
  const rightEdge: Point[] = [
    [x + right * 0.24, y + height * 0.04 + jag(6)],
    [x + right * 0.42, y + height * 0.17 + jag(10)],
    [x + right * 0.6, y + height * 0.22],
    [x + right * 0.78, y + height * 0.55],
    [x + right, FOOT],
  ];
  const leftEdge: Point[] = [
    [x - left, FOOT],
    [x - left * 0.74, y + height * 0.5],
    [x - left * 0.66, y + height * 0.28 + jag(12)],
    [x - left * 0.42, y + height * 0.2],
    [x - left * 0.3, y + height * 0.05 + jag(6)],
  ];
  const crackX = x - left * 0.34;
  return {
    body: polygonPath([[x, y], ...rightEdge, ...leftEdge]),
    shade: polygonPath([...inner, ...[...rightEdge].reverse()]),
    cracks:
      pen`M${crackX} ${y + height * 0.24}l${jag(8)} ${height * 0.2}l${jag(10)} ${height * 0.2}` +
      pen`M${x - left * 0.1} ${y + height * 0.16}l${-4 + jag(6)} ${height * 0.3}M${x - left * 0.56} ${y + height * 0.44}l${jag(8)} ${height * 0.26}`,
  };
}

/** Sunlit tree tops scattered along a slope. */
function crowns(
  seed: number,
  count: number,
  [from, to]: readonly [number, number],
  edge: (x: number) => number,
  size: number,
  fill: string,
): string {
  const random = createRandom(seed);
  const crown = 'M-1 0Q-1.1-.8-.4-.8Q0-1.5 .4-.8Q1.1-.8 1 0Q0 .3-1 0Z';
  const tops = range(count).map((i) => {
    const x = from + ((to - from) * (i + random())) / count;
    return placePath(crown, x, edge(x) + (random() - 0.4) * 22, size * (0.6 + random() * 0.6));
  });
  return path(tops, fill);
}

function hiker(x: number, jacket: string): string {
  return person(x, deckY(x) - 2, 46, jacket, palette.ink, { bag: '#34404A' });
}
