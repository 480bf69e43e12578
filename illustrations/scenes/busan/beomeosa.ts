// Beomeosa in autumn: the Jogyemun gate, its heavy gabled roof on four stone pillars in one row,
// red and golden maples around the steps, and the morning mist of Geumjeongsan.
import { createRandom, cycle, lerp, range } from '../../lib/math.ts';
import { pen, placePath, polygonPath, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, drawAt, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hallWall } from '../../motifs/hall.ts';
import { lettering } from '../../motifs/hangul.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { birds } from '../../motifs/life.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { canopy, leafyTree } from '../../motifs/trees.ts';

const palette = palettes.autumn;
const hanok = hanokColors({ ...palette, green: '#2F7F74' });
/** Middle of the gate, and where its pillars stand. */
const GATE = 424;
const PILLARS = [-190, -64, 64, 190];
const GROUND = 500;
const STONE = { lit: '#EADFC8', shade: '#B7A48C', deep: '#85715F' };
const LEAF_COLORS = ['#C23B2A', '#DF5A2C', '#EFAE3A', '#8A2C26'];

export const scene = defineScene({
  title: 'Beomeosa, Jogyemun gate',
  seed: 19,
  budget: 'dense',
  draw,
});

function draw(canvas: Canvas): void {
  // Misty sky, a pale sun
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.2, 0.42, 0.62])));
  canvas.add(canvas.grain(halo(canvas, 318, 78, 140, palette.sun, { start: 0.3, opacity: 0.8 })));
  canvas.add(circle(318, 78, 44, '#FFF6DF'));

  // Geumjeongsan in three layers of mist
  canvas.add(
    mountain(ridgePoints(4, 420, '300 250 330, 620 300 300, 820 220 240'), 470, '#B9BE9F'),
    canvas.grain(rect(0, 150, 800, 260, canvas.fade(palette.haze, 'up', 0.9))),
    mountain(ridgePoints(14, 440, '60 190 260, 500 190 280, 780 220 240'), 470, '#C79A5E'),
    canopy(6, (x) => 372 - Math.abs(x - 420) * 0.22, 26, 500, '#BE7A3C'),
    path(cloud(-120, 330, 520, 44) + cloud(330, 300, 560, 40), '#FBEBCB', { opacity: 0.85 }),
  );

  drawTemple(canvas);
  drawTrees(canvas);
  canvas.add(
    path(cloud(-120, 482, 360, 34) + cloud(560, 486, 380, 32), '#FBEBCB', { opacity: 0.85 }),
  );
  drawSteps(canvas);
  drawGate(canvas);

  // Two monks climbing the steps
  const [robe, hem] = ['#8E8E90', '#6C6C74'];
  const monk = { hair: '#C98F6C', shadow: '#5A4238', shadowLength: 0.8 };
  canvas.add(
    person(352, 556, 88, robe, hem, { ...monk, bag: '#5A4A44' }),
    person(392, 562, 90, robe, hem, monk),
  );

  drawLeaves(canvas);
}

/** The path through the gate and the next hall in the mist. */
function drawTemple(canvas: Canvas): void {
  canvas.add(
    hallWall(
      GATE,
      420,
      150,
      44,
      3,
      {
        ...hanok,
        dark: '#8F6A52',
        door: '#7F9A80',
        red: '#B9664A',
        green: '#7FA08C',
        redLight: '#CF8A66',
      },
      { lattice: false },
    ),
    hanokRoof(
      GATE,
      380,
      210,
      46,
      { ...hanok, roof: '#8C8478', roofDeep: '#726A64', under: '#8F6A52', rafter: '#8FA892' },
      { ridge: 0.62, tiles: 20 },
    ),
    canvas.grain(rect(60, 360, 740, 130, canvas.fade('#FBE6BE', 'up', 0.95))),
    path('M404 464H444L500 510H348Z', '#E9D6AE'),
  );
}

/** Maples and ginkgos on both sides. */
function drawTrees(canvas: Canvas): void {
  const red = { leaf: '#C2452B', leafLight: '#E4763C', leafDark: '#93301F', trunk: '#4A2A26' };
  const gold = { leaf: '#E3A134', leafLight: '#F6CB62', leafDark: '#B8742A', trunk: '#4A2A26' };
  const rust = { leaf: '#A8502C', leafLight: '#C9743E', leafDark: '#7A3424', trunk: '#4A2A26' };
  canvas.add(
    leafyTree(3, 60, 330, 92, rust),
    leafyTree(5, 770, 300, 104, red),
    leafyTree(9, 690, 400, 66, gold),
    leafyTree(11, 150, 398, 70, gold),
    leafyTree(4, 30, 430, 84, red),
    leafyTree(14, 790, 440, 70, rust),
    canopy(21, (x) => 478 + x * 0.06, 24, 600, '#8F4A2C', { to: 250 }),
    canopy(23, (x) => 500 - (x - 590) * 0.1, 24, 600, '#8F4A2C', { from: 590 }),
  );
}

/** Granite steps with low walls, wider towards us. */
function drawSteps(canvas: Canvas): void {
  const left = (y: number) => lerp(196, 60, (y - GROUND) / 100);
  const right = (y: number) => lerp(652, 800, (y - GROUND) / 100);
  canvas.add(path(`M150 ${GROUND - 6}H700V${GROUND + 10}H150Z`, STONE.shade));
  const heights = [0, 13, 28, 45, 64, 86];
  for (const [index, drop] of heights.entries()) {
    const y = GROUND + drop;
    const next = GROUND + (heights[index + 1] ?? 112);
    const rise = (next - y) * 0.6;
    canvas.add(
      path(
        polygonPath([
          [left(y), y],
          [right(y), y],
          [right(next), next],
          [left(next), next],
        ]),
        '#9C8872',
      ),
    );
    canvas.add(path(pen`M${left(y)} ${y}H${right(y)}l6 ${rise}H${left(y) - 6}z`, STONE.lit));
  }
  canvas.add(
    stroke(
      'M300 520V528M470 520V528M250 535V545M420 535V545M590 535V545M330 555V564M520 555V564M260 576V586M450 576V586M640 576V586',
      '#6A5648',
      1.6,
      { opacity: 0.7 },
    ),
  );
  canvas.add(path(pen`M610 ${GROUND}L652 ${GROUND}L810 610H700Z`, '#5A3A30', { opacity: 0.3 }));
  // Walls of field stones
  for (const [points, fill] of [
    ['M-10 520L120 494 198 500 60 610H-10Z', STONE.shade],
    ['M810 520L730 494 650 500 800 606 810 610Z', '#8F7A66'],
  ] as const)
    canvas.add(path(points, fill));
  canvas.add(
    stroke(
      'M-10 534L104 510 176 516M-10 566L70 546 130 552M30 530L22 556M80 516L72 544M126 504L112 548M40 560L30 590M690 520L810 560M730 502L718 534M770 512L764 546',
      '#6A5648',
      2,
      { opacity: 0.6 },
    ),
  );
}

/** Four stone pillars, short wooden posts, brackets, and the great roof. */
function drawGate(canvas: Canvas): void {
  const left = GATE + (PILLARS[0] ?? 0);
  const right = GATE + (PILLARS[3] ?? 0);
  for (const offset of PILLARS) {
    const x = GATE + offset;
    // Shadow, base, stone, wood
    canvas.add(
      path(pen`M${x - 10} ${GROUND}l120 26h44l-120-26z`, '#6A5244', { opacity: 0.45 }),
      path(pen`M${x - 25} ${GROUND + 6}V${GROUND - 12}h50v18z`, STONE.shade),
      path(
        pen`M${x - 18} ${GROUND - 10}C${x - 20} ${GROUND - 46} ${x - 17} ${GROUND - 76} ${x - 15} 402H${x + 15}C${x + 17} ${GROUND - 76} ${x + 20} ${GROUND - 46} ${x + 18} ${GROUND - 10}Z`,
        STONE.lit,
      ),
      path(
        pen`M${x + 3} ${GROUND - 10}C${x + 5} ${GROUND - 46} ${x + 3} ${GROUND - 76} ${x + 2} 402H${x + 15}C${x + 17} ${GROUND - 76} ${x + 20} ${GROUND - 46} ${x + 18} ${GROUND - 10}Z`,
        STONE.shade,
      ),
      rect(x - 11, 330, 22, 74, palette.red),
      rect(x + 3, 330, 8, 74, '#7A241F'),
      rect(x - 13, 398, 26, 6, '#7A241F'),
      // Carved wings beside the post
      path(
        placePath('M-11 8H-44Q-40 22-26 22Q-24 34-11 36ZM11 8H44Q40 22 26 22Q24 34 11 36Z', x, 336),
        '#2F7F74',
      ),
      path(placePath('M11 8H44Q40 22 26 22Q24 34 11 36Z', x, 336), '#1F5A58'),
    );
  }
  // Beams with painted ends
  canvas.add(
    rect(left - 26, 322, right - left + 52, 22, '#2F7F74'),
    rect(left - 26, 334, right - left + 52, 10, '#1F5A58'),
  );
  for (const offset of PILLARS)
    canvas.add(
      stroke(pen`M${GATE + offset - 34} 333h14m40 0h14`, palette.gold, 14, {
        'stroke-dasharray': '5 3',
      }),
    );
  // Boards between the posts
  canvas.add(
    rect(GATE - 50, 340, 100, 40, palette.ink),
    rect(GATE - 50, 340, 100, 40, 'none', { stroke: '#2F7F74', 'stroke-width': 5 }),
    lettering('조계문', GATE - 38, 350, 20, '#FDEFD3', 2.8),
  );
  // Brackets in three steps
  const under = pen`M${left - 20} 324L${left - 62} 262H${right + 62}L${right + 20} 324Z`;
  canvas.add(path(under, hanok.dark));
  for (const step of range(3)) {
    const y = 316 - step * 18;
    const half = 222 + step * 15;
    canvas.add(
      stroke(pen`M${GATE - half} ${y}H${GATE + half}`, step % 2 ? '#3F9484' : '#2F7F74', 10, {
        'stroke-dasharray': '20 9',
      }),
      stroke(pen`M${GATE - half + 5} ${y - 9}H${GATE + half}`, palette.red, 6, {
        'stroke-dasharray': '10 19',
      }),
      stroke(pen`M${GATE - half + 8} ${y}H${GATE + half}`, palette.gold, 4, {
        'stroke-dasharray': '4 25',
      }),
    );
  }
  canvas.add(
    canvas.grain(
      path(
        pen`M${GATE + 40} 262H${right + 60}L${right + 20} 344H${GATE + 40}Z`,
        canvas.fade(palette.ink, 'left', 0.8),
      ),
    ),
    hanokRoof(GATE, 150, 580, 126, hanok, {
      ridge: 0.93,
      lift: 0.1,
      sag: 0.06,
      tiles: 44,
      gable: false,
    }),
    // Ridge ends
    path(
      pen`M${GATE - 286} 160q-12-26 8-34q16 6 18 30zM${GATE + 286} 160q12-26-8-34q-16 6-18 30z`,
      hanok.roofDeep,
    ),
  );
}

/** A maple branch as the frame, leaves in the air and on the steps. */
function drawLeaves(canvas: Canvas): void {
  const leaf = canvas.symbol(
    drawAt(0, 0, 50).path(
      'M0-1L.24-.42L.78-.62L.56-.12L1 .18L.42 .3L.2 .74L.04 .5L.1 1.1H-.1L-.04 .5L-.2 .74L-.42 .3L-1 .18L-.56-.12L-.78-.62L-.24-.42Z',
      undefined,
    ),
  );
  canvas.add(
    roundStroke(
      'M-10 20Q90 30 150 62T236 110M60 28Q120 14 190 20M110 42Q150 90 150 128',
      '#3A2024',
      4,
    ),
  );
  const random = createRandom(6);
  const put = (x: number, y: number, size: number, index: number) => {
    const turn = Math.round(random() * 360);
    const scale = Number((size / 50).toFixed(2));
    canvas.add(
      leaf({
        transform: pen`translate(${x} ${y})rotate(${turn})scale(${String(scale)})`,
        fill: cycle(LEAF_COLORS, index),
      }),
    );
  };
  for (const index of range(30)) {
    const share = random();
    put(
      lerp(-6, 240, share) + (random() - 0.5) * 50,
      lerp(16, 104, share * share) + (random() - 0.45) * 76,
      13 + random() * 11,
      index,
    );
  }
  for (const [index, [x, y, size]] of triplesFrom(`
    300 132 11, 548 60 8, 690 132 10, 742 226 8, 84 236 9, 292 420 8, 548 400 8, 516 462 7,
    660 458 8
  `).entries())
    put(x ?? 0, y ?? 0, size ?? 8, index);
  for (const index of range(16))
    put(110 + random() * 620, 520 + random() * 76, 5 + random() * 6, index);
  canvas.add(path(birds([560, 92, 13], [596, 76, 10], [620, 100, 9]), palette.ink));
}
