// Sokcho: squid boats with rows of glass lamps in the harbour, the red and the white lighthouse, Seoraksan's first light behind the town.
import type { Color } from '../../lib/color.ts';
import { createRandom, range } from '../../lib/math.ts';
import { pen, quadruplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, drawAt, path, rect, ROUND_CAPS, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { cloud, facets, mountain, ridgePoints } from '../../motifs/land.ts';
import { birds } from '../../motifs/life.ts';
import { glow, halo } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { skyline } from '../../motifs/skyline.ts';
import { reflection, ripples } from '../../motifs/water.ts';

const palette = palettes.morning;

/** Where the sea meets the town. */
const SHORE = 330;
const HULL = { lit: '#FFF4E2', shade: '#C9B8B4', band: '#2E7FA0', bottom: '#C2452F' };

export const scene = defineScene({ title: 'Sokcho', seed: 41, draw });

function draw(canvas: Canvas): void {
  // Dawn over the range
  const sky = canvas.linearGradient({
    0: '#6FA6BC',
    0.24: '#BFD6CF',
    0.42: '#FBE0BE',
    0.56: '#F7B892',
  });
  canvas.add(rect(0, 0, 800, 600, sky));
  canvas.add(canvas.grain(halo(canvas, 96, 262, 220, palette.sun, { start: 0.2, opacity: 0.9 })));
  canvas.add(circle(96, 262, 44, '#F0633F'));
  canvas.add(
    path(
      cloud(-70, 226, 250, 16) + cloud(380, 62, 280, 22) + cloud(120, 110, 200, 14),
      palette.sun,
      { opacity: 0.8 },
    ),
  );

  // Seoraksan, its summits in pink light
  const seorak = ridgePoints(
    18,
    SHORE,
    '250 120 130, 350 176 150, 470 214 170, 590 170 130, 690 196 150, 810 140 130',
    { roughness: 14, sharpness: 1.2, step: 13 },
  );
  canvas.add(
    mountain(seorak, SHORE + 20, '#E9A48E'),
    facets(
      9,
      quadruplesFrom(`
          352 156 76 170, 472 118 110 210, 592 162 70 170, 694 136 96 190, 256 214 60 120
        `),
      '#8D7C95',
      { opacity: 0.75 },
    ),
    path(
      'M436 168l-14 40 8 4-18 40 26-32-4-8zM664 178l-12 36 6 4-14 34 22-28zM330 190l-10 28 6 4-14 28 20-24z',
      palette.sun,
      { opacity: 0.6 },
    ),
  );
  const foothills = ridgePoints(28, SHORE, '180 50 150, 400 66 180, 620 54 190, 800 76 170', {
    roughness: 5,
  });
  canvas.add(mountain(foothills, SHORE + 20, '#7E97A0'));
  canvas.add(canvas.grain(rect(0, 210, 800, 130, canvas.fade('#FBD9B8', 'up'))));

  // Town, and the breakwaters with their two lighthouses
  const town = skyline(33, SHORE + 6, [12, 56], [16, 38], {
    from: 150,
    to: 820,
    windows: { width: 3, stepX: 7, stepY: 8, lit: 0.3 },
  });
  canvas.add(path(town.bodies, '#5F8794'), path(town.sides, '#3F6675'));
  canvas.add(stroke(town.windows, palette.gold, 3, { opacity: 0.9 }));

  // Harbour water with the sun in it
  const sea = canvas.linearGradient({
    0: '#F3C7A4',
    0.22: '#8FBDBB',
    0.6: '#3D8A98',
    1: '#1D5B70',
  });
  canvas.add(
    rect(0, SHORE, 800, 280, sea),
    roundStroke(reflection(4, 96, SHORE + 6, 200, 70, 9), '#F58A5C', 3, { opacity: 0.8 }),
    roundStroke(ripples(7, [SHORE + 20, 580], 70, 90), '#FBEBD2', 2, { opacity: 0.4 }),
    path('M-10 352L40 342H210L232 352z', '#4A6570'),
    path('M-10 352H232V358H-10z', '#2A414D'),
    lighthouse(196, 344, 74, palette.red, '#8E2F2A'),
    path('M700 366L722 356H810V366z', '#4A6570'),
    path('M700 366H810V373H700z', '#2A414D'),
    lighthouse(738, 358, 84, HULL.lit, HULL.shade),

    // Boats: two at anchor far away, the big one in the middle
    squidBoat(canvas, 92, 392, 0.34, 10),
    squidBoat(canvas, 664, 408, 0.48, 14),
  );
  for (const i of range(7))
    canvas.add(
      roundStroke(reflection(50 + i, 262 + i * 44, 508, 84, 22, 9), palette.gold, 2.6, {
        opacity: 0.7,
      }),
    );
  canvas.add(
    squidBoat(canvas, 392, 506, 1.16, 20),
    path(hangul('동해호', 226, 457, 20), 'none', {
      stroke: palette.ink,
      'stroke-width': 3.2,
      ...ROUND_CAPS,
    }),

    // Quay with squid drying on lines, a fisherwoman at work
    path('M-10 610V566L810 540V610z', '#8B7C74'),
    path('M-10 566L810 540V550L-10 577z', '#D8C1A0'),
    canvas.grain(path('M-10 577L810 550V610H-10z', canvas.fade('#3E3A44', 'up', 0.7))),
  );
  const random = createRandom(8);
  canvas.add(stroke('M540 566V428M800 560V420', '#5E4038', 7));
  canvas.add(stroke('M540 438Q670 456 800 430M540 492Q670 510 800 486', palette.ink, 2));
  for (const [row, top] of [444, 498].entries())
    for (const i of range(6)) {
      const x = 566 + i * 42 + row * 8;
      canvas.add(
        squid(
          x,
          top + Math.sin(((x - 540) / 260) * Math.PI) * 5 - (x - 540) * 0.02,
          15 + random() * 3,
        ),
      );
    }
  canvas.add(
    person(500, 590, 112, '#D9704A', '#2A414D', { shadow: '#5E5356', shadowLength: 1.1 }),
    path(
      'M476 496Q480 486 490 486Q492 474 500 474T510 486Q520 486 524 496Q500 502 476 496z',
      '#F3DFB4',
    ),
    path('M490 486Q500 491 510 486L510 490Q500 494 490 490z', palette.red),
    path('M52 572v-30q0-8 16-8t16 8v30z', '#34474F'),
    path('M46 540q22-12 44 0v-8q-22-10-44 0z', '#4F6670'),

    // Gulls
    path(birds([180, 190, 15], [214, 168, 10], [560, 96, 12], [640, 250, 10]), '#FFF8EA'),
    gull(68, 530, 18),
  );
}

/** A squid boat seen from its port side, bow to the left. (x, y) = middle of its waterline. */
function squidBoat(canvas: Canvas, x: number, y: number, scale: number, lamps: number): string {
  const at = drawAt(x, y, scale);
  const bulbs = range(lamps).map((i) => {
    const t = (i + 0.5) / lamps;
    const lampX = x + (-118 + 220 * t) * scale;
    const sag = 16 * t * (1 - t);
    return pen`M${lampX} ${y + (-112 + sag) * scale}h0M${lampX} ${y + (-90 + sag) * scale}h0`;
  });
  const wires = at.data(
    'M-124-124Q-10-108 108-124M-124-102Q-10-86 108-102M-122-124L-176-52M106-124L164-60',
  );
  return [
    at.path('M-190-56L172-46L150 10H-128Q-170-6-190-56Z', HULL.lit),
    at.path('M60-49L172-46L150 10H40Z', HULL.shade),
    at.path('M-187-48L170-40L167-30L-182-36Z', HULL.band),
    at.path('M-166-12Q-150 4-128 10H150L157-8Z', HULL.bottom),
    at.path('M56-47V-98H140V-46Z', HULL.lit),
    at.path('M106-46V-98H140V-46ZM48-98H148V-106H48Z', HULL.shade),
    at.stroke('M64-82H132', '#2A5A70', 16 * scale, {
      'stroke-dasharray': pen`${16 * scale} ${6 * scale}`,
    }),
    at.stroke('M-122-52V-140M106-98V-150M92-140H120', '#5E4038', 5 * scale),
    at.stroke(
      'M-100-50V-66M-70-50V-66M-40-50V-66M-10-50V-66M20-50V-66M-112-66H40',
      '#5E4038',
      3 * scale,
    ),
    at.path('M106-150L132-142L106-134Z', HULL.bottom),
    stroke(wires, palette.ink, Math.max(1, 1.6 * scale)),
    rect(
      x - 150 * scale,
      y - 150 * scale,
      290 * scale,
      100 * scale,
      glow(canvas, palette.gold, 0.55),
    ),
    roundStroke(bulbs, palette.gold, 11 * scale, { opacity: 0.7 }),
    roundStroke(bulbs, '#FFFBEA', 6.5 * scale),
  ].join('');
}

/** A round lighthouse with a gallery. (x, y) = middle of its foot. */
function lighthouse(x: number, y: number, height: number, lit: Color, shade: Color): string {
  const at = drawAt(x, y, height);
  return (
    at.path(
      'M-.13 0L-.09-.7H.09L.13 0ZM-.13-.7V-.75H.13V-.7ZM-.07-.75V-.9H.07V-.75ZM-.09-.9L0-1L.09-.9Z',
      lit,
    ) +
    at.path('M.02 0L.01-.7H.09L.13 0ZM.02-.7V-.75H.13V-.7ZM.02-.9L0-1L.09-.9Z', shade) +
    at.path('M-.07-.77V-.88H.07V-.77Z', palette.gold)
  );
}

/** A squid hung up to dry by the tip of its mantle. (x, y) = that tip. */
function squid(x: number, y: number, size: number): string {
  const at = drawAt(x, y, size);
  const arms =
    'M-.26 2.1Q-.5 2.5-.62 2.9M-.13 2.1Q-.2 2.6-.26 3.1M0 2.1V3.2M.13 2.1Q.2 2.6 .26 3.1M.26 2.1Q.5 2.5 .62 2.9';
  return (
    at.roundStroke(arms, '#D9A488', size * 0.15) +
    at.path(
      'M0-.1L.82 .66L.44 .72Q.5 1.4 .3 1.9L.34 2.2H-.34L-.3 1.9Q-.5 1.4-.44 .72L-.82 .66Z',
      '#F8DDBC',
    ) +
    at.path('M0-.1L.82 .66L.44 .72Q.5 1.4 .3 1.9L.34 2.2H.06Q.26 .9 0-.1Z', '#D9A488')
  );
}

/** A gull standing on a bollard, looking left. (x, y) = its feet. */
function gull(x: number, y: number, size: number): string {
  const at = drawAt(x, y, size);
  return (
    at.stroke('M-.1 0V-.5M.15 0V-.5', '#E39A3A', 2.2) +
    at.path(
      'M-.9-1.5Q-.7-1.9-.3-1.7Q0-1.5 .3-1.1L1.3-.6L.5-.4Q-.3-.3-.5-.8Q-.5-1.2-.6-1.35Z',
      '#FFF8EA',
    ) +
    at.path('M-.1-1.1Q.4-1.1 1.3-.6L.5-.5Q0-.6-.1-1.1Z', '#8FA6AC') +
    at.path('M-.85-1.55L-1.25-1.4L-.8-1.35Z', '#E39A3A')
  );
}
