// Gwangjang Market: a glazed barrel roof on steel ribs, two rows of food counters under bulbs
// and yellow signs, mung-bean pancakes sizzling on the griddle in front, benches full of people,
// steam.
import { type Color, mix } from '../../lib/color.ts';
import { createRandom, range } from '../../lib/math.ts';
import { pen, placePath, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { glow } from '../../motifs/light.ts';
import { stallFigure } from '../../motifs/people.ts';
import { farCrowd, person } from '../../motifs/person.ts';
import { floorPath, project, scaleAt, wallPath } from '../../motifs/perspective.ts';
import { steam, steamPaint } from '../../motifs/tableware.ts';

const EYE = { x: 446, y: 300, focal: 470 };
const EYE_HEIGHT = 2.3;
/** Half the width of the hall, and where the roof springs from its walls, over the eye. */
const HALF_HALL = 6.4;
const SPRING = 3.6;
const AMBER = '#FFC46B';
const RUST = '#8E3526';
const BROWN = '#3A1A24';

/** Word, side, distance, colour of the board. */
type Sign = readonly [word: string, side: 1 | -1, away: number, board: Color];
const SIGNS: readonly Sign[] = [
  ['순대', -1, 20, '#C8402C'],
  ['김밥', 1, 14.6, '#E9A23B'],
  ['육회', -1, 12.4, '#E9A23B'],
  ['칼국수', 1, 9.4, '#C8402C'],
  ['빈대떡', -1, 7.6, '#2F7C6C'],
];

export const scene = defineScene({
  title: 'Gwangjang Market',
  seed: 27,
  safe: [120, 0, 600, 600],
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  // Glass vault with the night above it, lit from below towards the far end
  const vault = canvas.radialGradient(
    { 0: '#FFE0A0', 0.22: '#F0A35C', 0.55: '#8A3F4C', 1: '#2A1A44' },
    0.56,
    0.5,
    0.62,
  );
  canvas.add(rect(0, 0, 800, 600, vault));
  // Walls with the shutters of cloth shops above the counters
  for (const side of [-1, 1] as const) {
    const right = side * HALF_HALL;
    canvas.add(
      path(wallPath(EYE, right, [3, 60], [-EYE_HEIGHT, SPRING]), side < 0 ? '#7A3A34' : '#4A2234'),
    );
    const panes = range(9).map((i) =>
      wallPath(EYE, right, [5 + i * i * 0.7, 5.9 + i * i * 0.78], [2, 3.2]),
    );
    canvas.add(path(panes, AMBER, { opacity: 0.75 }));
    canvas.add(path(wallPath(EYE, right, [3, 60], [SPRING - 0.15, SPRING + 0.2]), '#C9743F'));
  }
  canvas.add(
    canvas.grain(
      rect(0, 0, 800, 330, canvas.fade('#1E1338', 'down', 0.7)),
      circle(EYE.x, 300, 200, canvas.radialGradient({ 0: ['#FFE6B0', 1], 1: ['#FFB66B', 0] })),
    ),
  );

  canvas.add(ribs());

  // Floor
  const floor = canvas.linearGradient({ 0: '#F2B26A', 0.3: '#8A4238', 1: '#2C1428' });
  canvas.add(path(floorPath(EYE, -EYE_HEIGHT, [3, 70], [-HALF_HALL, HALF_HALL]), floor));
  const joints = range(9).map((i) => {
    const [x, y] = project(EYE, [(i - 4) * 1.2, -EYE_HEIGHT, 3.2]);
    return pen`M${EYE.x} ${EYE.y}L${x} ${y}`;
  });
  canvas.add(stroke(joints, BROWN, 1.2, { opacity: 0.4 }));

  // Stalls from the far end to the near one, bulbs and signs above them
  for (const away of [34, 26, 20, 15.4, 11.6, 8.8, 6.6]) {
    canvas.add(stall(-1, away), stall(1, away));
    for (const sign of SIGNS) if (Math.abs(sign[2] - away) < 1.9) canvas.add(signboard(sign));
  }
  canvas.add(entranceSign());
  canvas.add(crowd());
  canvas.add(bulbs(canvas));

  // The griddle in front
  canvas.add(griddle(canvas));
}

/** Steel ribs of the vault and the purlins between them. */
function ribs(): Markup {
  const arc = (away: number) => {
    const scale = scaleAt(EYE, away);
    const [left, y] = project(EYE, [-HALF_HALL, SPRING, away]);
    return (
      pen`M${left} ${y}` +
      pen`a${HALF_HALL * scale} ${HALF_HALL * 0.62 * scale} 0 0 1 ${2 * HALF_HALL * scale} 0`
    );
  };
  const purlins = range(9).map((i) => {
    const angle = (Math.PI * (i + 1)) / 10;
    const [right, up] = [-Math.cos(angle) * HALF_HALL, SPRING + Math.sin(angle) * HALF_HALL * 0.62];
    const [x1, y1] = project(EYE, [right, up, 5]);
    const [x2, y2] = project(EYE, [right, up, 40]);
    return pen`M${x1} ${y1}L${x2} ${y2}`;
  });
  return [
    stroke(purlins, '#FFD9A0', 1.4, { opacity: 0.6 }),
    [40, 30, 22.5, 17, 13, 10, 7.7].map((away, i) =>
      stroke(arc(away), mix('#FFD08C', '#5A2F4C', i / 6), 2 + i * 1.6),
    ),
    [13, 10, 7.7].map((away) => stroke(arc(away), '#F6B66E', 1.6, { opacity: 0.7 })),
  ];
}

/** One counter with its cook, food, and guests on the bench before it. */
function stall(side: 1 | -1, away: number): Markup {
  const unit = scaleAt(EYE, away);
  const [x, foot] = project(EYE, [side * 4.1, -EYE_HEIGHT, away]);
  const at = drawAt(x, foot, unit * side, -unit);
  const random = createRandom(Math.round(away * 10) + side);
  const face = side < 0 ? '#C9603A' : '#7E3038';
  const dishes = range(6).map((i) =>
    ellipse(
      x + (-0.85 + i * 0.34) * unit,
      foot - 1.06 * unit,
      0.15 * unit,
      0.07 * unit,
      ['#E9A23B', '#D8442E', '#5E8C4A'][i % 3] ?? AMBER,
    ),
  );
  const guests = range(3).map((i) => {
    const guestX = x - side * (0.1 + i * 0.62) * unit + side * 0.9 * unit;
    const tone = ['#C8402C', '#2F5E7C', '#E0B87A', '#5A3A64'][Math.floor(random() * 4)] ?? RUST;
    const body = placePath(
      'M-26 0Q-30 52-12 58H12Q30 52 26 0Z',
      guestX,
      foot - 0.42 * unit,
      unit / 95,
      -unit / 95,
    );
    return [
      path(body, tone),
      path(
        placePath('M4 0V58H12Q30 52 26 0Z', guestX, foot - 0.42 * unit, unit / 95, -unit / 95),
        BROWN,
        { opacity: 0.4 },
      ),
      circle(guestX, foot - 1.2 * unit, 0.145 * unit, '#241018'),
    ];
  });
  const cook =
    away < 16
      ? stallFigure(x + side * 0.3 * unit, foot - 0.95 * unit, unit / 130, {
          clothes: side < 0 ? '#A83A4A' : '#3A5A6C',
          rim: AMBER,
          hair: '#241018',
          band: '#FFF0D0',
        })
      : '';
  return [
    at.path('M-1.3 2.2H2.4V.9H-1.3Z', mix('#F3B468', '#FFDCA0', Math.min(1, away / 30))),
    at.path('M1 2.2H2.4V.9H1Z', RUST, { opacity: 0.25 }),
    at.path('M-1.42 2.12V2.36H2.4V2.12ZM-1.32 2.2V1H-1.22V2.2Z', BROWN),
    cook,
    at.path('M-1.2 0V1H2.4V0Z', face),
    at.path('M.9 0V1H2.4V0Z', BROWN, { opacity: 0.4 }),
    at.path('M-1.28 .98V1.1H2.4V.98Z', '#FFE9BE'),
    away < 16 ? dishes : '',
    away < 21 ? guests : '',
    away < 21
      ? at.path('M-1.25 .34V.44H1.2V.34ZM-1.1 0H-1V.36H-1.1ZM1 0H1.1V.36H1Z', '#3A1A20')
      : '',
  ];
}

/** A lit signboard across the front of a stall. */
function signboard([word, side, away, board]: Sign): Markup {
  const unit = scaleAt(EYE, away);
  const [x, y] = project(EYE, [side * 4.1, 0.42, away]);
  const size = 0.5 * unit;
  const width = word.length * size * 1.28 + size * 0.5;
  return [
    rect(x - width / 2, y - size * 0.9, width, size * 1.7, board, { rx: 2 }),
    rect(x - width / 2, y + size * 0.62, width, size * 0.18, mix(board, BROWN, 0.5)),
    roundStroke(
      hangul(word, x - width / 2 + size * 0.4, y - size * 0.6, size * 0.98),
      '#FFF4D8',
      Math.max(1.2, size * 0.115),
      { 'stroke-linejoin': 'round' },
    ),
  ];
}

/** The name of the market over the far end of the hall. */
function entranceSign(): Markup {
  return [
    stroke('M392 176V200M500 176V200', BROWN, 2.4),
    rect(364, 198, 164, 40, RUST, { rx: 3 }),
    rect(364, 232, 164, 6, BROWN, { opacity: 0.5 }),
    roundStroke(hangul('광장시장', 378, 204, 24, { gap: 0.5 }), '#FFF4D8', 3),
  ];
}

/** People strolling down the aisle. */
function crowd(): Markup {
  const look = { hair: '#1E0E18', skin: '#C98A6A', shadow: '#2A1020', shadowLength: 0.7 };
  const walker = (right: number, away: number, top: Color, bottom: Color) => {
    const [x, y] = project(EYE, [right, -EYE_HEIGHT, away]);
    return person(x, y, 1.68 * scaleAt(EYE, away), top, bottom, look);
  };
  return [
    farCrowd(EYE, {
      seed: 14,
      count: 14,
      between: [44, 13],
      width: 3.6,
      ground: -EYE_HEIGHT,
      tall: 1.68,
      tones: ['#6A2F3A', '#3E2236', '#A8553C'],
    }),
    walker(0.9, 10.5, '#F0D8B0', '#2E2A4A'),
    walker(-0.75, 8.6, '#D8442E', '#241A38'),
    walker(-0.1, 8.4, '#2F7C6C', '#241A38'),
  ];
}

/** Bulbs hanging in two rows down the hall. */
function bulbs(canvas: Canvas): Markup {
  const shine = glow(canvas, AMBER, 0.75);
  const spots = [30, 22, 16.5, 12.4, 9.4, 7.2, 5.6];
  const lamp = (right: number, away: number) => {
    const [x, y] = project(EYE, [right, 1.7, away]);
    const unit = scaleAt(EYE, away);
    return [
      away < 17 ? circle(x, y, unit * 0.62, shine) : '',
      stroke(pen`M${x} ${y - unit * 1.6}V${y}`, BROWN, Math.max(0.8, unit * 0.02)),
      circle(x, y, unit * 0.13, '#FFF4D0'),
    ];
  };
  return spots.map((away) => [lamp(-2.2, away), lamp(2.2, away)]);
}

/** The round griddle with pancakes in oil, and the plate of finished ones. */
function griddle(canvas: Canvas): Markup {
  const pancakes = triplesFrom('258 508 62, 398 500 60, 534 512 62, 324 556 70, 474 560 72');
  const random = createRandom(3);
  const plate = canvas.linearGradient({ 0: '#C96A35', 1: '#5E2524' });
  const speckles = (x: number, y: number, radius: number) =>
    range(9).map(() => {
      const angle = random() * 6.28;
      const reach = radius * 0.72 * Math.sqrt(random());
      return (
        pen`M${x + Math.cos(angle) * reach} ${y - 3 + Math.sin(angle) * reach * 0.4}` +
        pen`h${4 + random() * 8}`
      );
    });
  const sprouts: string[] = [];
  const scallions: string[] = [];
  for (const [x, y, radius] of pancakes) {
    sprouts.push(...speckles(x, y, radius));
    scallions.push(...speckles(x, y, radius).slice(0, 5));
  }
  return [
    path('M-10 600V520Q400 470 810 520V600Z', plate),
    path('M-10 524Q400 474 810 524V532Q400 482-10 532Z', '#F2B26A'),
    ellipse(400, 552, 282, 82, '#1A0E16'),
    ellipse(400, 545, 272, 76, '#3A2024'),
    ellipse(400, 549, 258, 68, '#7A3A1E'),
    roundStroke('M160 520A258 68 0 0 1 330 484', '#FFD48A', 4, { opacity: 0.9 }),
    pancakes.map(([x, y, radius]) => [
      ellipse(x + 7, y + 9, radius * 1.02, radius * 0.44, '#3E1A14', { opacity: 0.7 }),
      ellipse(x, y + 5, radius, radius * 0.42, '#9C4F1C'),
      ellipse(x, y - 1, radius, radius * 0.41, '#E39A3A'),
      ellipse(x - radius * 0.06, y - 4, radius * 0.8, radius * 0.3, '#F4BE5C'),
    ]),
    roundStroke(sprouts, '#FFE9B0', 3),
    roundStroke(scallions, '#5E8C3A', 3),
    // Turner
    path('M566 540L640 520L652 540L584 568Z', '#D9D3DC'),
    path('M640 526L652 540L584 568L580 560Z', '#9A93A8'),
    path('M644 526L790 452L798 466L650 536Z', '#6A2E22'),
    stroke('M650 524L790 454', '#C97A48', 3),
    // Steam
    path(
      steam(286, 500, 200, 36) + steam(560, 500, 230, 40, -1),
      steamPaint(canvas, '#FFF0D8', 0.42),
    ),
  ];
}
