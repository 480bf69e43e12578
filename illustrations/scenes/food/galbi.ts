// Galbi in three-quarter view: scored ribs on a wire grate over glowing charcoal, flames licking up
// where the marinade drips; a barbecue house with its smoke pipe and shelves of green bottles.
import { createRandom, range } from '../../lib/math.ts';
import { pen, placePath, pointsFrom, quadruplesFrom, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { drawAt, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { lettuce } from '../../motifs/garnish.ts';
import { flame } from '../../motifs/grill.ts';
import { hangul } from '../../motifs/hangul.ts';
import { glow } from '../../motifs/light.ts';
import { lumpPath } from '../../motifs/lump.ts';
import { bowl } from '../../motifs/tableware.ts';

/** Centre of the grate. */
const X = 396;
const Y = 408;
const RADIUS_X = 290;
const RADIUS_Y = 122;

const SHADOW = '#160C0C';

export const scene = defineScene({ title: 'Galbi', seed: 81, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  // Wall, a shelf of bottles, a menu on paper
  canvas.add(rect(0, 0, 800, 310, canvas.linearGradient({ 0: '#0F2A2B', 1: '#2A5450' })));
  canvas.add(stroke('M0 60H800M0 120H800M0 180H800M0 240H800', '#1A3A3A', 2));
  canvas.add(rect(-10, 196, 270, 12, '#6B4630'), rect(-10, 208, 270, 8, '#3A261C'));
  range(7).forEach((i) => canvas.add(bottle(16 + i * 35, 196, i % 3 === 1)));
  canvas.add(canvas.grain(rect(0, 60, 800, 250, canvas.fade('#E8803A', 'up', 0.5))));
  canvas.add(
    path('M592 64H716V246H592Z', '#0B2022', { transform: 'translate(10 10)', opacity: 0.6 }),
  );
  canvas.add(rect(592, 64, 124, 182, '#F3E8CF'), rect(592, 64, 124, 14, '#B5351F'));
  const ends = { 'stroke-linejoin': 'round' };
  canvas.add(roundStroke(hangul('갈비', 608, 96, 40, { gap: 0.2 }), '#2A1F1C', 5, ends));
  const drinks = hangul('냉면', 606, 160, 23) + hangul('소주', 606, 204, 23);
  canvas.add(roundStroke(drinks, '#2A1F1C', 2.6, ends));
  canvas.add(roundStroke('M672 172h28M672 216h28', '#B5351F', 4));

  // Smoke pipe over the grill
  canvas.add(
    path('M340 0H452V118L494 172H298L340 118Z', '#3B484A'),
    path('M410 0H452V118L494 172H428Q414 90 410 0Z', '#20292B'),
  );
  canvas.add(stroke('M340 22H452M340 46H452M340 70H452M340 94H452', '#66777A', 4));
  canvas.add(stroke('M352 4V116L312 170', '#B9C6C6', 5), ellipse(396, 172, 98, 12, '#12191B'));

  // Table
  canvas.add(rect(0, 296, 800, 304, '#54382D'), rect(0, 290, 800, 10, '#A8744E'));
  canvas.add(stroke('M0 380H800M0 470H800M0 560H800', '#3D261F', 3));
  const shade = canvas.linearGradient({ 0.25: [SHADOW, 0], 1: [SHADOW, 0.7] }, [0, 0, 1, 1]);
  canvas.add(canvas.grain(rect(0, 300, 800, 300, shade)));

  // Brazier and the bed of charcoal
  canvas.add(ellipse(X + 44, Y + 50, 336, 146, SHADOW, { opacity: 0.6 }));
  canvas.add(ellipse(X, Y + 24, 330, 146, '#101416'), ellipse(X, Y + 8, 334, 148, '#4A5557'));
  canvas.add(ellipse(X, Y + 8, 316, 136, '#242C2E'));
  const embers = canvas.radialGradient({
    0: '#FFD36A',
    0.4: '#F27A24',
    0.8: '#B82E14',
    1: '#3A0F0C',
  });
  canvas.add(ellipse(X, Y + 12, 300, 126, embers));
  canvas.add(charcoal());
  canvas.add(ellipse(X, Y, 380, 200, glow(canvas, '#FF8A3A', 0.35)));

  // Flames at the back, grate, flames through it
  for (const [x, y, height, lean] of FLAMES_BEHIND)
    canvas.add(flame(x, y, height, height * 1.1, lean));
  canvas.add(grate());

  // Ribs from the back to the front, with mushrooms and garlic
  const ribs = [canvas.symbol(rib(canvas, 3)), canvas.symbol(rib(canvas, 8))];
  RIBS.forEach(([x, y, turn, kind], i) => {
    if (i === 2)
      for (const [fx, fy, height, lean] of FLAMES_BETWEEN)
        canvas.add(flame(fx, fy, height, height * 1.15, lean));
    canvas.add(
      ribs[kind]?.({ transform: pen`translate(${x} ${y}) scale(1 .68) rotate(${turn})` }) ?? '',
    );
  });
  for (const [x, y] of GARLIC) canvas.add(garlic(x, y));
  for (const [fx, fy, height, lean] of FLAMES_FRONT)
    canvas.add(flame(fx, fy, height, height * 1.15, lean));
  canvas.add(
    roundStroke(SPARKS, '#FFD37A', 5),
    roundStroke(SPARKS_SMALL, '#FF9A4A', 3.5),

    // Rim light, spring onion salad, lettuce
    roundStroke(placePath('M-324-10A330 144 0 0 1 -130-128', X, Y + 8), '#F7C998', 5),
    ellipse(132, 578, 150, 40, SHADOW, { opacity: 0.6 }),
    bowl(100, 520, 118, 44, 84, {
      body: '#DFE7E2',
      shade: '#93A8A6',
      rim: '#F6F8F3',
      inside: '#C3D0CC',
    }),
    salad(100, 516),
    ellipse(740, 566, 150, 60, SHADOW, { opacity: 0.6 }),
    ellipse(730, 556, 140, 60, '#C99A55'),
    ellipse(730, 550, 128, 50, '#7A5226'),
  );
  const leaf = canvas.symbol(lettuce(7, 0, 0, 92, 0));
  for (const [x, y, turn] of LEAVES)
    canvas.add(leaf({ transform: `translate(${x} ${y}) scale(1 .62) rotate(${turn})` }));
}

/** Flames: foot, height, lean. */
const FLAMES_BEHIND = quadruplesFrom('300 344 90 8, 356 334 126 -8, 430 332 104 10, 500 342 80 -6');
const FLAMES_BETWEEN = quadruplesFrom('226 402 44 6, 572 402 52 -8');
const FLAMES_FRONT = quadruplesFrom('412 514 40 8, 176 470 34 -6, 640 446 40 6');
const SPARKS = 'M300 236h0M352 190h0M470 214h0M520 250h0M414 170h0M250 280h0M574 290h0';
const SPARKS_SMALL =
  'M326 214h0M388 186h0M446 196h0M500 226h0M276 262h0M548 272h0M430 232h0M366 246h0';

/** Ribs: x, y, degrees, kind. */
const RIBS = quadruplesFrom('318 366 -16 0, 508 372 14 1, 262 436 -8 1, 470 448 8 0');

const GARLIC = pointsFrom('352 494, 330 512, 370 514, 604 404');

const LEAVES = triplesFrom('772 506 60, 690 520 -50, 740 560 150');

/** Lumps of hardwood charcoal, ashy on the left, glowing between. */
function charcoal(): Markup {
  const random = createRandom(6);
  const lumps = range(30).map((i) => {
    const angle = i * 2.4;
    const reach = Math.sqrt((i + 0.6) / 30);
    const x = X + Math.cos(angle) * reach * 268;
    const y = Y + 14 + Math.sin(angle) * reach * 102;
    return lumpPath(i + 2, x, y, 34 + random() * 12, 15 + random() * 6, {
      corners: 6,
      roughness: 0.34,
      rotation: random() * 0.8,
    });
  });
  const data = lumps.join('');
  return [
    path(data, '#FF9A3C', { transform: 'translate(2 4)' }),
    path(data, '#2B1714'),
    stroke(data, '#E2531F', 2, { opacity: 0.8 }),
  ];
}

/** Wires of the grate, cut to its ellipse, and its ring. */
function grate(): Markup {
  const chord = (share: number) => Math.sqrt(1 - share * share);
  const wires = range(15).map((i) => {
    const share = -0.93 + i * 0.133;
    return pen`M${X - RADIUS_X * chord(share)} ${Y + RADIUS_Y * share}h${2 * RADIUS_X * chord(share)}`;
  });
  const cross = [-0.5, 0, 0.5].map(
    (share) =>
      pen`M${X + RADIUS_X * share} ${Y - RADIUS_Y * chord(share)}v${2 * RADIUS_Y * chord(share)}`,
  );
  const data = wires.join('') + cross.join('');
  return [
    stroke(data, '#1A0D0C', 5, { transform: 'translate(0 3)', opacity: 0.7 }),
    stroke(data, '#9AA3A3', 3.4),
    stroke(wires, '#FFE2B8', 1.2, { transform: 'translate(0 -1)' }),
    ellipse(X, Y, RADIUS_X, RADIUS_Y, 'none', { stroke: '#2B3436', 'stroke-width': 10 }),
    ellipse(X, Y - 2, RADIUS_X, RADIUS_Y, 'none', { stroke: '#A9B4B4', 'stroke-width': 4 }),
  ];
}

/** A rib: its bone on the left, the scored meat unrolled to the right, 290 px long around (0, 0). */
function rib(canvas: Canvas, seed: number): Markup {
  const meat = lumpPath(seed, 22, 0, 128, 58, { corners: 15, roughness: 0.16 });
  const scores = range(7).map((i) => pen`M${-70 + i * 31} -46l42 88M${-28 + i * 31} -46l-42 88`);
  const bone = 'M-136-52Q-140-66-122-66T-100-54Q-90 0-98 50Q-100 66-118 66T-134 54Q-126 0-136-52Z';
  return [
    path(meat + bone, '#0B0505', { opacity: 0.6, transform: 'translate(8 16)' }),
    path(meat, '#3E130A', { transform: 'translate(1 9)' }),
    path(meat, '#84391B'),
    path(lumpPath(seed + 1, 14, -7, 112, 44, { corners: 13, roughness: 0.14 }), '#B9602D'),
    path(lumpPath(seed + 2, -14, -18, 66, 20, { corners: 9 }), '#DB8A45'),
    group(
      { 'clip-path': canvas.clip(meat) },
      stroke(scores, '#5A1E0C', 5),
      stroke(scores, '#F0AE68', 2, { transform: 'translate(-3 -1)', opacity: 0.8 }),
      path(lumpPath(seed + 3, 134, 8, 34, 50), '#2A0E08', { opacity: 0.6 }),
      path(lumpPath(seed + 4, 34, 50, 70, 16), '#2A0E08', { opacity: 0.55 }),
    ),
    roundStroke('M-60-30q30-14 70-10M40-34q24 0 44 10M-30 10h26M30 14h30', '#FFEBC8', 5),
    path(bone, '#9A7450', { transform: 'translate(3 8)' }),
    path(bone, '#F4E4C4'),
    path('M-110-64Q-92-66-100-54Q-90 0-98 50Q-100 66-112 66Q-104 0-110-64Z', '#CBA87C'),
    ellipse(-119, -60, 15, 8, '#E3B890'),
    ellipse(-119, -60, 9, 4.5, '#A0503A'),
  ];
}

function garlic(x: number, y: number): string {
  return (
    ellipse(x + 3, y + 6, 14, 9, '#3A160C') +
    ellipse(x, y, 14, 9, '#E9BF78') +
    ellipse(x - 3, y - 2, 8, 4, '#FFF0C8')
  );
}

/** A green soju bottle with its label; `seal` colours the cap. (x, y) = middle of its foot. */
function bottle(x: number, y: number, dark: boolean): string {
  const at = drawAt(x, y);
  return (
    at.path('M-12 0V-52Q-12-64-5-72V-96H5V-72Q12-64 12-52V0Z', dark ? '#24613F' : '#2F8A57') +
    at.path('M3 0V-96H5V-72Q12-64 12-52V0Z', dark ? '#123A26' : '#1B5C3A') +
    at.path('M-12-14H12V-44H-12Z', '#EFE9D6') +
    at.path('M-6-98H6V-88H-6Z', dark ? '#E8D9A8' : '#C8402C') +
    at.stroke('M-8-6V-50', '#C9F0CF', 2, { opacity: 0.7 })
  );
}

/** Spring onion salad with chilli flakes. */
function salad(x: number, y: number): Markup {
  const random = createRandom(14);
  const layers = ['', '', ''];
  for (let i = 0; i < 42; i++) {
    const angle = random() * 6.283;
    const reach = Math.sqrt(random());
    const [cx, cy] = [x + Math.cos(angle) * reach * 74, y - 12 + Math.sin(angle) * reach * 28];
    const turn = random() * 6.283;
    const [dx, dy] = [Math.cos(turn) * 44, Math.sin(turn) * 24];
    layers[i % 3] +=
      pen`M${cx - dx * 0.6} ${cy - dy * 0.6}q${dx * 0.5 + dy * 0.6} ${dy * 0.5 - dx * 0.3} ${dx} ${dy}`;
  }
  return [
    ellipse(x, y + 4, 104, 36, '#234D2C'),
    roundStroke(layers[0] ?? '', '#2F6E36', 9),
    roundStroke(layers[1] ?? '', '#6FA946', 7),
    roundStroke(layers[2] ?? '', '#DDEBB8', 4.5),
    roundStroke(
      placePath('M-50-10h0M-20-24h0M16-6h0M44-20h0M-4 6h0M60 0h0M-36 8h0M28-34h0', x, y),
      '#D8341F',
      7,
    ),
  ];
}
