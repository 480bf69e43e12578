// Dongdaemun Design Plaza: a silver shell of thousands of panels without one straight edge,
// hanging far out over its warm entrance; a field of LED roses in front of it; the shopping
// towers of Dongdaemun behind.
import { createRandom, lerp, type Point, range } from '../../lib/math.ts';
import { pen, placePath, pointsFrom, smoothPath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { cloud } from '../../motifs/land.ts';
import { glow, halo, stars } from '../../motifs/light.ts';
import { neonSign } from '../../motifs/neon.ts';
import { person } from '../../motifs/person.ts';
import { skyline } from '../../motifs/skyline.ts';
import { walker } from '../../motifs/walker.ts';

const palette = palettes.night;
const CYAN = palette.cyan;
/** Upper and lower edge of the shell, from its prow on the left to the right border. */
const CREST = pointsFrom('104 356, 120 292, 204 236, 330 206, 470 190, 600 150, 712 108, 840 84');
const KEEL = pointsFrom('104 356, 138 402, 226 426, 340 430, 460 414, 560 412, 640 448, 840 560');
const PLAZA = 462;

export const scene = defineScene({
  title: 'Dongdaemun Design Plaza with LED roses',
  seed: 33,
  safe: [200, 0, 600, 600],
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  // Sky in the blue hour, a moon and two clouds
  const sky = canvas.linearGradient({
    0: '#0E1B52',
    0.3: '#27418F',
    0.56: '#7B7BBE',
    0.76: '#F2B4A6',
  });
  canvas.add(
    rect(0, 0, 800, 600, sky),
    roundStroke(stars(8, 28, 0, 0, 800, 130), palette.sun, 1.8, { opacity: 0.8 }),
    canvas.grain(halo(canvas, 318, 92, 110, palette.sun, { start: 0.28, opacity: 0.55 })),
    circle(318, 92, 32, palette.sun),
    path(cloud(-70, 196, 290, 20) + cloud(330, 118, 260, 15), '#4B5AA6', { opacity: 0.9 }),
  );

  // City far away, then the shopping towers
  const far = skyline(23, PLAZA, [70, 150], [26, 48], {
    windows: { width: 4, stepX: 9, stepY: 11, lit: 0.3 },
  });
  canvas.add(path(far.bodies, '#6069AC'), stroke(far.windows, palette.lit, 4, { opacity: 0.7 }));
  canvas.add(canvas.grain(rect(0, 330, 800, 140, canvas.fade('#E9A5A8', 'up', 0.8))));
  canvas.add(towers());

  // The low wing that comes out of the ground on the left
  const wing = 'M-10 372C60 330 150 330 210 372C250 400 290 430 330 462H-10Z';
  canvas.add(path(wing, '#5A66B0'));
  canvas.add(canvas.grain(path(wing, canvas.fade('#1E2870', 'up', 0.95))));
  canvas.add(
    stroke(
      'M-10 392C60 352 140 354 200 392S270 440 300 462M-10 414' +
        'C60 378 130 380 180 412S240 450 256 462M-10 436C60 404 110 408 160 436',
      '#C4CCE6',
      1,
      { opacity: 0.4 },
    ),
  );
  canvas.add(stroke('M-10 372C60 330 150 330 210 372', '#D9DDF0', 2.4));

  // The plaza and the glazed entrance under the overhang
  canvas.add(entrance(canvas));

  // The shell
  canvas.add(shell(canvas));

  // Pavement, and the light that falls on it
  const ground = canvas.linearGradient({ 0: '#3B4488', 1: '#0B1238' });
  canvas.add(rect(0, PLAZA, 800, 600 - PLAZA, ground));
  const light = canvas.radialGradient(
    { 0: ['#FFC98A', 0.95], 0.6: ['#E58E8A', 0.55], 1: ['#E58E8A', 0] },
    0.5,
    0,
  );
  canvas.add(
    canvas.grain(rect(150, PLAZA, 650, 90, light)),

    // Roses on both sides of the path
    path(`M330 ${PLAZA}C300 500 250 540 90 600H420C440 540 420 500 390 ${PLAZA}Z`, '#6F6FB4', {
      opacity: 0.55,
    }),
    roses(canvas, 0, 0.55),
    person(352, 508, 52, '#D9D0E8', '#1A1F4E', { hair: '#14102A', shadow: '#141A4A' }),
    roses(canvas, 0.55, 0.8),
    walker(236, 566, 104, '#2F3C78', '#141A48', {
      head: 'cap',
      hat: palette.red,
      raised: '#0E133C',
      still: true,
      shadow: '#0E133C',
    }),
    walker(352, 562, 108, palette.red, '#F2E4D0', {
      head: 'bun',
      clothes: 'coat',
      facing: -1,
      bag: '#F2E4D0',
      shadow: '#0E133C',
    }),
    roses(canvas, 0.8, 1),
  );
}

/** The shopping towers across the street, with bands of light. */
function towers(): Markup {
  return [
    path('M20 150h84v312H20zM118 204h66v258h-66zM40 138h40v12H40z', '#2C3A86'),
    path('M76 150h28v312H76zM162 204h22v258h-22z', '#1C2766'),
    stroke(
      range(14).map((i) => `M24 ${176 + i * 20}h48`),
      palette.lit,
      7,
      { 'stroke-dasharray': '9 5' },
    ),
    stroke(
      range(9).map((i) => `M122 ${238 + i * 22}h38`),
      CYAN,
      3,
    ),
    neonSign('두타', 80, 178, { color: palette.accent, board: palette.ink, size: 26, tube: 2.6 }),
  ];
}

/** A line on the shell; depth 0 is the crest, 1 the keel. */
function flowLine(depth: number): Point[] {
  return CREST.map(([crestX, crestY], i) => {
    const [keelX, keelY] = KEEL[i] ?? [crestX, crestY];
    // The belly bulges: lines lie closer together near the keel.
    const share = Math.sin((depth * Math.PI) / 2);
    return [lerp(crestX, keelX, share), lerp(crestY, keelY, share)];
  });
}

/** The shell: silver planes, panel joints, and dots of light behind the perforated panels. */
function shell(canvas: Canvas): Markup {
  const outline = `${smoothPath(CREST)}${smoothPath([...KEEL].reverse(), 'L')}Z`;
  const clip = canvas.clip(outline);
  const silver = canvas.linearGradient(
    { 0: '#F4F1F4', 0.3: '#C4CCE6', 0.62: '#8794C8', 1: '#4A579C' },
    [0.1, 0, 0.75, 1],
  );
  const flows = range(10).map((i) => smoothPath(flowLine((i + 1) / 11)));
  const ribs = range(26).map((i) => {
    const share = (i + 1) / 27;
    const lean = 60 + share * 30;
    const x = lerp(90, 850, share);
    return pen`M${x + lean * 0.4} 130Q${x + lean * 0.2} 300 ${x - lean} 450`;
  });
  const belly = `${smoothPath(flowLine(0.45))}${smoothPath([...KEEL].reverse(), 'L')}Z`;
  const evening = canvas.linearGradient({ 0: ['#26327C', 0.15], 1: ['#26327C', 0.95] });
  const shadowSide = canvas.fade('#202B70', 'left', 0.8);
  // The seam between the upper and the lower shell, open towards us as a ribbon of light
  const lowerEdge = (depth: number): Point[] => [
    ...flowLine(depth).slice(3).toReversed(),
    [204, 352],
  ];
  const seam = (upper: number, lower: number) =>
    `${smoothPath(flowLine(upper).slice(2))}${smoothPath(lowerEdge(lower), 'L')}Z`;
  return [
    path(outline, silver),
    `<g clip-path="${clip}">`,
    path(belly, '#5B68AE', { opacity: 0.35 }),
    canvas.grain(path(belly, evening), rect(470, 60, 340, 390, shadowSide)),
    stroke([flows, ribs], '#FFF4EC', 0.9, { opacity: 0.34 }),
    roundStroke(flows.slice(3, 9), '#FFE9C0', 2.6, {
      'stroke-dasharray': '0 11',
      opacity: 0.85,
    }),
    path(seam(0.43, 0.505), '#1A2260'),
    path(seam(0.455, 0.488), palette.gold),
    '</g>',
    roundStroke(smoothPath(CREST), '#FFF8F0', 3),
    roundStroke(smoothPath(KEEL), CYAN, 3, { opacity: 0.9 }),
  ];
}

/** The glazed hall under the overhang, columns and people against the light. */
function entrance(canvas: Canvas): Markup {
  const warm = canvas.linearGradient({ 0: '#8A4A5E', 0.5: '#F2A765', 1: '#FFE0A0' });
  const random = createRandom(5);
  const mullions = range(22).map((i) => `M${190 + i * 24} 380V${PLAZA}`);
  const guests = range(12).map(() => {
    const x = lerp(330, 545, random());
    return placePath(
      'M-5 0L-6-20Q0-28 6-20L5 0ZM-3.4-27a3.4 3.8 0 1 0 6.8 0a3.4 3.8 0 1 0-6.8 0',
      x,
      PLAZA,
      lerp(0.8, 1.1, random()),
    );
  });
  return [
    path(`M150 ${PLAZA}L210 400H700V${PLAZA}Z`, warm),
    stroke(mullions, '#A85A4A', 1.6),
    path(`M150 ${PLAZA}C200 430 260 424 300 428L360 432C330 440 316 450 308 ${PLAZA}Z`, '#222C6E'),
    path(`M560 ${PLAZA}C556 440 570 424 600 420H700V${PLAZA}Z`, '#222C6E'),
    path(guests, '#3A2050'),
  ];
}

/** Glowing roses on stems, the rows between two depths (0 far, 1 near). */
function roses(canvas: Canvas, from: number, to: number): Markup {
  const random = createRandom(Math.round(from * 100) + 3);
  const flower = (light: string, heart: string) =>
    canvas.symbol([
      stroke('M0 8Q1 20 0 34', '#3E6C88', 2),
      circle(0, 0, 22, glow(canvas, light, 0.6)),
      path('M-9-3Q-10-10 0-10T9-3Q10 8 0 9T-9-3Z', light),
      path('M0 9Q10 8 9-3Q4 6-6 6Q-4 9 0 9Z', heart),
      roundStroke('M-5-3Q0-8 4-3Q4 2 0 2Q-3 1-1-2', heart, 1.6),
    ]);
  const white = flower('#FFF6E6', '#E2A9BE');
  const pink = flower('#FF9DB4', '#B8406F');
  const flowers: Markup[] = [];
  for (const row of range(9)) {
    const depth = row / 8;
    if (depth < from || depth >= to + (to === 1 ? 1 : 0)) continue;
    const y = lerp(PLAZA + 6, 586, Math.pow(depth, 1.3));
    const size = lerp(0.36, 1.5, depth);
    const gap = lerp(26, 66, depth);
    const middle = lerp(362, 236, Math.pow(depth, 1.5));
    const half = lerp(34, 150, depth);
    for (let x = (row % 2) * gap * 0.5 - 10; x < 820; x += gap) {
      const left = x + (random() - 0.5) * gap * 0.4;
      const chance = random();
      if (Math.abs(left - middle) < half) continue;
      const top = Math.round(y - 34 * size + (random() - 0.5) * 6);
      const place = pen`translate(${Math.round(left)} ${top})scale(${size})`;
      flowers.push((chance < 0.16 ? pink : white)({ transform: place }));
    }
  }
  return flowers;
}
