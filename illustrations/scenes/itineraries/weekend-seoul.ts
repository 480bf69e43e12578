// A weekend in Seoul: one skyline, its left half by day and its right half by night, the tower on Namsan on the seam.
import { type Color, mix } from '../../lib/color.ts';
import { lerp, range } from '../../lib/math.ts';
import { pen, pointsFrom, quadruplesFrom, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hallWall, terrace } from '../../motifs/hall.ts';
import { lettering } from '../../motifs/hangul.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, facets, mountain, ridgePoints } from '../../motifs/land.ts';
import { nSeoulTower } from '../../motifs/landmarks.ts';
import { birds } from '../../motifs/life.ts';
import { halo, skyPaint, stars } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { route, type RouteColors, stop } from '../../motifs/route.ts';
import { skyline } from '../../motifs/skyline.ts';
import { canopy } from '../../motifs/trees.ts';
import { reflection, ripples } from '../../motifs/water.ts';

const day = palettes.day;
const night = palettes.night;
const hanok = hanokColors(day);

/** Where day turns into night: the middle of the tower. */
const SEAM = 400;
const RIVER = 430;
const DECK = 470;
const LEFT = rectPath(-10, -10, SEAM + 10, 620);
const RIGHT = rectPath(SEAM, -10, 410, 620);

const ROUTE: RouteColors = {
  line: '#FFF8EA',
  under: night.ink,
  disc: '#C8402C',
  ring: '#FFF8EA',
  number: '#FFF8EA',
};
const HANBOK = { clothes: 'hanbok', shadow: '#3F7A4C', shadowLength: 1 } as const;

export const scene = defineScene({
  title: 'A weekend in Seoul',
  seed: 67,
  safe: [0, 0, 800, 600],
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  const byDay = { 'clip-path': canvas.clip(LEFT) };
  const byNight = { 'clip-path': canvas.clip(RIGHT) };

  // Two skies
  canvas.add(
    rect(0, 0, SEAM, 600, skyPaint(canvas, day, [0, 0.25, 0.5, 0.7])),
    rect(SEAM, 0, SEAM, 600, skyPaint(canvas, night, [0, 0.25, 0.5, 0.75])),
    roundStroke(stars(4, 46, SEAM + 10, 0, 800, 240), '#DCE8FF', 2, { opacity: 0.85 }),
    canvas.grain(
      halo(canvas, 190, 116, 130, day.sun, { start: 0.3 }),
      halo(canvas, 610, 116, 130, night.sun, { start: 0.3, opacity: 0.5 }),
    ),
    circle(190, 116, 48, day.sun),
    circle(610, 116, 48, night.sun),
    path('M596 88a11 11 0 1 0 17 10zM624 118a14 14 0 1 0 18 7zM592 128a7 7 0 1 0 10 5z', '#EBCF98'),
    group(
      byDay,
      path(cloud(-60, 176, 260, 26) + cloud(240, 70, 260, 22), day.sun, { opacity: 0.9 }),
    ),
    group(
      byNight,
      path(cloud(300, 70, 220, 18) + cloud(600, 190, 260, 18), night.ridge[1], { opacity: 0.8 }),
    ),
  );

  // Bukhansan in light, the southern hills in moonlight
  const ridge = ridgePoints(
    13,
    360,
    '40 130 130, 140 190 150, 250 140 130, 560 120 170, 700 100 150, 810 120 110',
    { roughness: 8, sharpness: 1.4 },
  );
  canvas.add(
    group(
      byDay,
      mountain(ridge, RIVER, day.ridge[1]),
      facets(3, quadruplesFrom('142 172 70 190, 252 222 60 130, 42 232 50 130'), day.ridge[2], {
        opacity: 0.7,
      }),
    ),
    group(byNight, mountain(ridge, RIVER, night.ridge[1])),
    canvas.grain(
      rect(0, 250, SEAM, 150, canvas.fade(day.haze, 'up')),
      rect(SEAM, 250, SEAM, 150, canvas.fade('#6C7FC0', 'up', 0.7)),
    ),
  );

  // The far city on both sides of the seam
  const windows = { width: 3, stepX: 8, stepY: 9, lit: 0.45 };
  const dayCity = skyline(19, RIVER, [60, 195], [20, 38], { to: 350, windows });
  const nightCity = skyline(24, RIVER, [40, 120], [20, 38], { from: 440, windows });
  const nearCity = skyline(57, RIVER, [50, 150], [30, 52], {
    from: 470,
    to: 800,
    windows: { width: 5, stepX: 10, stepY: 12, lit: 0.5 },
  });
  canvas.add(
    path(dayCity.bodies, mix(day.ridge[0], day.sun, 0.4)),
    path(dayCity.sides, day.ridge[0]),
    stroke(dayCity.windows, day.sun, 4),
    path(nightCity.bodies, night.ridge[2]),
    path(nightCity.sides, night.ridge[3]),
    stroke(nightCity.windows, night.gold, 4),

    // Lotte World Tower, lit to its tip
    path('M684 430C688 300 700 190 714 140L722 128 730 140C744 190 752 300 756 430z', '#3B5FA8'),
    path('M720 430V130L722 128 730 140C744 190 752 300 756 430z', night.ridge[3]),
  );
  const floors = range(29).map((i) => {
    const half = lerp(30, 6, i / 28);
    return pen`M${720 - half} ${420 - i * 9}h${half * 2}`;
  });
  canvas.add(
    stroke(floors, night.gold, 2.4, { opacity: 0.85, 'stroke-dasharray': '5 3' }),
    stroke('M714 150L722 128 730 150', '#FFF1CF', 2.4),
    path(nearCity.bodies, night.ridge[3]),
    path(nearCity.sides, night.ridge[4]),
    stroke(nearCity.windows, '#FFD98C', 6),

    // Namsan with the tower, split by the seam; the palace garden at its foot
    canopy(14, (x) => 384 + Math.sin(x / 30) * 4, 20, 470, day.green, { from: -20, to: 390 }),
  );
  const hill = (x: number) => 420 - 112 * Math.exp(-(((x - SEAM) / 96) ** 2));
  const halves = [
    [
      byDay,
      { lit: day.lit, shade: '#9FB4B4', mast: day.lit, red: day.red, window: day.roof },
      day.ridge[3],
      day.ridge[2],
    ],
    [
      byNight,
      { lit: '#8FD8E8', shade: '#3E7FB0', mast: '#F3E0D0', red: night.accent, window: '#FFF1CF' },
      night.ridge[4],
      night.ridge[3],
    ],
  ] as const;
  for (const [clip, tower, dark, light] of halves)
    canvas.add(
      group(
        clip,
        nSeoulTower(SEAM, 316, 262, tower),
        canopy(5, hill, 18, 470, light, { from: 210, to: 590 }),
        canopy(9, (x) => hill(x) + 30, 20, 470, dark, { from: 210, to: 590 }),
      ),
    );

  // Palace in the sun
  canvas.add(terrace(138, 412, 236, 24, day, { slab: 20 }));
  canvas.add(hallWall(138, 370, 164, 42, 5, hanok));
  canvas.add(
    hanokRoof(138, 332, 232, 44, hanok, { skirt: true, ridge: 0.62, tiles: 16, lift: 0.26 }),
  );
  canvas.add(hallWall(138, 312, 128, 24, 5, hanok, { band: 0.5, lattice: false }));
  canvas.add(hanokRoof(138, 264, 190, 52, hanok, { tiles: 13, lift: 0.25 }));

  // The river: green banks and sails on the left, lights on the right
  const waterByDay = canvas.linearGradient({ 0: '#9AD4D2', 1: '#2F8CA0' });
  const waterByNight = canvas.linearGradient({ 0: '#2F3F86', 1: '#081230' });
  canvas.add(rect(0, RIVER, SEAM, 180, waterByDay), rect(SEAM, RIVER, SEAM, 180, waterByNight));
  canvas.add(
    rect(0, RIVER - 2, SEAM, 12, day.green),
    rect(SEAM, RIVER - 2, SEAM, 12, night.ridge[4]),
  );
  for (const [x, width] of pointsFrom('720 44, 500 20, 566 26, 640 24, 780 30'))
    canvas.add(
      roundStroke(reflection(x, x, RIVER + 14, 90, width, 8), night.gold, 2.4, { opacity: 0.65 }),
    );
  canvas.add(
    roundStroke(ripples(6, [RIVER + 18, 590], 34, 60, { to: SEAM - 70 }), day.sun, 2, {
      opacity: 0.6,
    }),
  );

  // Banpo bridge with its rainbow fountain at night
  const piers = range(12).map((i) => pen`M${20 + i * 70} ${DECK}v44`);
  for (const [clip, body, edge] of [
    [byDay, day.lit, day.shade],
    [byNight, '#2A3E78', '#101D3F'],
  ] as const)
    canvas.add(
      group(
        clip,
        stroke(piers, edge, 10),
        stroke(`M-10 ${DECK}H810`, body, 10),
        stroke(`M-10 ${DECK + 8}H810`, edge, 6),
      ),
    );
  const jets: Color[] = ['#FF6F91', '#FFCB6B', '#7EE08A', '#63DCE0', '#9C8CF0'];
  canvas.add(
    jets.map((color, section) => {
      const arcs = range(6).map(
        (i) => pen`M${410 + section * 84 + i * 14} ${DECK + 8}c8 -14 22 20 26 66`,
      );
      return roundStroke(arcs, color, 3.2);
    }),
    roundStroke(`M${SEAM + 8} ${DECK - 2}H810`, '#FFF1CF', 3, { 'stroke-dasharray': '0 14' }),
    path('M250 540h72q-5 16-16 16h-42q-10 0-14-16z', '#FFF6E3'),
    path('M288 539V484L322 536z', day.red),
    path('M283 538V492L256 535z', '#FFF6E3'),

    // Bank in front: strollers by day, a couple by night
    group(
      byDay,
      path('M-10 560Q140 540 280 566T420 584V612H-10z', '#7DB86A'),
      path('M-10 580Q140 562 280 586T420 600V612H-10z', '#5E9E5A'),
    ),
    group(byNight, path('M380 584Q540 556 660 570T820 556V612H380z', night.ink)),
    person(84, 592, 84, '#FFF6E3', day.red, HANBOK),
    person(118, 596, 86, day.gold, day.ridge[4], HANBOK),
    person(690, 604, 88, '#C8433C', night.ink),
    person(718, 606, 92, '#3F68B0', night.ink),

    // The route and its stops
    route('M138 452C190 520 300 500 340 440S372 400 400 388', ROUTE),
    route('M400 388C440 400 450 470 480 530S580 560 620 548', ROUTE),
    stop(1, 138, 448, ROUTE, 19),
    stop(2, SEAM, 388, ROUTE, 19),
    stop(3, 626, 546, ROUTE, 19),
  );

  // Day and night, as two seals
  for (const [text, x, fill] of [
    ['낮', 30, '#C8402C'],
    ['밤', SEAM + 30, '#F2B843'],
  ] as const) {
    canvas.add(rect(x, 30, 50, 50, fill, { rx: 5 }));
    canvas.add(lettering(text, x + 12, 41, 26, text === '낮' ? '#FFF8EA' : night.ink, 3.6));
  }
  canvas.add(path(birds([300, 150, 12], [326, 136, 9]), day.ridge[4]));
}
