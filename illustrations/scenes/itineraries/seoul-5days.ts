// Five days in Seoul as one spring landscape: palace under Bukhansan, hanok of Bukchon, the tower on Namsan, the silver shell of DDP, the Han river.
import { mix } from '../../lib/color.ts';
import { lerp, range } from '../../lib/math.ts';
import { palettes } from '../../lib/palette.ts';
import { pen, placePath } from '../../lib/path.ts';
import { defineScene } from '../../lib/scene.ts';
import { circle, path, rect, ROUND_CAPS, stroke } from '../../lib/svg.ts';
import { hallWall, terrace } from '../../motifs/hall.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, facets, mountain, ridgePoints } from '../../motifs/land.ts';
import { nSeoulTower } from '../../motifs/landmarks.ts';
import { birds } from '../../motifs/life.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { route, type RouteColors, stop } from '../../motifs/route.ts';
import { skyline } from '../../motifs/skyline.ts';
import { blossomTrees, canopy } from '../../motifs/trees.ts';
import { ripples } from '../../motifs/water.ts';

const palette = palettes.spring;
const hanok = hanokColors(palette);
const ROUTE: RouteColors = {
  line: '#FFF8EA',
  under: palette.ink,
  disc: '#C8402C',
  ring: '#FFF8EA',
  number: '#FFF8EA',
};

const CHERRY = { trunk: '#5E3B44', blossom: '#EC9DB0', light: '#FBD8DC' };

/** Middle of the palace, and the foot of the tower. */
const PALACE = 196;
const TOWER = [560, 262] as const;
const RIVER = 498;

export const scene = defineScene({
  id: 'seoul-5days',
  title: 'Seoul in five days',
  seed: 37,
  safe: [0, 0, 800, 600],
  budget: 'dense',
  draw(canvas) {
    // Sky
    canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.2, 0.38, 0.5])));
    canvas.add(canvas.grain(halo(canvas, 404, 116, 130, palette.sun)));
    canvas.add(circle(404, 116, 46, palette.sun));
    canvas.add(
      path(cloud(-50, 72, 260, 24) + cloud(620, 150, 240, 20), palette.sun, { opacity: 0.9 }),
    );

    // Bukhansan with its bare granite domes
    const bukhansan = ridgePoints({
      seed: 11,
      base: 300,
      roughness: 9,
      sharpness: 1.3,
      peaks: [
        [20, 110, 140],
        [150, 190, 150],
        [262, 150, 130],
        [380, 100, 150],
        [700, 110, 210],
        [810, 90, 120],
      ],
    });
    canvas.add(mountain(bukhansan, 420, palette.ridge[1]));
    canvas.add(
      facets(
        4,
        [
          [152, 112, 70, 180],
          [264, 152, 66, 140],
          [24, 192, 50, 100],
        ],
        palette.ridge[2],
        { opacity: 0.7 },
      ),
    );
    canvas.add(
      path('M136 124l-16 40 8 4-18 38 28-36-4-8zM246 164l-14 34 8 4-16 30 26-30z', palette.lit, {
        opacity: 0.7,
      }),
    );
    canvas.add(canvas.grain(rect(0, 190, 800, 130, canvas.fade(palette.haze, 'up'))));

    // Far city, Namsan and its tower
    const farCity = skyline({
      seed: 9,
      from: 330,
      base: 320,
      heights: [20, 74],
      widths: [14, 30],
      windows: { width: 2, stepX: 7, stepY: 8, lit: 0.4 },
    });
    canvas.add(path(farCity.bodies, '#C3CFD2'), path(farCity.sides, '#9DB3BC'));
    canvas.add(stroke(farCity.windows, '#FFF8EA', 3));
    canvas.add(
      nSeoulTower(TOWER[0], TOWER[1] + 8, 224, {
        lit: '#FFF6EC',
        shade: '#B9A6B0',
        mast: '#FFF6EC',
        red: palette.red,
        window: palette.roof,
      }),
    );
    const namsan = (x: number) => 366 - 112 * Math.exp(-(((x - 566) / 150) ** 2));
    canvas.add(
      canopy({ seed: 3, from: 300, edge: namsan, size: 18, bottom: 470 }, palette.ridge[2]),
    );
    canvas.add(
      canopy(
        { seed: 5, from: 330, edge: (x) => namsan(x) + 34, size: 20, bottom: 470 },
        palette.ridge[3],
      ),
    );

    // City wall and cable car on its slope
    canvas.add(
      stroke('M556 268C530 284 536 300 508 314S486 338 460 350', '#F3E3D3', 4, {
        'stroke-dasharray': '5 2',
      }),
    );
    canvas.add(stroke('M578 262L800 372', palette.ink, 1.3));
    canvas.add(
      path('M676 311v8h-7q-3 0-3 3v11q0 3 3 3h18q3 0 3-3v-11q0-3-3-3h-7v-8z', palette.red),
    );

    // Palace on its terrace
    canvas.add(
      canopy(
        { seed: 8, to: 400, edge: (x) => 296 + Math.sin(x / 50) * 6, size: 22, bottom: 400 },
        palette.ridge[2],
      ),
    );
    canvas.add(path('M-10 340H404L470 400H-10z', '#EBD9C4'));
    for (const [x, width] of [
      [20, 170],
      [372, 170],
    ] as const) {
      canvas.add(hallWall(x, 318, width * 0.92, 26, 5, hanok, { band: 0.3, lattice: false }));
      canvas.add(hanokRoof(x, 296, width, 24, hanok, { ridge: 0.88, tiles: 22, gable: false }));
    }
    canvas.add(terrace(PALACE, 338, 250, 26, palette, { slab: 22 }));
    canvas.add(hallWall(PALACE, 292, 170, 46, 5, hanok));
    canvas.add(
      hanokRoof(PALACE, 252, 238, 46, hanok, { skirt: true, ridge: 0.62, tiles: 22, lift: 0.26 }),
    );
    canvas.add(hallWall(PALACE, 230, 132, 26, 5, hanok, { band: 0.5, lattice: false }));
    canvas.add(hanokRoof(PALACE, 180, 194, 54, hanok, { tiles: 18, lift: 0.25 }));
    canvas.add(path(pen`M${PALACE - 30} 338h60l24 62h-108z`, palette.lit));

    // Ground with the lanes of Bukchon
    canvas.add(path('M-10 392Q200 372 400 392T810 400V520H-10z', '#A9CFA8'));
    canvas.add(canvas.grain(rect(0, 400, 800, 100, canvas.fade('#6FAE9A', 'up', 0.7))));
    canvas.add(
      blossomTrees(
        3,
        [
          [240, 396, 15],
          [264, 386, 20],
        ],
        CHERRY,
      ),
    );
    for (const [x, y, width] of [
      [330, 358, 110],
      [432, 364, 120],
      [380, 388, 150],
    ] as const) {
      canvas.add(rect(x - width * 0.42, y + width * 0.2, width * 0.84, width * 0.22, '#FBF0DC'));
      canvas.add(
        stroke(
          pen`M${x - width * 0.36} ${y + width * 0.33}h${width * 0.72}`,
          '#8A5A48',
          width * 0.13,
          { 'stroke-dasharray': pen`${width * 0.03} ${width * 0.11}` },
        ),
      );
      canvas.add(
        hanokRoof(x, y, width, width * 0.22, hanok, { ridge: 0.72, tiles: 13, lift: 0.2 }),
      );
    }

    // First part of the route, ending behind the shell
    canvas.add(
      route(
        'M196 396C204 450 290 466 384 466S500 430 510 400S540 368 580 368S660 390 670 420',
        ROUTE,
      ),
    );

    // Dongdaemun design plaza: a silver shell with panel lines
    const shell = (data: string) => placePath(data, 520, 486, 1);
    canvas.add(
      path(
        shell('M-26 0C-20-44 30-84 110-84C200-84 270-50 292 0H232C200-26 120-34 84 0Z'),
        '#EEF3F2',
      ),
    );
    canvas.add(
      path(
        shell('M110-84C200-84 270-50 292 0H232C214-14 180-22 150-22C190-44 160-74 110-84Z'),
        '#A9BCC4',
      ),
    );
    canvas.add(
      stroke(
        shell(
          'M-18-18C40-56 140-70 270-36M0-44C60-72 150-82 240-56M-22-6C40-36 60-34 100-22M60-78C30-60 10-30 6 0M130-84C110-66 100-40 100-20M190-74C190-60 184-40 180-22M240-50C238-40 230-26 222-10',
        ),
        '#8FA6B2',
        1.3,
      ),
    );
    canvas.add(path(shell('M84 0C120-34 200-26 232 0Z'), palette.ridge[4]));

    // Han river with a bridge
    const water = canvas.linearGradient([
      [0, '#9FD3D3'],
      [0.5, '#4CA0AC'],
      [1, '#26788A'],
    ]);
    canvas.add(rect(0, RIVER, 800, 110, water));
    canvas.add(path(`M-10 ${RIVER - 12}H810V${RIVER + 3}H-10z`, '#6BA888'));
    canvas.add(
      stroke(
        ripples({ seed: 6, top: RIVER + 14, bottom: 590, count: 40, maxWidth: 70 }),
        '#E8F7F2',
        2,
        { opacity: 0.6, ...ROUND_CAPS },
      ),
    );
    const boat = (data: string) => placePath(data, 338, 514, 1);
    canvas.add(
      path(boat('M0 0h92l-14 20h-66z'), '#FFF6EC'),
      path(boat('M12-12h60V0h-60z'), '#E58FA4'),
    );
    canvas.add(
      path(boat('M50-12h22V0h-22zM46 0h46l-14 20h-40z'), mix('#FFF6EC', palette.deep, 0.5)),
    );
    const piers = range(9).map((i) => pen`M${lerp(180, 800, i / 8)} ${lerp(574, 521, i / 8)}v30`);
    canvas.add(stroke(piers.join(''), '#C9B7B4', 7));
    canvas.add(stroke('M140 577L810 520', '#F6EDE4', 9), stroke('M140 582L810 525', '#B79C9C', 3));
    canvas.add(stroke('M440 550Q500 478 560 540Q620 468 680 530Q740 458 800 520', palette.red, 5));

    // The rest of the route and its five stops
    canvas.add(route('M626 488C540 496 440 486 360 490S250 504 216 530', ROUTE));
    const stops = [
      [PALACE, 390],
      [384, 466],
      [556, 372],
      [648, 478],
      [206, 532],
    ] as const;
    stops.forEach(([x, y], index) => canvas.add(stop(index + 1, x, y, ROUTE)));

    // Cherry trees on the river bank, visitors below them
    canvas.add(path('M-10 560C80 540 150 560 230 612H-10z', palette.ridge[3]));
    canvas.add(
      blossomTrees(
        7,
        [
          [20, 520, 62],
          [96, 560, 52],
          [764, 570, 54],
          [700, 606, 44],
        ],
        CHERRY,
      ),
    );
    canvas.add(
      person(140, 598, 62, { clothes: 'hanbok', top: '#FFF6EC', bottom: palette.red }),
      person(166, 602, 64, { clothes: 'hanbok', top: palette.gold, bottom: '#34456B' }),
    );
    canvas.add(
      path(
        birds([
          [330, 60, 11],
          [480, 80, 9],
        ]),
        palette.ridge[4],
      ),
    );
  },
});
