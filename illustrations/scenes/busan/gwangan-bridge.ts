// Gwangan bridge at night: lamps on the cables, the glass towers of Marine City, people on the beach.
import type { Color } from '../../lib/color.ts';
import { createRandom, cycle, lerp, range } from '../../lib/math.ts';
import { pen, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { suspensionBridge } from '../../motifs/bridge.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { halo, stars } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { skyline } from '../../motifs/skyline.ts';
import { reflection, ripples } from '../../motifs/water.ts';

const palette = palettes.night;
const HORIZON = 372;
const BRIDGE_TOWERS = [0.24, 0.68] as const;

/** Marine City: left edge, width, height. */
const TOWERS = triplesFrom(
  '556 46 150, 602 40 214, 640 52 262, 690 44 236, 726 50 180, 768 50 206, 520 36 96',
);

export const scene = defineScene({
  title: 'Gwangan bridge',
  seed: 9,
  safe: [60, 0, 600, 600],
  draw,
});

function draw(canvas: Canvas): void {
  const random = createRandom(12);

  // Night sky and the moon
  const sky = canvas.linearGradient({
    0: palette.sky[0],
    0.5: palette.sky[1],
    0.8: palette.sky[2],
    1: '#7C6C9E',
  });
  const craters =
    'M288 92a9 9 0 1 0 14 8zM312 116a12 12 0 1 0 16 6zM284 126a6 6 0 1 0 9 4zM318 84a5 5 0 1 0 8 3z';
  canvas.add(
    rect(0, 0, 800, HORIZON, sky),
    roundStroke(stars(3, 60, 0, 0, 800, 230), '#DCE8FF', 1.7, { opacity: 0.8 }),
    canvas.grain(rect(0, 0, 800, 200, canvas.fade('#050A20', 'down', 0.7))),
    canvas.grain(halo(canvas, 300, 110, 130, palette.sun, { start: 0.3, opacity: 0.5 })),
    circle(300, 110, 42, palette.sun),
    path(craters, '#EBCF98'),
    path(cloud(330, 150, 260, 18) + cloud(60, 60, 180, 12), palette.ridge[1], { opacity: 0.7 }),
  );

  // Mountains and the far shore
  const farRidge = ridgePoints(5, HORIZON, '60 80 140, 230 52 120, 420 40 90, 620 110 240', {
    roughness: 7,
  });
  const nearRidge = ridgePoints(15, HORIZON, '0 46 120, 700 80 210', { roughness: 5 });
  const shore = skyline(7, HORIZON, [8, 34], [9, 18], {
    from: 150,
    to: 560,
    windows: { width: 2, stepX: 5, stepY: 5, lit: 0.4 },
  });
  canvas.add(mountain(farRidge, HORIZON, palette.ridge[1]));
  canvas.add(mountain(nearRidge, HORIZON, palette.ridge[2]));
  canvas.add(path(shore.bodies, palette.ridge[3]));
  canvas.add(stroke(shore.windows, palette.gold, 2, { opacity: 0.8 }));

  // Marine City: towers, violet haze, lit edges, windows
  let windows = '';
  TOWERS.forEach(([x, width, height], index) => {
    const top = HORIZON - height;
    const shade = pen`M${x + width * 0.66} ${HORIZON}V${top + 14}H${x + width}V${HORIZON}z`;
    const glass = cycle(['#2A4A8C', '#34589E', '#233F7C'], index);
    canvas.add(path(glassTower(index, x, width, top), glass));
    canvas.add(path(shade, palette.ridge[4], { opacity: 0.6 }));
    for (let y = top + 34; y < HORIZON - 4; y += 7) {
      for (let left = x + 4; left < x + width - 5; left += 7) {
        if (random() < 0.42) windows += `M${left} ${y}h4`;
      }
    }
  });
  const haze = canvas.radialGradient({ 0: ['#A58FC9', 0.6], 1: ['#A58FC9', 0] });
  const litEdges = TOWERS.map(([x, , height]) => `M${x + 1} ${HORIZON}V${HORIZON - height + 26}`);
  canvas.add(canvas.grain(ellipse(680, HORIZON, 300, 150, haze)));
  canvas.add(stroke(litEdges, '#7FA0E0', 1.6));
  canvas.add(stroke(windows, palette.gold, 3));

  // Sea with the lights of the towers and of the moon
  const sea = canvas.linearGradient({ 0: '#33427F', 0.3: '#14265A', 1: '#081230' });
  const mirrored = (data: string, color: Color, opacity: number) =>
    canvas.add(roundStroke(data, color, 2.2, { opacity }));
  canvas.add(rect(0, HORIZON, 800, 600 - HORIZON, sea));
  TOWERS.forEach(([x, width, height], index) => {
    const light = reflection(
      20 + index,
      x + width / 2,
      HORIZON + 4,
      height * 0.62,
      width * 0.72,
      7,
    );
    mirrored(light, index % 3 === 1 ? palette.accent : palette.gold, 0.6);
  });
  mirrored(reflection(3, 300, HORIZON + 4, 210, 74), palette.sun, 0.8);

  // Bridge, its lamps in the water first
  const waterUnder = (share: number) => lerp(452, 384, share);
  const bridge = suspensionBridge({
    start: [-70, 300, 1.3],
    end: [800, 340, 0.42],
    towers: BRIDGE_TOWERS,
    water: waterUnder,
    towerHeight: 176,
    dip: 0.86,
    deckHeight: 24,
    colors: {
      body: '#0B1736',
      cable: '#A8C4F0',
      truss: '#5F86C8',
      light: '#FFE3A0',
      lowerLight: palette.cyan,
      glow: palette.cyan,
    },
  });
  for (const i of range(24)) {
    const share = 0.02 + i / 25;
    const [length, width, step] = [lerp(120, 46, share), lerp(15, 6, share), lerp(9, 5, share)];
    const light = reflection(60 + i, bridge.x(share), waterUnder(share) + 2, length, width, step);
    mirrored(light, i % 2 ? palette.cyan : palette.gold, 0.6);
  }
  for (const share of BRIDGE_TOWERS) {
    const scale = bridge.scale(share);
    mirrored(
      reflection(99, bridge.x(share), waterUnder(share) + 4, 150 * scale, 34 * scale, 7),
      palette.cyan,
      0.6,
    );
  }
  canvas.add(bridge.markup);
  const water = [HORIZON + 14, 560] as const;
  canvas.add(
    roundStroke(ripples(8, water, 70, 80), '#8FB2EA', 1.8, {
      opacity: 0.3,
    }),
    roundStroke(ripples(18, water, 46, 70), palette.ink, 1.8, {
      opacity: 0.5,
    }),

    // Beach and the people on it
    path('M0 548C140 520 300 560 470 572S720 566 800 582V600H0z', '#0A1431'),
    stroke('M0 546C140 518 300 558 470 570S720 564 800 580', '#9FC0F2', 2.5, { opacity: 0.7 }),
    stroke('M0 538C150 508 300 548 480 562', '#9FC0F2', 1.2, { opacity: 0.4 }),
    silhouette(104, 622, 118, '#C8433C'),
    silhouette(146, 628, 126, '#2B4E94'),
    silhouette(560, 590, 40, '#B98A3C'),
    silhouette(578, 591, 37, '#C05A78'),
    silhouette(300, 574, 30, '#2E6E86'),
    silhouette(690, 592, 34, '#4B7F9E'),
  );
}

/** Three shapes in turn: a stepped top, a rounded one and a slanting one. */
function glassTower(index: number, x: number, width: number, top: number): string {
  const right = x + width;
  switch (index % 3) {
    case 0:
      return `M${x} ${HORIZON}V${top}h${width * 0.6}v-12h${width * 0.4}V${HORIZON}z`;
    case 1:
      return (
        `M${x} ${HORIZON}V${top + 20}Q${x} ${top} ${x + width * 0.5} ${top - 6}` +
        `Q${right} ${top - 12} ${right} ${top + 30}V${HORIZON}z`
      );
    default:
      return `M${x} ${HORIZON}V${top + 26}L${right} ${top}V${HORIZON}z`;
  }
}

function silhouette(x: number, y: number, height: number, top: Color): string {
  return person(x, y, height, top, '#050A1C', { skin: '#7A4A48', hair: '#0A0F22' });
}
