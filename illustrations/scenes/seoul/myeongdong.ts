// Myeongdong: a street without cars walled in by stacked neon signs, food carts with lit awnings
// along its middle, and the floodlit brick spire of the cathedral on the rise at its end.
import { type Color, mix } from '../../lib/color.ts';
import { createRandom, lerp, range } from '../../lib/math.ts';
import { circlePath, pen, placePath, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, drawAt, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { glow, skyPaint, stars } from '../../motifs/light.ts';
import { neonSign } from '../../motifs/neon.ts';
import { stallFigure } from '../../motifs/people.ts';
import { farCrowd, person } from '../../motifs/person.ts';
import { floorPath, project, scaleAt, wallPath } from '../../motifs/perspective.ts';
import { steam, steamPaint } from '../../motifs/tableware.ts';
import { reflection } from '../../motifs/water.ts';

const palette = palettes.night;
const EYE = { x: 420, y: 336, focal: 480 };
/** Height of the eye over the pavement, and half the width of the street, in metres. */
const EYE_HEIGHT = 2.6;
const HALF_STREET = 7;
const TONES = ['#5A2C62', '#2A2258', '#7A3A68', '#1A1A4A'];
const CROWD = { width: 10, ground: -EYE_HEIGHT, tall: 1.7, tones: TONES };
const PINK = palette.accent;
const CYAN = palette.cyan;
const MAGENTA = '#B23A86';

/** Distance of the near and far end, height, wall, and light of the shop below. */
type House = readonly [near: number, far: number, height: number, wall: Color, shop: Color];
const LEFT: readonly House[] = [
  [48, 80, 15, '#33336F', '#FFD48A'],
  [34, 48, 12, '#3F2E6C', '#FF9FB4'],
  [24, 34, 17, '#24306B', '#FFE3AE'],
  [16.5, 24, 13, '#3A2866', '#9BE8E6'],
  [11, 16.5, 19, '#1F2859', '#FFD48A'],
  [5, 11, 24, '#2B2058', '#FFB6A0'],
];
const RIGHT: readonly House[] = [
  [44, 80, 13, '#2C2E68', '#FFE3AE'],
  [31, 44, 16, '#3D2A68', '#9BE8E6'],
  [22, 31, 12, '#2A2E68', '#FFD48A'],
  [14.5, 22, 18, '#231F55', '#FF9FB4'],
  [5, 14.5, 22, '#191B4A', '#FFD48A'],
];

/** Word, distance, height of the upper edge, tube. */
type Sign = readonly [word: string, away: number, up: number, tube: Color];
const LEFT_SIGNS: readonly Sign[] = [
  ['신발', 40, 10, palette.gold],
  ['모자', 33, 6.6, '#7BE8A0'],
  ['안경', 29, 11.6, PINK],
  ['노래방', 20, 9.6, CYAN],
  ['칼국수', 13.6, 7.4, palette.gold],
  ['화장품', 9.2, 5.7, PINK],
];
const RIGHT_SIGNS: readonly Sign[] = [
  ['환전', 38, 9.6, CYAN],
  ['약국', 26.5, 9, '#7BE8A0'],
  ['치킨', 21.5, 6.2, PINK],
  ['커피', 18.4, 9.9, palette.gold],
  ['명동', 11.4, 5.2, CYAN],
];

export const scene = defineScene({ title: 'Myeongdong at night', seed: 15, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  // Sky over the gap between the houses, lit from below
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.2, 0.42, 0.56])));
  canvas.add(roundStroke(stars(4, 16, 250, 0, 600, 150), palette.sun, 1.8));
  const streetLight = canvas.radialGradient({
    0: ['#FF9F8C', 0.95],
    0.5: [MAGENTA, 0.6],
    1: [MAGENTA, 0],
  });
  canvas.add(canvas.grain(circle(EYE.x, 330, 210, streetLight)));

  // Cathedral at the end of the street
  canvas.add(cathedral(canvas, 424, 346, 172));

  // Pavement with joints running to the vanishing point
  const pavement = canvas.linearGradient({ 0: '#8E4A7E', 0.25: '#3C2C66', 1: '#14143A' });
  const joints = range(9).map((i) => {
    const [x, y] = project(EYE, [(i - 4) * 1.6, -EYE_HEIGHT, 4]);
    return pen`M${EYE.x} ${EYE.y}L${x} ${y}`;
  });
  const courses = [5.4, 6.6, 8.4, 11, 15, 22].map((away) => {
    const y = project(EYE, [0, -EYE_HEIGHT, away])[1];
    return pen`M0 ${y}H800`;
  });
  canvas.add(rect(0, EYE.y, 800, 600 - EYE.y, pavement));
  canvas.add(stroke([joints, courses], '#0C0F33', 1.2, { opacity: 0.5 }));

  // Houses on both sides
  drawHouses(canvas, LEFT, -1);
  drawHouses(canvas, RIGHT, 1);

  // Dusk of the near walls, and the light of the shops on the wet pavement
  const spill = (side: 1 | -1) =>
    floorPath(EYE, -EYE_HEIGHT, [4.4, 40], [side * HALF_STREET, side * 3.2]);
  const nearWall = (side: 1 | -1, low: number, high: number) =>
    wallPath(EYE, side * HALF_STREET, [5, 20], [low, high]);
  const [leftNight, rightNight] = [
    canvas.fade('#1A1148', 'right', 0.95),
    canvas.fade('#141040', 'left', 0.95),
  ];
  canvas.add(path(nearWall(-1, -EYE_HEIGHT, 0.6), leftNight, { opacity: 0.7 }));
  canvas.add(path(nearWall(1, -EYE_HEIGHT, 0.6), rightNight, { opacity: 0.7 }));
  canvas.add(
    canvas.grain(
      path(nearWall(-1, 0.6, 20), leftNight),
      path(nearWall(1, 0.6, 20), rightNight),
      path(spill(-1), canvas.fade('#FF9E86', 'right', 0.75)),
      path(spill(1), canvas.fade('#FF8FA8', 'left', 0.7)),
    ),
  );
  const mirrored: readonly (readonly [x: number, y: number, length: number, color: Color])[] = [
    [110, 476, 112, PINK],
    [206, 424, 110, palette.gold],
    [268, 400, 90, CYAN],
    [420, 374, 120, '#FFC59A'],
    [560, 404, 90, palette.gold],
    [660, 440, 120, CYAN],
  ];
  mirrored.forEach(([x, y, length, color], index) => {
    const streaks = reflection(index + 3, x, y, length, 46, 7);
    canvas.add(roundStroke(streaks, color, 2.4, { opacity: 0.55 }));
  });

  // Words over the shops, and neon over the heads, the farthest first
  canvas.add(shopName('마스크팩', 44, -1), shopName('면세점', 668, 1));
  LEFT_SIGNS.forEach((sign) => canvas.add(hangingSign(sign, -1)));
  RIGHT_SIGNS.forEach((sign) => canvas.add(hangingSign(sign, 1)));

  // Carts and the crowd between them
  canvas.add(farCrowd(EYE, { ...CROWD, seed: 5, count: 24, between: [46, 22] }));
  canvas.add(cart(canvas, -2.9, 16, ['#FFF0D0', '#2F8C8C'], '튀김'));
  canvas.add(farCrowd(EYE, { ...CROWD, seed: 11, count: 14, between: [19, 12.5] }));
  canvas.add(cart(canvas, 2.7, 11.2, ['#FFF0D0', '#D99A2B'], '만두'));
  const walkers: readonly (readonly [right: number, away: number, top: Color, bag?: Color])[] = [
    [0.3, 12, '#E9DCC8', PINK],
    [-3.6, 10.8, '#C9577C'],
    [0.9, 9.2, '#3E5F9C', palette.gold],
    [-4.4, 8.2, '#E0B25C'],
  ];
  for (const [right, away, top, bag] of walkers) canvas.add(walker(right, away, top, bag));
  canvas.add(cart(canvas, 3.35, 6.5, ['#FFF0D0', palette.red], '호떡'));

  // A couple with shopping bags, from behind
  canvas.add(walker(-1.85, 6.3, palette.red, '#FFF0D0'));
  canvas.add(walker(-1.2, 6.4, '#2F8C8C', palette.gold));
}

/** From a near to a far distance. */
type Span = readonly [near: number, far: number];

/** Walls, windows and lit shops of one side of the street. */
function drawHouses(canvas: Canvas, houses: readonly House[], side: 1 | -1): void {
  const random = createRandom(side + 8);
  const right = side * HALF_STREET;
  const windows = { warm: '', cool: '', dark: '' };
  let goods = '';
  for (const [near, far, height, wall, shop] of houses) {
    const haze = Math.min(0.6, near / 90);
    canvas.add(
      path(wallPath(EYE, right, [near, far], [-EYE_HEIGHT, height]), mix(wall, MAGENTA, haze)),
    );
    const band = wallPath(EYE, right, [near, far], [0.7, 1.9]);
    canvas.add(path(wallPath(EYE, right, [near, far], [-EYE_HEIGHT + 0.25, 0.6]), shop));
    canvas.add(path(band, mix(shop, side < 0 ? '#D8356E' : '#2A57A8', 0.72)));
    const columns = Math.max(2, Math.round((far - near) / (near > 30 ? 4 : 2.6)));
    for (const column of range(columns)) {
      const start = lerp(near, far, (column + 0.2) / columns);
      const end = lerp(near, far, (column + 0.8) / columns);
      for (let up = 3.4; end > 6.4 && up < height - 1.4; up += 2.6) {
        const pane = wallPath(EYE, right, [start, end], [up, up + 1.4]);
        const chance = random();
        if (chance < 0.42) windows.warm += pane;
        else if (chance < 0.58) windows.cool += pane;
        else if (near < 24) windows.dark += pane;
      }
      if (start > 22) continue;
      // Door frames, and jars and boxes on the shelves of the near shops
      goods += wallPath(EYE, right, [end, lerp(end, far, 0.1)], [-EYE_HEIGHT, 0.6]);
      for (const shelf of side < 0 && near < 16 ? [-1.6, -0.7] : []) {
        const line: Span = [start, lerp(start, end, 0.94)];
        goods += wallPath(EYE, right, line, [shelf - 0.09, shelf]);
        for (const i of range(4)) {
          const place = lerp(start, end, 0.08 + i * 0.22);
          const top = shelf + 0.25 + random() * 0.3;
          goods += wallPath(EYE, right, [place, place + 0.22], [shelf, top]);
        }
      }
    }
  }
  canvas.add(path(goods, '#4A1E5C', { opacity: 0.6 }));
  canvas.add(path(windows.dark, '#0C1038', { opacity: 0.55 }));
  canvas.add(path(windows.warm, palette.lit), path(windows.cool, '#86A9E8'));
}

/** A word on the band over the shops, shrinking with the distance. `left` = where it begins. */
function shopName(word: string, left: number, side: 1 | -1): string {
  // The middle of the band runs through the vanishing point.
  const slope = (1.3 / HALF_STREET) * side;
  let x = left;
  let letters = '';
  for (const syllable of word) {
    const size = Math.abs(EYE.x - x) * 0.092;
    letters += hangul(syllable, x, EYE.y + slope * EYE.x - size / 2, size);
    x += size * 1.35;
  }
  const skew = (-Math.atan(slope) * 180) / Math.PI;
  return roundStroke(letters, '#FFF0D8', 3.6, { transform: pen`skewY(${skew})` });
}

/** A neon sign that stands out from the wall. */
function hangingSign([word, away, up, tube]: Sign, side: 1 | -1): string {
  const scale = scaleAt(EYE, away);
  const size = 0.84 * scale;
  const edge = EYE.x + side * HALF_STREET * scale;
  const left = side < 0 ? edge + 0.1 * scale : edge - size * 1.9 - 0.1 * scale;
  const y = EYE.y - up * scale;
  const arms = pen`M${edge} ${y}h${-side * size}M${edge} ${y + size * 2}h${-side * size}`;
  return (
    stroke(arms, '#0B0E30', 0.12 * scale) +
    neonSign(word, left + size * 0.45, y, {
      color: tube,
      board: '#0B0E30',
      size,
      tube: Math.max(1.1, size * 0.085),
    })
  );
}

/** The brick tower and spire, floodlit from the left. (x, y) = middle of its foot. */
function cathedral(canvas: Canvas, x: number, y: number, height: number): Markup {
  const at = drawAt(x, y, height, -height);
  const brick = canvas.linearGradient({ 0: '#8E6FB0', 0.5: '#E79C8C', 1: '#FFC98E' });
  const nave = 'M-.3 0V.2L-.16 .34H.16L.3 .2V0Z';
  const tower =
    'M-.11 0V.52H-.13V.56L-.1 .58L-.1 .64H-.075L0 1L.075 .64H.1L.1 .58L.13 .56V.52H.11V0Z';
  const pinnacles =
    'M-.13 .56L-.115 .68L-.1 .56ZM.1 .56L.115 .68L.13 .56ZM-.3 .2L-.285 .34L-.27 .2' +
    'ZM.27 .2L.285 .34L.3 .2Z';
  const shade = 'M.02 0V.52L0 1L.075 .64H.1L.1 .58L.13 .56V.52H.11V0ZM.16 0V.34L.3 .2V0Z';
  const openings =
    'M-.055 .3V.42Q-.03 .48-.005 .42V.3ZM.03 .3V.42Q.055 .48 .08 .42V.3ZM-.05 0V.12' +
    'Q0 .2 .05 .12V0Z';
  return [
    at.path(nave + pinnacles, brick),
    at.path(tower, brick),
    at.path(shade, '#4B2A70', { opacity: 0.5 }),
    at.path(openings, '#3B2060'),
    circle(x, y - height * 0.53, height * 0.022, palette.sun),
    at.stroke('M0 .99V1.07M-.02 1.045H.02', palette.sun, 1.4),
  ];
}

/** A food cart with an awning, bulbs and its cook; `right` and `away` in metres. */
function cart(
  canvas: Canvas,
  right: number,
  away: number,
  [pale, color]: readonly [Color, Color],
  word: string,
): Markup {
  const [x, foot] = project(EYE, [right, -EYE_HEIGHT, away]);
  const unit = scaleAt(EYE, away);
  const at = drawAt(x, foot, unit, -unit);
  const stripes = range(8).map((i) => {
    const left = -136 + i * 34;
    return pen`M${left * 0.9} 255L${left} 212q17-24 34 0L${(left + 34) * 0.9} 255Z`;
  });
  const stripesOf = (rest: number) =>
    placePath(stripes.filter((_, i) => i % 2 === rest).join(''), x, foot, unit / 100, -unit / 100);
  const bulbs = range(5).map((i) =>
    circlePath(x + (i - 2) * 0.5 * unit, foot - 1.86 * unit, unit * 0.075),
  );
  const skewers = range(9).map(
    (i) => pen`M${x + (-0.95 + i * 0.17) * unit} ${foot - 0.94 * unit}v${-0.2 * unit}`,
  );
  return [
    at.path('M-1.2 0L1.2 0L2.1-.22L-.3-.22Z', '#0A0B2C', { opacity: 0.55 }),
    rect(
      x - 1.15 * unit,
      foot - 2.2 * unit,
      2.3 * unit,
      1.5 * unit,
      canvas.linearGradient({ 0: '#FFE9B8', 1: '#E8843F' }),
    ),
    away < 12
      ? stallFigure(x + 0.25 * unit, foot - 0.8 * unit, unit / 118, {
          clothes: '#3A2450',
          rim: palette.accent,
          hair: palette.ink,
          band: palette.sun,
        })
      : '',
    at.path('M-1.25 .15V.92H1.25V.15Z', mix(color, '#1A1140', 0.45)),
    at.path('M.5 .15V.92H1.25V.15Z', '#120C30', { opacity: 0.4 }),
    at.path('M-1.32 .9V1.02H1.32V.9Z', palette.lit),
    stroke(skewers, '#C9622E', 0.1 * unit),
    path(
      rectPath(x - 1.18 * unit, foot - 2.3 * unit, 0.06 * unit, 1.4 * unit) +
        rectPath(x + 1.12 * unit, foot - 2.3 * unit, 0.06 * unit, 1.4 * unit),
      '#1A1238',
    ),
    path(
      circlePath(x - 0.8 * unit, foot - 0.16 * unit, 0.17 * unit) +
        circlePath(x + 0.8 * unit, foot - 0.16 * unit, 0.17 * unit),
      palette.ink,
    ),
    roundStroke(
      hangul(word, x - 0.5 * unit, foot - 0.74 * unit, 0.42 * unit),
      palette.sun,
      0.06 * unit,
    ),
    path(stripesOf(0), color),
    path(stripesOf(1), pale),
    path(bulbs, palette.sun),
    unit > 40 ? circle(x, foot - 1.6 * unit, 1.7 * unit, glow(canvas, palette.gold, 0.5)) : '',
    unit > 40
      ? path(
          steam(x - 0.5 * unit, foot - 1.1 * unit, 2.2 * unit, 0.35 * unit),
          steamPaint(canvas, '#FFF0D8', 0.5),
        )
      : '',
  ];
}

/** Someone walking away from us. */
function walker(right: number, away: number, top: Color, bag?: Color): string {
  const [x, y] = project(EYE, [right, -EYE_HEIGHT, away]);
  const height = 1.7 * scaleAt(EYE, away);
  return person(x, y, height, top, '#15163F', {
    hair: '#140E26',
    skin: '#C98A78',
    shadow: '#0A0B2C',
    shadowLength: 0.9,
    shadowDrop: 0.1,
    ...(bag ? { bag } : {}),
  });
}
