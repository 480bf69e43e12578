// Jogyesa: hundreds of lotus lanterns roofing the court in rows of colour, the wide dharma hall
// with its painted doors under them, and the old scholar tree beside it, at dusk.
import { colorsFrom, mix } from '../../lib/color.ts';
import { cycle, range } from '../../lib/math.ts';
import { circlePath, pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, group, path, rect, stroke } from '../../lib/svg.ts';
import { hallWall, pagoda, terrace } from '../../motifs/hall.ts';
import { hangul } from '../../motifs/hangul.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { mountain, ridgePoints } from '../../motifs/land.ts';
import { skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { project, scaleAt } from '../../motifs/perspective.ts';
import { skyline } from '../../motifs/skyline.ts';

const palette = palettes.dusk;
const EYE = { x: 412, y: 404, focal: 470 };
/** Height of the lantern wires over the eye, in metres. */
const CEILING = 6.1;
const HALL = 412;
const COURT = 450;
/** Distances of the rows of lanterns. */
const ROWS = [19.4, 17, 14.8, 12.8, 11, 9.5, 8.2, 7.1];
const LANTERNS = colorsFrom('#FF6F7E #FFB648 #7FD08A #FF8FC0 #FFE07A #6FB6F0');
const hanok = {
  ...hanokColors({
    ...palette,
    roof: '#4A3A70',
    roofDeep: '#291F52',
    lit: '#FFD9A0',
    green: '#2F8C7C',
    red: '#D2452F',
    ink: '#1C1236',
  }),
  dot: '#C98A8C',
  door: '#F2B45C',
};

export const scene = defineScene({
  title: 'Lotus lanterns at Jogyesa',
  seed: 18,
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  // Sky after sunset, and the hill of Bugaksan
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.26, 0.5, 0.68])));
  const hill = ridgePoints(5, 380, '250 150 250, 620 100 240', { roughness: 6 });
  canvas.add(mountain(hill, 460, palette.ridge[0]));
  const city = skyline(41, COURT, [100, 210], [36, 64], {
    windows: { width: 5, stepX: 12, stepY: 15, lit: 0.3 },
    antennas: 0.1,
  });
  canvas.add(
    path(city.bodies, palette.ridge[1]),
    path(city.sides, palette.ridge[2], { opacity: 0.7 }),
  );
  canvas.add(stroke(city.windows, palette.gold, 6, { opacity: 0.7 }));
  canvas.add(canvas.grain(rect(0, 240, 800, 210, canvas.fade(palette.haze, 'up', 0.9))));

  // The scholar tree on the left, the pagoda on the right
  canvas.add(scholarTree());
  canvas.add(pagoda(722, COURT + 6, 176, '#F0BFA0', '#8C4F74', 5));

  // Dharma hall, lit from within
  canvas.add(hall(canvas));

  // Court and the light of the lanterns on it
  const court = canvas.linearGradient({ 0: '#E79A78', 0.4: '#8E4A70', 1: '#2E2254' });
  canvas.add(rect(0, COURT, 800, 150, court));
  const joints = range(13).map((i) => {
    const x = (i - 6) * 150;
    return pen`M${EYE.x + x * 0.36} ${COURT}L${EYE.x + x} 600`;
  });
  canvas.add(
    stroke([joints, 'M0 462h800M0 480h800M0 508h800M0 552h800'], palette.ink, 1.1, {
      opacity: 0.3,
    }),
    canvas.grain(
      circle(EYE.x, 470, 330, canvas.radialGradient({ 0: ['#FFD08A', 0.85], 1: ['#FFD08A', 0] }), {
        'clip-path': canvas.clip(`M0 ${COURT}H800V600H0Z`),
      }),
    ),

    // Worshippers
    people(),

    // The roof of lanterns, from the far rows to the near ones
    lanternRoof(canvas),
  );
}

/** The wide single-storey hall: seven bays of painted lattice doors under a heavy roof. */
function hall(canvas: Canvas): Markup {
  const flowers = range(28).map((i) => {
    const x = HALL - 200 + (i % 14) * 30.6;
    return circlePath(x, 408 + Math.floor(i / 14) * 14, 2.6);
  });
  return [
    terrace(
      HALL,
      432,
      520,
      22,
      { lit: '#FFD9A8', shade: '#C98A7C', deep: '#7A4468' },
      { rail: false, slab: 30 },
    ),
    rect(HALL - 226, 352, 452, 80, canvas.linearGradient({ 0: '#B8452F', 1: '#FFCE7A' })),
    hallWall(HALL, 352, 440, 80, 7, hanok, { band: 0.3 }),
    path(flowers, '#D8456A'),
    path(pen`M${HALL - 28} 376h56v56h-56z`, '#FFE2A0'),
    // The three golden Buddhas inside
    path(
      range(3).map((i) =>
        placePath(
          'M-7 0Q-9-9-4-11Q-5-14-3-16A3.4 3.8 0 1 1 3-16Q5-14 4-11Q9-9 7 0Z',
          HALL - 17 + i * 17,
          428,
          i === 1 ? 1.25 : 1,
        ),
      ),
      '#C97A2C',
    ),
    hanokRoof(HALL, 262, 560, 98, hanok, { ridge: 0.6, tiles: 44, lift: 0.2 }),
    // Name board: Daeungjeon
    rect(HALL - 34, 350, 68, 24, '#1C1236', { stroke: palette.gold, 'stroke-width': 2.4 }),
    stroke(hangul('대웅전', HALL - 26, 355, 14, { gap: 0.4 }), palette.gold, 1.9),
  ];
}

/** Five hundred years old, taller than the hall. */
function scholarTree(): Markup {
  const crown = (x: number, y: number, radius: number) => circlePath(x, y, radius);
  return [
    path(
      'M62 470C76 420 70 370 52 330L66 326C78 350 84 350 96 318L110 322C100 360 96 420 116 470Z',
      '#3A2350',
    ),
    path(
      crown(40, 270, 62) +
        crown(120, 258, 56) +
        crown(76, 214, 60) +
        crown(0, 226, 56) +
        crown(158, 300, 34),
      '#3F6E72',
    ),
    path(crown(24, 250, 40) + crown(66, 196, 38) + crown(-10, 208, 34), '#6FA08A'),
    path(crown(138, 276, 40) + crown(90, 270, 34), '#2C4A62'),
  ];
}

function people(): Markup {
  const look = { hair: '#1A0F2C', skin: '#D99A7C', shadow: '#3A2254', shadowLength: 0.9 };
  return [
    person(346, 470, 40, '#8E8AA8', '#5A5478', look),
    person(474, 472, 40, '#E2493F', '#2A2050', look),
    person(492, 474, 38, '#F2D6B0', '#3E5C86', look),
    person(560, 490, 54, '#3E7F86', '#241B48', look),
    // A monk in grey, and a family
    person(250, 572, 112, '#A59DB4', '#6E678C', { ...look, hair: '#C9947C', bag: '#8C4A32' }),
    person(328, 578, 116, '#FFEBD0', '#D8456A', { ...look, clothes: 'hanbok' }),
    person(372, 580, 72, '#FFC766', '#2F7C86', { ...look, clothes: 'hanbok' }),
  ];
}

/** Rows of lotus lanterns on wires, each with its paper slip. */
function lanternRoof(canvas: Canvas): Markup {
  // Drawn 30 wide; a row is scaled as a whole, so that every row is the same list of copies.
  const lotus = canvas.symbol([
    path('M-16-1Q-14-12 0-15Q14-12 16-1Q13 12 0 13Q-13 12-16-1Z', undefined),
    path('M0-15Q8-3 0 11Q-8-3 0-15ZM-11-11Q-3-3-6 11Q-17 4-11-11Z', '#FFF6E4', { opacity: 0.45 }),
    path('M3-14.6Q14-12 16-1Q13 12 2 13Q14 0 3-14.6Z', '#6A1F5E', { opacity: 0.3 }),
    path('M-10 9Q-5 6 0 8Q5 6 10 9Q6 15 0 15T-10 9Z', '#2F7C62'),
    path('M-1.8 15h3.6v11h-3.6z', '#FFF3D8'),
  ]);
  const spacing = 37;
  return ROWS.map((away, row) => {
    const unit = scaleAt(EYE, away);
    const [, y] = project(EYE, [0, CEILING, away]);
    const scale = (unit * 0.86) / 30;
    const half = Math.ceil(430 / (spacing * scale));
    const lanterns = range(2 * half + 1).map((i) =>
      lotus({
        x: Math.round((i - half + (row % 2) * 0.5) * spacing),
        fill: mix(
          cycle(LANTERNS, i * (row % 2 ? 1 : 5) + row),
          '#B9607C',
          Math.max(0, 0.4 - row * 0.08),
        ),
      }),
    );
    return [
      stroke(pen`M0 ${y - 15 * scale}H800`, palette.ink, Math.max(0.7, unit * 0.02), {
        opacity: 0.6,
      }),
      group(
        { transform: pen`translate(${EYE.x} ${Math.round(y)})scale(${scale.toFixed(2)})` },
        lanterns,
      ),
    ];
  });
}
