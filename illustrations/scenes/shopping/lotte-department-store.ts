// The main Lotte store beside Myeongdong in December: curtains of lights over the stone front, the arcade of shop windows, snow, roast chestnuts on the corner.
import { colorsFrom } from '../../lib/color.ts';
import { createRandom, type Point, range } from '../../lib/math.ts';
import { circlePath, pen, polygonPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, ellipse, path, rect, ROUND_CAPS, roundStroke, stroke } from '../../lib/svg.ts';
import { garment } from '../../motifs/clothes.ts';
import { hangul } from '../../motifs/hangul.ts';
import { glow, skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { skyline } from '../../motifs/skyline.ts';
import { car } from '../../motifs/traffic.ts';
import { TRAVELLER, walkersWith } from '../../motifs/walker.ts';

const palette = palettes.night;
const STONE = { lit: '#F3D9A6', mid: '#D3A97C', shade: '#7A6088', deep: '#4A3F70' };
const BULB = '#FFF3C4';
/** The corner of the store and the line of sight. */
const CORNER = 262;
const EYE = 432;

/** A point of a front: how far along it (0…1), and its height where it meets the corner. */
const along =
  (vanishing: number) =>
  (far: number, y: number): Point => {
    const scale = 1 / (1 + 1.15 * far);
    return [vanishing + (CORNER - vanishing) * scale, EYE + (y - EYE) * scale];
  };
const front = along(1180);
const side = along(-420);
const at = ([x, y]: Point) => pen`${x} ${y}`;
const BAYS = 8;

export const scene = defineScene({ title: 'Lotte', seed: 48, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette)));
  const city = skyline(14, 470, [120, 300], [50, 80], { from: 560 });
  canvas.add(
    path(city.bodies, palette.ridge[2]),
    path(city.sides, palette.ridge[3]),
    stroke(city.windows, palette.gold, 4, { opacity: 0.5 }),
  );

  // The two fronts in warm and cold light
  const face = (place: typeof front, top: number, bottom: number) =>
    polygonPath([place(0, top), place(1, top), place(1, bottom), place(0, bottom)]);
  canvas.add(path(face(side, 64, 492), STONE.shade), path(face(front, 64, 492), STONE.mid));
  const warm = canvas.linearGradient({ 0: ['#FFE7B0', 0.9], 1: ['#B9688A', 0.5] }, [0, 0, 1, 0]);
  canvas.add(
    canvas.grain(
      path(face(front, 64, 492), warm),
      path(face(side, 300, 492), canvas.fade('#FFB95C', 'up', 0.7)),
    ),
  );
  for (const [place, cornice, band] of [
    [side, STONE.deep, STONE.deep],
    [front, '#FFF1CF', STONE.lit],
  ] as const)
    canvas.add(path(face(place, 48, 70), cornice), path(face(place, 322, 340), band));

  // Windows and pilasters, bay by bay; the arcade below them
  const bays = range(BAYS).map((bay): readonly [number, number] => [
    (bay + 0.16) / BAYS,
    (bay + 0.84) / BAYS,
  ]);
  for (const [place, dark, glass] of [
    [side, STONE.deep, '#E8A860'],
    [front, '#6B4A5C', '#FFE9AE'],
  ] as const) {
    let windows = '';
    let arches = '';
    for (const [from, to] of bays) {
      for (const row of range(4)) {
        const top = 92 + row * 56;
        const middle = (from + to) / 2;
        for (const [left, right] of [
          [from, middle - 0.01],
          [middle + 0.01, to],
        ] as const)
          windows += polygonPath([
            place(left, top),
            place(right, top),
            place(right, top + 40),
            place(left, top + 40),
          ]);
      }
      const arch = `M${at(place(from, 484))}L${at(place(from, 392))}Q${at(place(from, 352))} ${at(place((from + to) / 2, 352))}Q${at(place(to, 352))} ${at(place(to, 392))}L${at(place(to, 484))}Z`;
      arches += arch;
    }
    canvas.add(path(windows, dark), path(arches, glass));
  }
  // What the windows of the arcade show
  const shown = colorsFrom('#D84B3F #2F8C8C #7B4A86 #F08FA8 #3F5FA8 #C8402C #2F8C8C #7B4A86');
  for (const bay of range(BAYS)) {
    const [x, y] = front((bay + 0.5) / BAYS, 392);
    const [, foot] = front((bay + 0.5) / BAYS, 470);
    canvas.add(garment(bay % 2 ? 'dress' : 'coat', x, y, foot - y, shown[bay] ?? palette.red));
  }
  // Curtains of bulbs, garlands and bows over the front
  const dots = (gap: number) => ({ ...ROUND_CAPS, 'stroke-dasharray': `0 ${gap}` });
  const strings = range(BAYS * 2 + 1).map(
    (i) =>
      `M${at(front(i / BAYS / 2, 76))}L${at(front(i / BAYS / 2, 262 + 44 * Math.abs((i % 4) - 2)))}`,
  );
  const swags = range(BAYS).map(
    (i) =>
      `M${at(front(i / BAYS, 340))}Q${at(front((i + 0.5) / BAYS, 384))} ${at(front((i + 1) / BAYS, 340))}`,
  );
  canvas.add(stroke(strings, BULB, 4.4, dots(9)), stroke(swags, BULB, 6, dots(10)));
  for (const bay of range(BAYS)) {
    const [x, y] = front(bay / BAYS, 336);
    const size = 15 / (1 + (1.15 * bay) / BAYS);
    canvas.add(
      path(
        pen`M${x} ${y}l${-size} ${-size * 0.6}v${size * 1.2}zl${size} ${-size * 0.6}v${size * 1.2}zl${-size * 0.5} ${size * 1.6}h${size * 0.5}zl${size * 0.5} ${size * 1.6}h${-size * 0.5}z`,
        '#C8352C',
      ),
    );
  }
  // The sign on the corner
  canvas.add(
    rect(CORNER - 30, 34, 60, 294, '#B8281F', { rx: 4 }),
    rect(CORNER + 16, 34, 14, 294, '#7E1820', { rx: 4 }),
    stroke(
      hangul('롯데백화점', CORNER - 20, 56, 34, { vertical: true, gap: 0.56 }),
      '#FFF6E0',
      4.6,
    ),

    // Snowy pavement with the light of the arcade
    path(
      `M-10 ${at(side(1, 492)).split(' ')[1]}L${at(side(0, 492))}L${at(front(1, 492))}L810 460V610H-10z`,
      '#8FA3CC',
    ),
    canvas.grain(
      ellipse(420, 500, 420, 90, glow(canvas, '#FFD27A', 1)),
      rect(0, 540, 800, 60, canvas.fade(palette.ridge[2], 'up')),
    ),
    stroke('M300 524L700 478M190 520L40 500', '#FFE9B0', 3, { opacity: 0.5 }),
    car(660, 512, 108, '#D9792F', 1, '#FFE9B0'),

    // The fir with its lights before the corner
    rect(254, 500, 16, 20, '#4A2A2C'),
    path('M262 372L292 424H280L306 464H292L322 504H202L232 464H218L244 424H232z', '#1E5A50'),
    path('M262 372L292 424H280L306 464H292L322 504H270z', '#123C40'),
    stroke('M250 408l22 8M240 440q24 14 46 4M226 478q36 18 72 2', BULB, 5.4, dots(11)),
    path('M262 352l6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1z', '#FFE08A'),
  );

  // Roast chestnuts, grandmother and child, pupils, a traveller with bags
  const stroller = walkersWith({ shadow: '#6C80AE' });
  canvas.add(
    stroller(88, 560, 104, '#5A6B8C', '#2A3450', { head: 'cap', hat: '#8A3A30', still: true }),
    rect(112, 506, 92, 46, '#C8352C'),
    rect(112, 498, 92, 12, '#4B3A40'),
    path(circlePath(132, 556, 11) + circlePath(186, 556, 11), '#2A2440'),
    stroke(hangul('군밤', 134, 520, 18, { gap: 0.5 }), '#FFF6E0', 3),
    roundStroke('M124 496h0M138 494h0M152 496h0M166 494h0M180 496h0M192 495h0', '#7A4A2C', 11),
    roundStroke('M140 484q-12-18 0-34t-2-30M170 484q12-18 0-34t6-30', '#FFF4DD', 7, {
      opacity: 0.5,
    }),
    stroller(382, 566, 100, '#8C5FA8', '#3A3458', {
      head: 'curls',
      hair: '#A7A2AC',
      clothes: 'coat',
    }),
    person(422, 566, 64, '#F2B843', '#26365E'),
    circle(440, 470, 17, '#E6483F'),
    stroke('M440 487Q434 510 436 530', palette.ink, 1.6),
    stroller(520, 556, 110, '#FFF1CF', '#7A5A48', {
      ...TRAVELLER,
      facing: -1,
      clothes: 'coat',
      bag: '#C8352C',
      raised: palette.cyan,
      still: true,
    }),
    stroller(620, 578, 112, '#2F8C8C', '#26365E', { head: 'long', facing: -1, bag: '#F3A9C0' }),
    stroller(676, 582, 118, '#26365E', '#1B2444', { facing: -1, bag: '#FFF1CF', clothes: 'coat' }),
  );
  // Snow
  const random = createRandom(31);
  const flakes = (count: number) =>
    range(count)
      .map(() => pen`M${random() * 800} ${random() * 590}h0`)
      .join('');
  canvas.add(
    roundStroke(flakes(70), '#FFFDF4', 3.4, { opacity: 0.8 }),
    roundStroke(flakes(28), '#FFFDF4', 6, { opacity: 0.85 }),
  );
}
