// Gyeongbokgung: the two-storey throne hall on its stone terraces, Bugaksan right behind it,
// visitors in hanbok.
import { mix } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { pen, pointsFrom, quadruplesFrom, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, path, rect, stroke } from '../../lib/svg.ts';
import { hallWall, terrace } from '../../motifs/hall.ts';
import { hanokColors, hanokRoof } from '../../motifs/hanok.ts';
import { cloud, facets, mountain, ridgePoints } from '../../motifs/land.ts';
import { birds, parasol } from '../../motifs/life.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { palaceOrnaments } from '../../motifs/palace.ts';
import { person } from '../../motifs/person.ts';
import { pine } from '../../motifs/pine.ts';
import { canopy } from '../../motifs/trees.ts';

const palette = palettes.morning;
const hanok = hanokColors(palette);

/** Middle of the hall, the stairs and the royal path. */
const AXIS = 452;
const COURT_TOP = 510;
const SHADOW = '#9A7658';
const HANBOK = { clothes: 'hanbok', shadow: SHADOW, shadowLength: 1.9 } as const;

export const scene = defineScene({ title: 'Gyeongbokgung', seed: 7, draw });

function draw(canvas: Canvas): void {
  // Sky
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette)));
  canvas.add(circle(176, 150, 58, palette.sun));
  canvas.add(canvas.grain(halo(canvas, 176, 150, 150, palette.sun, { start: 0.3 })));
  canvas.add(
    path(cloud(430, 96, 330, 34) + cloud(-60, 206, 260, 26), palette.sun, { opacity: 0.8 }),
  );

  // Bukhansan, far away
  const bukhansan = ridgePoints(
    3,
    350,
    '60 130 160, 190 90 120, 640 175 170, 730 205 150, 820 150 110',
    { roughness: 12 },
  );
  canvas.add(mountain(bukhansan, 420, palette.ridge[0]));

  // Bugaksan with its granite faces
  const bugaksan = ridgePoints(11, 380, '90 90 170, 330 262 290, 430 190 190, 560 120 200', {
    roughness: 9,
    sharpness: 1.5,
  });
  canvas.add(mountain(bugaksan, 440, palette.ridge[1]));
  canvas.add(
    facets(
      5,
      quadruplesFrom(`
          338 122 120 250, 258 190 60 190, 432 186 90 190, 566 262 90 130, 96 292 70 100
        `),
      palette.ridge[2],
      { opacity: 0.6 },
    ),
  );
  const granite =
    'M300 152l-14 40 8 4-20 44 26-34-4-10 18-34zM262 214l-16 34 6 4-16 30 22-24z' +
    'M352 170l10 30-6 6 14 34 2-30 8-8zM404 216l-12 26 8 6-10 30 18-30z' +
    'M322 138l-6 24 6 2-6 20 14-22zM236 258l-10 18 4 2-12 22 16-16zM284 246l-8 22 6 2-10 26 16-26z';
  const morningLight = canvas.linearGradient(
    { 0: [palette.lit, 0.5], 0.7: [palette.lit, 0] },
    [0, 0, 0.7, 1],
  );
  canvas.add(path(granite, palette.lit, { opacity: 0.5 }));
  canvas.add(canvas.grain(path('M330 118C250 150 190 300 110 380H330z', morningLight)));
  canvas.add(canvas.grain(rect(0, 270, 800, 170, canvas.fade(palette.haze, 'up'))));

  // Forest behind the halls, lower at both ends
  const slope = (x: number, left: number, right: number, leftFall: number, rightFall: number) =>
    Math.max(0, left - x) * leftFall + Math.max(0, x - right) * rightFall;
  const farEdge = (x: number) => 362 + Math.sin(x / 90) * 9 - slope(x, 190, 620, 0.16, 0.12);
  const nearEdge = (x: number) => 384 + Math.sin(x / 60 + 2) * 7 - slope(x, 170, 650, 0.2, 0.15);
  canvas.add(canopy(9, farEdge, 26, 470, palette.ridge[2]));
  canvas.add(canopy(21, nearEdge, 20, 470, palette.ridge[3]));

  // Stone base and side corridors
  const baseJoints =
    'M0 462h800M0 484h800M30 450v12M90 450v12M150 450v12M60 462v22M120 462v22M180 462v22' +
    'M700 450v12M760 450v12M730 462v22';
  canvas.add(rect(0, 440, 800, 80, mix(palette.shade, palette.deep, 0.55)));
  canvas.add(stroke(baseJoints, palette.deep, 1.2));
  canvas.add(stroke('M0 450h800', palette.lit, 4));
  for (const [x, width] of pointsFrom('96 330, 770 260')) {
    const bays = Math.round(width / 30);
    canvas.add(hallWall(x, 402, width * 0.94, 48, bays, hanok, { band: 0.22, lattice: false }));
    canvas.add(
      hanokRoof(x, 372, width, 34, hanok, { ridge: 0.9, tiles: 40, lift: 0.12, gable: false }),
    );
  }

  // Throne hall on two terraces
  canvas.add(terrace(AXIS, 470, 470, 40, palette));
  canvas.add(terrace(AXIS, 430, 372, 40, palette));
  canvas.add(hallWall(AXIS, 352, 282, 72, 5, hanok, { band: 0.26 }));
  canvas.add(
    hanokRoof(AXIS, 288, 392, 76, hanok, { skirt: true, ridge: 0.6, tiles: 34, lift: 0.26 }),
  );
  canvas.add(hallWall(AXIS, 254, 214, 38, 5, hanok, { band: 0.5, lattice: false }));
  canvas.add(hanokRoof(AXIS, 176, 318, 88, hanok, { ridge: 0.5, tiles: 28, lift: 0.25 }));
  canvas.add(palaceOrnaments(AXIS, 176, 318, 88, hanok, { boardY: 286 }));

  // Stairs
  const steps = range(8).map((i) => pen`M${AXIS - 46 - i * 2.9} ${434 + i * 10}h${92 + i * 5.8}`);
  canvas.add(path(`M${AXIS - 46} 430h92l22 80h-136z`, palette.shade));
  canvas.add(path(`M${AXIS - 16} 430h32l8 80h-48z`, palette.lit));
  canvas.add(stroke(steps, palette.deep, 1.4, { opacity: 0.6 }));

  // Shadow side of the hall and the terraces
  const wallShade = `M${AXIS + 30} 352h112v78h-112zM${AXIS + 20} 254h88v34h-88z`;
  const terraceShade = `M${AXIS + 60} 430h128v40h50v40h-178z`;
  canvas.add(
    canvas.grain(
      path(wallShade, canvas.fade(palette.ink, 'left', 0.8)),
      path(terraceShade, canvas.fade(palette.deep, 'left', 0.8)),
    ),
  );

  // Courtyard: slabs running to the hall, the royal path in the middle
  const joints = range(29)
    .map((i) => i - 14)
    .filter((i) => i !== 0)
    .map((i) => pen`M${AXIS + i * 44} ${COURT_TOP}L${AXIS + i * 128} 600`);
  const courses = [517, 528, 544, 566].map((y) => `M0 ${y}h800`);
  const courtShade = canvas.linearGradient({ 0: [palette.deep, 0], 1: ['#B98A62', 0.6] });
  canvas.add(rect(0, COURT_TOP, 800, 90, '#EBD6B0'));
  canvas.add(canvas.grain(rect(0, COURT_TOP, 800, 90, courtShade)));
  canvas.add(stroke([joints, courses], palette.deep, 1, { opacity: 0.5 }));
  canvas.add(path(`M${AXIS - 46} ${COURT_TOP}h92l84 90h-260z`, palette.lit));
  canvas.add(path(`M${AXIS - 14} ${COURT_TOP}h28l30 90h-88z`, '#FFF8E8'));
  canvas.add(
    path(`M${AXIS + 235} 510L800 520V556L${AXIS + 235} 520z`, palette.deep, { opacity: 0.3 }),
  );

  // Rank stones on both sides, growing towards us
  let stones = '';
  let stoneShadows = '';
  for (const side of [-1, 1]) {
    for (const i of range(5)) {
      const x = AXIS + side * (70 + i * i * 5.4);
      const y = 516 + i * i * 4.4;
      const size = 6 + i * 4.2;
      stones += rectPath(x - size * 0.35, y - size, size * 0.7, size);
      stoneShadows += pen`M${x} ${y}l${size * 2} ${size * 0.3}v${-size * 0.25}l${-size * 2} ${-size * 0.4}z`;
    }
  }
  canvas.add(
    path(stoneShadows, palette.deep, { opacity: 0.6 }),
    path(stones, palette.deep),

    // Visitors
    person(196, 566, 84, '#F6E9D8', palette.red, HANBOK),
    parasol(206, 484, 46, palette.accent, palette.red),
    person(246, 574, 86, palette.gold, palette.ridge[4], HANBOK),
    person(556, 528, 26, palette.ridge[3], palette.ink, { shadow: SHADOW }),
    person(570, 529, 25, palette.accent, palette.ink, { shadow: SHADOW }),
    person(404, 522, 20, palette.ridge[4], palette.ink, { shadow: SHADOW }),

    // Birds, and a pine as the frame on the right
    path(birds([566, 118, 15], [604, 100, 11], [628, 132, 9]), palette.ridge[4]),
    pine(800, 540, 316, {
      trunk: '#6B3A30',
      trunkLight: '#A8614A',
      leaf: palette.ink,
      leafLight: palette.ridge[4],
      lean: -0.35,
      seed: 2,
    }),
  );
}
