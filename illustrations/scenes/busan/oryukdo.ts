// Oryukdo in the morning: rock islets in one line out to sea, the last with a white lighthouse; the
// horseshoe of glass that leaves the cliff; daffodils on the slope.
import { createRandom, lerp, type Point, range } from '../../lib/math.ts';
import { pen, pointsFrom, quadruplesFrom, smoothPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, drawAt, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { gull } from '../../motifs/harbour.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { reflection, ripples } from '../../motifs/water.ts';

const palette = palettes.morning;
const SKY = { sky: ['#5FA6B4', '#B9D6C6', '#FCE2B0', '#FBB88C'] } as const;
const HORIZON = 292;
const ROCK = {
  lit: '#E3B98C',
  mid: '#A97F68',
  shade: '#6A5A60',
  deep: '#45444F',
  green: '#4E8A6C',
};

/** Islets from the far to the near: middle, foot, half width, height. */
const ISLETS = quadruplesFrom(
  '742 306 46 30, 690 314 44 66, 622 326 54 104, 538 342 66 136, 424 364 96 118',
);

export const scene = defineScene({
  title: 'Oryukdo skywalk',
  seed: 27,
  safe: [80, 0, 600, 600],
  draw,
});

function draw(canvas: Canvas): void {
  // Sunrise
  canvas.add(rect(0, 0, 800, HORIZON + 4, skyPaint(canvas, SKY, [0, 0.45, 0.8, 1])));
  canvas.add(canvas.grain(halo(canvas, 210, 228, 190, '#FFE2A0', { start: 0.3, opacity: 0.9 })));
  canvas.add(circle(210, 228, 58, '#FFF4D4'));
  canvas.add(path(cloud(-90, 250, 330, 20) + cloud(190, 262, 300, 14), '#F9A98A'));
  canvas.add(path(cloud(300, 96, 330, 30) + cloud(-40, 130, 240, 20), '#FFF3DC', { opacity: 0.9 }));

  drawSea(canvas);
  for (const [index, [x, foot, half, height]] of ISLETS.entries())
    drawIslet(canvas, index, x, foot, half, height);

  // The white lighthouse on the last islet
  canvas.add(path('M720 278V266H764V278Z', '#FFFBEF'), path('M748 278V266H764V278Z', '#B9C0B4'));
  canvas.add(
    path('M734 268L737 222H747L750 268Z', '#FFFBEF'),
    path('M743 268V222H747L750 268Z', '#B9C0B4'),
  );
  canvas.add(path('M733 222H751V217H748V208L742 200 736 208V217H733Z', palette.red));

  drawCliff(canvas);
  drawSkywalk(canvas);

  const feathers = { white: '#FFFBEF', shade: '#A9C0C4', tip: palette.ink, beak: palette.gold };
  canvas.add(
    gull(326, 172, 40, feathers),
    gull(404, 128, 24, feathers),
    gull(602, 150, 28, feathers),
  );
}

/** The sea with the path of the sun. */
function drawSea(canvas: Canvas): void {
  const sea = canvas.linearGradient({
    0: '#F6C79E',
    0.14: '#8FBFB8',
    0.5: '#2F8794',
    1: '#12495E',
  });
  const far = ridgePoints(3, HORIZON, '30 34 130', { from: -20, to: 260, roughness: 3 });
  canvas.add(mountain(far, HORIZON + 2, '#A9B9A8'));
  canvas.add(rect(0, HORIZON, 800, 310, sea));
  canvas.add(roundStroke(reflection(5, 210, HORIZON + 6, 130, 110, 8), '#FFF1C8', 3.4));
  canvas.add(
    roundStroke(ripples(9, [310, 590], 60, 90), '#CFEAE0', 2, { opacity: 0.6 }),
    roundStroke(ripples(19, [340, 590], 30, 100), '#0F4258', 2.6, { opacity: 0.5 }),
  );
}

/** A steep rock: lit face on the left, shaded one on the right, green on its shoulders. */
function drawIslet(
  canvas: Canvas,
  index: number,
  x: number,
  foot: number,
  half: number,
  height: number,
): void {
  const flat = index === 0;
  const at = drawAt(x, foot, half, height);
  const silhouette = flat
    ? 'M-1 0L-.86-.7L-.5-1L.5-.96L.84-.6L1 0Z'
    : index % 2
      ? 'M-1 0L-.82-.36L-.62-.5L-.44-.86L-.2-1L.08-.94L.34-.7L.5-.4L.8-.24L1 0Z'
      : 'M-1 0L-.9-.4L-.66-.62L-.5-.92L-.1-1L.3-.84L.6-.8L.78-.44L1 0Z';
  const shade = flat
    ? 'M.1 0L.2-.5L.06-.98L.5-.96L.84-.6L1 0Z'
    : index % 2
      ? 'M.1 0L-.04-.3L.14-.56L-.06-.97L.08-.94L.34-.7L.5-.4L.8-.24L1 0Z'
      : 'M.06 0L.2-.34L0-.6L.16-.9L.3-.84L.6-.8L.78-.44L1 0Z';
  const mid =
    index % 2
      ? 'M-.5 0L-.3-.4L-.4-.7L-.2-1L-.06-.97L.14-.56L-.04-.3L.1 0Z'
      : 'M-.4 0L-.5-.34L-.28-.6L-.34-.95L-.1-1L.16-.9L0-.6L.2-.34L.06 0Z';
  canvas.add(at.path(silhouette, ROCK.lit), at.path(mid, ROCK.mid), at.path(shade, ROCK.shade));
  if (!flat) {
    const green =
      index % 2
        ? 'M-.44-.86L-.2-1L.08-.94L.34-.7L.1-.8L-.08-.72L-.24-.82Z'
        : 'M-.5-.92L-.1-1L.3-.84L.6-.8L.7-.6L.4-.7L.16-.66L-.1-.82L-.34-.76Z';
    canvas.add(at.path(green, ROCK.green));
    canvas.add(at.path('M.36 0L.42-.26L.3-.44L.6-.24L.8-.2L1 0Z', ROCK.deep));
  }
  canvas.add(
    roundStroke(
      pen`M${x - half * 1.1} ${foot}q${half * 0.5} 5 ${half} 1t${half * 1.2} 0`,
      '#FFF8E4',
      3 + index * 0.5,
    ),
  );
}

/** The cliff with its daffodils, and the surf at its foot. */
function drawCliff(canvas: Canvas): void {
  canvas.add(
    path('M-10 400L60 404 128 430 168 470 150 520 190 560 176 610H-10Z', ROCK.mid),
    path('M-10 440L40 452 30 520 62 560 40 610H-10Z', ROCK.lit),
    path('M60 404L128 430 168 470 150 520 190 560 176 610H110L126 540 96 500 110 450Z', ROCK.shade),
    path('M128 430L168 470 150 520 190 560 176 610H150L160 560 128 520 144 470Z', ROCK.deep),
    stroke(
      'M-6 470L34 476M-6 506L22 510M36 520L84 528M52 470L96 462M46 560L100 570M112 470L150 480M110 540L140 548',
      ROCK.deep,
      2.4,
      { opacity: 0.45 },
    ),
    path('M-10 388Q40 384 76 398L140 434 112 446 60 434-10 452Z', ROCK.green),
    path('M-10 388Q40 384 76 398L110 416 60 414-10 424Z', '#86B276'),
  );
  const random = createRandom(4);
  let stems = '';
  let flowers = '';
  for (let index = 0; index < 46; index++) {
    const depth = random();
    const x = lerp(-6, 54 + depth * 50, random());
    const y = lerp(392, 426, depth);
    stems += pen`M${x} ${y}v${7 + depth * 5}`;
    flowers += pen`M${x} ${y}h0`;
  }
  canvas.add(
    stroke(stems, '#2F6B58', 1.6),
    roundStroke(flowers, '#FFE27A', 7),
    roundStroke(flowers, '#F0962F', 2.6),
  );
}

/** The walkway as a horseshoe of glass, its railing, and the visitors on it. */
function drawSkywalk(canvas: Canvas): void {
  canvas.add(
    roundStroke(
      'M186 592q30-10 62-2t70 0M150 606q60-14 120-4t110-2M196 574q20-8 44-2',
      '#FFFBEF',
      5,
    ),
  );
  const outer = pointsFrom('96 424, 250 410, 430 420, 560 452, 592 496, 520 538, 380 556, 150 560');
  const inner = pointsFrom(
    '120 448, 260 436, 410 444, 500 466, 520 494, 466 516, 360 526, 160 526',
  );
  const lifted = (points: readonly Point[], dy: number) =>
    points.map(([x, y]): Point => [x, y - dy]);
  const ring = `${smoothPath(outer)}${smoothPath([...inner].reverse(), 'L')}Z`;
  // Steel below the glass
  canvas.add(
    stroke('M206 556L176 600M330 556L250 604M150 540L140 600', '#33505C', 8),
    path(`${smoothPath(outer)}${smoothPath(lifted([...outer].reverse(), -13), 'L')}Z`, '#3F5F6A'),
    path(`${smoothPath(inner)}${smoothPath(lifted([...inner].reverse(), -9), 'L')}Z`, '#2A4653'),
    path(ring, '#CFEFEA', { opacity: 0.66 }),
  );
  let joints = '';
  for (const index of range(outer.length - 1)) {
    for (const share of [0, 0.5]) {
      const [x1, y1] = between(outer, index + share);
      const [x2, y2] = between(inner, index + share);
      joints += pen`M${x1} ${y1}L${x2} ${y2}`;
    }
  }
  canvas.add(
    stroke(joints, '#6FA9AC', 2),
    path(
      'M250 410L330 411 340 438 262 436ZM500 436L548 448 494 466 452 454ZM560 524L500 542 440 519 480 512Z',
      '#FFFDF4',
      { opacity: 0.7 },
    ),
  );
  // Back railing, visitors, front railing
  const rail = (points: readonly Point[], height: number, from: number, to: number) => {
    let posts = '';
    for (let step = from; step <= to; step += 0.5) {
      const [x, y] = between(points, step);
      posts += pen`M${x} ${y}v${-height}`;
    }
    const part = points.slice(from, to + 1);
    canvas.add(
      path(
        `${smoothPath(part)}${smoothPath(lifted([...part].reverse(), height), 'L')}Z`,
        '#E4F6F0',
        { opacity: 0.22 },
      ),
      stroke(posts, '#F6F3E4', 2),
      roundStroke(smoothPath(lifted(part, height)), '#FFFBEF', 4),
    );
  };
  rail(outer, 32, 0, 4);
  rail(inner, 32, 0, 4);
  const shadow = '#6FAEB0';
  canvas.add(
    person(336, 428, 62, palette.red, palette.ink, { shadow }),
    person(362, 430, 58, '#FFF3D6', '#3C6F78', { shadow }),
    person(546, 488, 72, palette.gold, palette.ink, { shadow }),
  );
  rail(inner, 34, 4, 7);
  canvas.add(person(290, 548, 84, '#2F7F8C', palette.ink, { shadow, bag: palette.gold }));
  rail(outer, 38, 4, 7);
}

/** The point at a fractional index of a list of points. */
function between(points: readonly Point[], index: number): Point {
  const start = points[Math.floor(index)] ?? [0, 0];
  const end = points[Math.ceil(index)] ?? start;
  const share = index % 1;
  return [lerp(start[0], end[0], share), lerp(start[1], end[1], share)];
}
