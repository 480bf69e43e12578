// Four days on Jeju: Hallasan's wide cone over the island, the tuff crown of Seongsan by the sea, a stone grandfather, black field walls, tangerines.
import { createRandom, type Point, range } from '../../lib/math.ts';
import {
  ellipsePath,
  pen,
  placePath,
  pointsFrom,
  polygonPath,
  triplesFrom,
} from '../../lib/path.ts';
import { type Canvas, defineScene } from '../../lib/scene.ts';
import { circle, drawAt, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { dolHareubang } from '../../motifs/jeju.ts';
import { cloud } from '../../motifs/land.ts';
import { birds } from '../../motifs/life.ts';
import { halo } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { route, type RouteColors, stop } from '../../motifs/route.ts';
import { canopy, crownPath } from '../../motifs/trees.ts';
import { ripples } from '../../motifs/water.ts';

/** An early summer day: turquoise air, green cone, orange fruit, black basalt. */
const SKY = ['#1F9BB0', '#6CC7C8', '#CDEBDD', '#FFF3D6'] as const;
const CREAM = '#FFF8E6';
const GREEN = {
  far: '#7DB8A2',
  mid: '#4E9C7C',
  field: '#8CC26B',
  light: '#B7D97A',
  deep: '#1F6B5A',
};
const BASALT = { lit: '#5A6470', shade: '#333C48', light: '#7C8791', ink: '#1B232E' };
const ORANGE = { lit: '#FF9A2E', light: '#FFC15C', shade: '#DE6A1C' };
const ROUTE: RouteColors = {
  line: CREAM,
  under: '#123F44',
  disc: '#D1412B',
  ring: CREAM,
  number: CREAM,
};

const HORIZON = 296;

export const scene = defineScene({
  title: 'Jeju in four days',
  seed: 61,
  safe: [0, 0, 800, 600],
  draw,
});

function draw(canvas: Canvas): void {
  const random = createRandom(33);

  // Sky
  const sky = canvas.linearGradient({ 0: SKY[0], 0.22: SKY[1], 0.4: SKY[2], 0.5: SKY[3] });
  canvas.add(rect(0, 0, 800, 600, sky));
  canvas.add(canvas.grain(halo(canvas, 96, 96, 130, CREAM, { start: 0.3 })));
  canvas.add(circle(96, 96, 46, CREAM));
  canvas.add(path(cloud(500, 92, 330, 30) + cloud(180, 52, 170, 14), CREAM, { opacity: 0.9 }));

  // Sea with a ferry
  canvas.add(
    rect(0, HORIZON, 800, 130, canvas.linearGradient({ 0: '#5CC0C6', 1: '#1E8FA6' })),
    roundStroke(ripples(4, [HORIZON + 8, 380], 30, 60, { from: 440 }), CREAM, 2, {
      opacity: 0.6,
    }),

    // Hallasan: a shield with a broken crater rim, gullies on the shadow side
    path(
      'M-10 330C60 312 130 250 196 196C226 172 248 160 264 156L284 168 312 172 336 162 352 152C380 166 420 206 470 248S590 318 660 330V400H-10z',
      GREEN.far,
    ),
    path(
      'M352 152C380 166 420 206 470 248S590 318 660 330V360H470C450 300 400 230 352 152z',
      GREEN.mid,
    ),
    path('M264 156L284 168 312 172 336 162 352 152 344 178 308 190 278 184z', '#3A7F72'),
    path(
      'M252 170L196 268 238 236 222 300 266 186zM300 192L284 262 296 258 290 320 314 194zM342 184L376 262 366 262 392 316 354 176zM206 196L140 262 160 256 126 300 222 192z',
      GREEN.mid,
      { opacity: 0.7 },
    ),
    path(cloud(330, 236, 300, 22) + cloud(-40, 262, 270, 22), CREAM, { opacity: 0.9 }),
    canvas.grain(rect(0, 220, 800, 120, canvas.fade('#E8F3D8', 'up', 0.9))),
  );

  // Seongsan Ilchulbong: cliffs of tuff, a crown of teeth, the green bowl
  const crown = pointsFrom(`
      560 330, 584 276, 596 232, 610 238, 622 214, 638 226, 652 206, 668 220, 686 204, 702 220,
      716 212, 730 234, 748 240, 772 276, 806 300, 810 340
    `);
  canvas.add(
    path(polygonPath(crown), '#E9CFA4'),
    path(
      'M686 204L702 220 716 212 730 234 748 240 772 276 806 300 810 340H690L700 280z',
      '#9A8468',
    ),
    path('M622 214L638 226 630 330H608L616 270zM652 206L668 220 664 330H646L654 270z', '#C09A70'),
    path('M702 220L716 212 726 330H712zM748 240L772 276 780 330H756z', '#77684F'),
    canopy(6, (x) => 320 + Math.sin(x / 40) * 4 + Math.max(0, 580 - x) * 0.5, 14, 400, GREEN.deep, {
      from: 530,
    }),

    // Patchwork of fields, greener and lighter, one of canola
    path('M-10 346C160 322 330 330 480 338S700 340 810 352V610H-10z', GREEN.field),
    canopy(11, (x) => 340 + Math.sin(x / 60) * 5, 16, 372, GREEN.mid),
    path('M120 368Q260 348 420 362L450 420Q280 396 90 424z', GREEN.light),
    path('M430 362Q560 346 700 366L810 400V446Q620 402 464 424z', '#F5CB3E'),
    path('M-10 410L90 424 60 500H-10z', '#6DB06A'),
    path('M84 430Q280 400 452 426L500 520Q260 470 50 530z', '#79B866'),
    path('M466 430Q640 406 810 452V560Q640 500 510 520z', GREEN.light),
  );
  const blossoms = range(60).map(() => {
    const x = 450 + random() * 340;
    return pen`M${x} ${370 + (x - 440) * 0.05 + random() * 40}h0`;
  });
  canvas.add(roundStroke(blossoms, '#FFF0A8', 4));
  canvas.add(canvas.grain(rect(0, 400, 800, 200, canvas.fade('#2E8062', 'up', 0.6))));

  // Tangerine trees in rows
  let trunks = '';
  let leaves = '';
  let lights = '';
  let fruit = '';
  for (const [row, y] of [446, 486].entries())
    for (const i of range(5)) {
      const x = 268 + i * 48 - row * 10 + i * row * 4;
      const size = 19 + row * 5;
      trunks += pen`M${x} ${y + size}v${-size}`;
      leaves += crownPath(x, y, size);
      lights += crownPath(x - size * 0.2, y - size * 0.3, size * 0.6);
      for (const [dx, dy] of pointsFrom('-0.5 0.1, 0.1 -0.2, 0.5 0.2, -0.1 0.4, 0.4 -0.5'))
        fruit += pen`M${x + dx * size} ${y + dy * size}h0`;
    }
  canvas.add(stroke(trunks, '#5E4638', 5), path(leaves, GREEN.deep), path(lights, '#34896A'));
  canvas.add(roundStroke(fruit, ORANGE.lit, 8));

  // Wild flowers in the near meadow
  const flowers = range(46).map(() => pen`M${200 + random() * 400} ${536 + random() * 60}h0`);
  canvas.add(roundStroke(flowers.slice(0, 30), '#F5CB3E', 6));
  canvas.add(roundStroke(flowers.slice(30), CREAM, 5));

  // Black field walls
  const wallLine = (from: Point, bend: Point, to: Point, count: number, size: number) => {
    let stones = '';
    let tops = '';
    for (const i of range(count)) {
      const t = i / (count - 1);
      const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0];
      const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1];
      const radius = size * (0.8 + random() * 0.4);
      stones += ellipsePath(x, y, radius * 1.2, radius);
      tops += pen`M${x - radius * 0.7} ${y - radius * 0.45}q${radius * 0.5} ${-radius * 0.4} ${radius} ${-radius * 0.1}`;
    }
    return path(stones, BASALT.shade) + roundStroke(tops, BASALT.light, 2);
  };
  canvas.add(
    wallLine([84, 426], [280, 398], [456, 424], 36, 5),
    wallLine([460, 426], [640, 402], [810, 450], 32, 6),
    wallLine([50, 536], [270, 480], [504, 522], 30, 9),
    wallLine([504, 522], [640, 500], [810, 566], 20, 10),

    // The route from the coast over the mountain's foot to the orchard
    route('M640 352C560 380 470 330 380 350S230 380 224 440', ROUTE),
    route('M224 470C230 540 340 570 420 560S520 548 556 548', ROUTE),
    stop(1, 650, 350, ROUTE, 19),
    stop(2, 330, 352, ROUTE, 19),
    stop(3, 224, 458, ROUTE, 19),
    stop(4, 570, 546, ROUTE, 19),
    person(586, 478, 50, '#E2563C', '#24424C', { bag: '#24424C', shadow: GREEN.mid }),
    person(608, 480, 48, CREAM, '#2E6FA0', { shadow: GREEN.mid }),

    // Dol hareubang, with a shadow to the right
    path('M60 596H190L340 616H120z', '#1E5A4C', { opacity: 0.7 }),
    dolHareubang(112, 612, 300, BASALT),
  );

  // A branch of tangerines as the frame
  const leaf = 'M0 0C.3-.5 1-.7 1.7-.3C1.2 .2 .5 .3 0 0Z';
  const twig = triplesFrom('612 560 1, 660 520 1, 720 500 -1, 770 470 1, 700 590 1, 790 560 -1');
  canvas.add(
    roundStroke('M820 470C760 500 700 520 600 590', '#5E4638', 8),
    path(twig.map(([x, y, side]) => placePath(leaf, x, y, 44 * side, 44)).join(''), GREEN.deep),
    path(
      twig.map(([x, y, side]) =>
        placePath('M0 0C.3-.5 1-.7 1.7-.3C1.1-.3 .5-.2 0 0Z', x, y, 44 * side, 44),
      ),
      '#34896A',
    ),
  );
  for (const [x, y, radius] of triplesFrom('752 556 50, 668 582 44, 800 500 36'))
    canvas.add(tangerine(x, y, radius));

  canvas.add(path(birds([470, 190, 12], [500, 172, 9]), CREAM));
}

/** A tangerine with its star of leaves on top. */
function tangerine(x: number, y: number, radius: number): string {
  const at = drawAt(x, y, radius);
  const pores = range(9).map((i) =>
    at.data(`M${-0.5 + (i % 3) * 0.3} ${-0.2 + Math.floor(i / 3) * 0.3}h0`),
  );
  return [
    at.path(
      'M-1.02 0C-1.02-.7-.5-.94 0-.9C.5-.94 1.02-.7 1.02 0C1.02 .62 .56 .94 0 .94C-.56 .94-1.02 .62-1.02 0Z',
      ORANGE.lit,
    ),
    at.path(
      'M.3-.9C.7-.86 1.02-.6 1.02 0C1.02 .62 .56 .94 0 .94C-.3 .94-.5 .86-.66 .74C.4 .8 .8-.1 .3-.9Z',
      ORANGE.shade,
    ),
    at.path('M-.8-.1C-.8-.5-.5-.72-.24-.74C-.5-.56-.6-.34-.62-.06Z', ORANGE.light),
    roundStroke(pores, ORANGE.shade, 2.4, { opacity: 0.6 }),
    at.path('M0-.84L-.26-.96L-.1-.98L0-1.16L.1-.98L.26-.94Z', GREEN.deep),
  ].join('');
}
