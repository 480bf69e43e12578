// Centum City at dusk: the huge roof of the Busan Cinema Center on its single double cone, LEDs
// glowing under its wave, the film on the plaza, towers behind, colours in the Suyeong river.
import { createRandom, cycle, lerp, type Point, range } from '../../lib/math.ts';
import { circlePath, pen, quadruplesFrom, smoothPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { stars } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { reflection, ripples } from '../../motifs/water.ts';
import { type GlassTower, glassTowers } from '../../motifs/waterfront.ts';

const palette = palettes.dusk;
/** Where the plaza ends and the river begins. */
const BANK = 470;
const LED = ['#39D8E4', '#4D86FF', '#A64FE6', '#FF5FA2', '#FFC766'] as const;

/** Front and back edge of the roof at a share of its length. */
const front = (t: number): Point => [lerp(26, 792, t), lerp(206, 142, t) + 34 * Math.sin(t * 3.9)];
const back = (t: number): Point => [lerp(132, 742, t), lerp(262, 244, t) + 22 * Math.sin(t * 3.9)];
const roofLine = (depth: number, dy = 0): Point[] =>
  range(13).map((index) => {
    const [frontX, frontY] = front(index / 12);
    const [backX, backY] = back(index / 12);
    return [lerp(frontX, backX, depth), lerp(frontY, backY, depth) + dy];
  });
const between = (first: Point[], second: Point[]) =>
  `${smoothPath(first)}${smoothPath([...second].reverse(), 'L')}Z`;

export const scene = defineScene({
  title: 'Busan Cinema Center, Centum City',
  seed: 29,
  safe: [160, 0, 600, 600],
  draw,
});

function draw(canvas: Canvas): void {
  // Evening sky
  const sky = canvas.linearGradient({
    0: '#1D1A55',
    0.4: '#56388A',
    0.75: '#C25E93',
    1: '#FBA283',
  });
  canvas.add(
    rect(0, 0, 800, BANK, sky),
    roundStroke(stars(12, 44, 0, 0, 800, 130), '#FFE9D8', 1.7, { opacity: 0.8 }),
    path(cloud(-70, 150, 320, 22) + cloud(330, 84, 300, 20), '#8B4C92', { opacity: 0.8 }),
    path(cloud(-40, 318, 280, 16), '#F58E83', { opacity: 0.8 }),
  );

  // Searchlights of the festival
  const beam = canvas.fade('#D9B8FF', 'up', 0.55);
  canvas.add(
    path('M330 240L120-10H196L344 240ZM470 220L560-10H626L486 220ZM250 240L-10 40V112Z', beam),
  );

  drawTowers(canvas);

  // The plaza, lit by the colours overhead
  const paint = canvas.radialGradient({ 0: ['#C99BFF', 0.75], 1: ['#C99BFF', 0] });
  canvas.add(path(`M-10 452H810V${BANK + 4}H-10Z`, '#3A2766'));
  canvas.add(canvas.grain(ellipse(420, 330, 380, 130, paint)));

  drawCinema(canvas);
  drawRoof(canvas);
  drawRiver(canvas);
}

/** Hills, and the towers of Centum with their lights. */
function drawTowers(canvas: Canvas): void {
  const hills = ridgePoints(11, BANK, '60 150 220, 330 110 220, 720 160 240');
  canvas.add(mountain(hills, BANK, '#A14F85'));
  const city: GlassTower[] = quadruplesFrom(`
    -14 58 190 1, 52 46 262 0, 106 54 214 -1, 236 44 168 0, 286 52 312 1, 346 50 352 0,
    404 56 290 -1, 640 52 372 1, 700 58 330 0, 764 50 250 -1
  `).map(([x, width, height, shoulder]) => ({
    x,
    width,
    base: BANK,
    top: BANK - height,
    shoulder,
  }));
  const towers = glassTowers(city, 9);
  const random = createRandom(6);
  let windows = '';
  for (const { x, width, top } of city)
    for (let y = top + 36; y < BANK - 20; y += 9)
      for (let left = x + 8; left < x + width - 6; left += 8)
        if (random() < 0.34) windows += `M${left} ${y}h4`;
  canvas.add(
    path(towers.bodies, '#6A3F8A'),
    path(towers.shades, '#452A6C'),
    path(towers.lit, '#DD7F9C'),
  );
  canvas.add(canvas.grain(rect(0, 250, 800, 220, canvas.fade('#F58E83', 'up', 0.85))));
  canvas.add(stroke(windows, palette.gold, 4));
}

/** The halls on the right, the open-air screen on the left. */
function drawCinema(canvas: Canvas): void {
  // Halls: folded metal, glass foyer
  canvas.add(
    path('M592 470V286L690 262 810 292V470Z', '#4B3478'),
    path('M592 286L690 262 702 470H592Z', '#7B5AA6'),
    path('M604 360L694 346 698 372 604 382Z', '#FFD98C'),
    path('M702 346L810 358V382L702 372Z', '#E8A06A'),
    stroke(
      'M620 290L626 352M646 282L650 348M672 274L676 346M724 282V352M752 290V354M780 296V356',
      '#A98AD0',
      2,
      { opacity: 0.6 },
    ),
    stroke('M604 430H810', '#FFD98C', 40, { 'stroke-dasharray': '16 5' }),
    path('M702 408H810V452H702Z', '#2B1D52', { opacity: 0.45 }),
    rect(610, 304, 78, 26, '#1D1644', { transform: 'rotate(-9 649 317)' }),
    roundStroke(hangul('영화의전당', 617, 312, 10, { gap: 0.4 }), '#FFF1D8', 1.8, {
      transform: 'rotate(-9 649 317)',
      'stroke-linejoin': 'round',
    }),

    // Screen with a film, and the audience
    rect(150, 334, 190, 108, '#1D1644'),
    rect(158, 341, 174, 94, '#FFE9C8'),
    path('M158 405Q196 372 232 398T332 384V435H158Z', '#F0788A'),
    path('M158 420Q220 396 262 416T332 408V435H158Z', '#7A3F8A'),
    path('M286 366a17 17 0 1 0 .1 0z', '#FFB04F'),
    path('M200 408L206 418H240L248 406H224V388L212 404Z', '#1D1644'),
    stroke('M166 442V462M324 442V462', '#1D1644', 7),
  );
}

/** The roof: metal edge, glowing underside, and the double cone. */
function drawRoof(canvas: Canvas): void {
  const light = canvas.linearGradient(
    Object.fromEntries(LED.map((color, index) => [index / 4, color])),
    [0, 0, 1, 0],
  );
  // Double cone: a lattice of steel
  canvas.add(path('M454 236L506 346 448 462H612L556 346 612 236Z', '#2A1D55'));
  canvas.add(path('M454 236L506 346 448 462H500L524 346 492 236Z', '#5B4696'));
  let lattice = '';
  for (const index of range(7)) {
    const top = lerp(454, 612, index / 6);
    const waist = lerp(506, 556, index / 6);
    const opposite = lerp(506, 556, 1 - index / 6);
    const foot = lerp(448, 612, index / 6);
    lattice += pen`M${top} 236L${waist} 346L${foot} 462M${top} 236L${opposite} 346L${foot} 462`;
  }
  canvas.add(stroke(lattice, '#F7D9E4', 1.5, { opacity: 0.75 }));
  canvas.add(stroke('M506 346H556M478 288H582M476 404H586', '#F7D9E4', 2.4));

  // Underside with its rows of lamps
  canvas.add(path(between(roofLine(0), roofLine(1)), light));
  const rows = range(7).map((row) => smoothPath(roofLine(0.08 + row * 0.14)));
  canvas.add(
    roundStroke(rows.filter((_, index) => index % 2 === 0).join(''), '#FFFFFF', 3.4, {
      opacity: 0.85,
      'stroke-dasharray': '0 9',
    }),
    stroke(rows.filter((_, index) => index % 2).join(''), '#1D1A55', 5, { opacity: 0.28 }),
  );
  let ribs = '';
  for (const index of range(17)) {
    const [x1, y1] = front(index / 16);
    const [x2, y2] = back(index / 16);
    ribs += pen`M${x1} ${y1}L${x2} ${y2}`;
  }
  canvas.add(stroke(ribs, '#1D1A55', 1.6, { opacity: 0.35 }));
  // Waves of colour run through the lamps
  canvas.add(
    path(between(roofLine(0.1).slice(0, 6), roofLine(0.62).slice(0, 6)), '#B9FFF2', {
      opacity: 0.3,
    }),
    path(between(roofLine(0.3).slice(5, 10), roofLine(0.9).slice(5, 10)), '#FFB8F0', {
      opacity: 0.3,
    }),
  );
  // Metal edge
  const metal = canvas.linearGradient({ 0.1: '#FFE6D2', 1: '#A874A4' }, [0, 0, 1, 0]);
  canvas.add(path(between(roofLine(0, -17), roofLine(0)), metal));
  canvas.add(stroke(smoothPath(roofLine(0, -17)), '#FFF6EA', 2.4));
}

/** The embankment with its people, and the colours in the river. */
function drawRiver(canvas: Canvas): void {
  // The audience in two rows, seen from behind
  const random = createRandom(9);
  for (const [row, fill] of ['#3B2A6E', '#17123A'].entries()) {
    let audience = '';
    for (const index of range(24)) {
      const x = lerp(112 - row * 10, 404 + row * 10, index / 23) + random() * 4;
      audience += pen`M${x - 7} ${468}v${-8 + row * 4}q0-7 7-7t7 7v${8 - row * 4}z`;
      audience += circlePath(x, 450 + row * 4 - random() * 2, 4.4);
    }
    canvas.add(path(audience, fill));
  }
  for (const [x, size, top] of [
    [442, 34, '#FFC766'],
    [632, 36, '#E2493F'],
    [646, 34, '#FFF1D8'],
    [706, 36, '#39D8E4'],
    [60, 34, '#FF8FB0'],
  ] as const)
    canvas.add(person(x, 470, size, top, palette.ink));

  canvas.add(
    rect(0, BANK, 800, 130, canvas.linearGradient({ 0: '#6A3F8A', 0.4: '#35286E', 1: '#16123F' })),
    rect(0, BANK - 3, 800, 9, '#1D1644'),
    stroke(`M0 ${BANK - 3}H800`, '#FFD98C', 2.4, { 'stroke-dasharray': '3 17' }),
  );
  for (const index of range(18)) {
    const x = 60 + index * 42;
    const color = LED[Math.min(4, Math.floor((index / 18) * 5))] ?? LED[0];
    canvas.add(
      roundStroke(reflection(20 + index, x, BANK + 14, 70 + ((index * 13) % 40), 34, 8), color, 3, {
        opacity: 0.85,
      }),
    );
  }
  canvas.add(
    roundStroke(ripples(8, [BANK + 14, 590], 34, 80), '#F2B6C8', 2, { opacity: 0.4 }),

    // A night cruise on the river
    path('M94 552L108 572H282L304 546Z', '#120E33'),
    path('M94 552H298L292 560H100Z', '#FFE0CC'),
    path('M120 552V528H262V552Z', '#3A2766'),
    path('M112 528L124 518H270L262 530H112Z', '#FFE0CC'),
    stroke('M126 540H258', '#FFD98C', 12, { 'stroke-dasharray': '14 5' }),
    roundStroke('M124 516L200 498 292 544', '#FFF1D8', 2.6, { 'stroke-dasharray': '0 8' }),
    roundStroke(reflection(4, 196, 580, 18, 150, 6), cycle(LED, 4), 2.4, { opacity: 0.7 }),
  );
}
