// One-room studio: kitchenette with hob and drum washing machine along one wall, a bed under the window,
// N Seoul Tower in the evening city; a drying rack, for there is nowhere else.
import { mix } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, path, rect, stroke } from '../../lib/svg.ts';
import { laptop, paperLamp, pottedPlant, shoes } from '../../motifs/belongings.ts';
import { bed } from '../../motifs/furniture.ts';
import {
  block,
  disc,
  discSideways,
  flat,
  isometric,
  line,
  sideways,
  upright,
} from '../../motifs/isometric.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { nSeoulTower } from '../../motifs/landmarks.ts';
import { cat } from '../../motifs/life.ts';
import { halo, skyPaint } from '../../motifs/light.ts';
import { person } from '../../motifs/person.ts';
import { roomShadow, roomShell, windowInRightWall } from '../../motifs/room.ts';
import { skyline } from '../../motifs/skyline.ts';

const palette = palettes.dusk;
const ROOM = { width: 4.7, depth: 3.6 };
const iso = isometric(360, 226);
const COUNTER = 0.86;
const WHITE = '#F8E9DC';

export const scene = defineScene({ title: 'One-room studio', seed: 17, draw });

function draw(canvas: Canvas): void {
  // Evening sky
  canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.3, 0.55, 0.75])));
  canvas.add(canvas.grain(halo(canvas, 120, 250, 170, '#FFD08A', { fadeTo: '#F58A63' })));
  canvas.add(circle(120, 250, 60, palette.sun));
  canvas.add(path(cloud(420, 80, 340, 22) + cloud(-60, 150, 260, 16), '#A7527F', { opacity: 0.8 }));
  canvas.add(path(cloud(20, 268, 200, 12), palette.sky[2]));

  // Namsan and the city
  const namsan = ridgePoints(13, 430, '60 60 160, 726 150 190', { roughness: 3 });
  const tower = {
    lit: '#F6C9A8',
    shade: '#8A4A78',
    mast: '#F3E0D0',
    red: palette.red,
    window: '#FFE7A8',
  };
  canvas.add(nSeoulTower(728, 292, 190, tower));
  canvas.add(mountain(namsan, 500, palette.ridge[1]));
  canvas.add(canvas.grain(rect(0, 300, 800, 160, canvas.fade(palette.haze, 'up', 0.8))));
  const city = skyline(40, 600, [120, 240], [34, 66], {
    windows: { width: 5, stepX: 11, stepY: 14, lit: 0.36 },
  });
  canvas.add(
    path(city.bodies, palette.ridge[3]),
    path(city.sides, palette.ridge[4], { opacity: 0.8 }),
    stroke(city.windows, palette.gold, 6),
    rect(0, 520, 800, 80, palette.ridge[4]),
    path(roomShadow(iso, ROOM.width, ROOM.depth), palette.ink, {
      opacity: 0.75,
      'clip-path': canvas.clip('M0 520H800V600H0z'),
    }),

    // The room
    roomShell(iso, {
      ...ROOM,
      floor: '#D99A6C',
      wallLit: '#F7D9BC',
      wallShade: '#A5789A',
      cut: '#3F2F6B',
    }),
  );
  const boards = range(8).map((i) => line(iso(0, 0.45 * i), iso(ROOM.width, 0.45 * i)));
  canvas.add(stroke(boards, '#BD7C58', 1));

  // Window on the city, its light on the floor
  const [viewX, viewY] = iso(3.35, 0, 1.2);
  canvas.add(
    windowInRightWall(canvas, iso, 2.55, {
      frame: '#FFF1DF',
      view: [
        rect(viewX - 90, viewY - 110, 200, 220, '#E8746B'),
        rect(viewX - 90, viewY - 10, 200, 140, '#FBB169'),
        path(
          `M${viewX - 80} ${viewY + 80}v-90h22v-26h26v50h18v-70h24v60h20v-30h24v44h16v-20h30v120z`,
          palette.ridge[2],
        ),
        stroke(
          `M${viewX - 52} ${viewY - 20}v30M${viewX - 40} ${viewY - 10}v36M${viewX + 2} ${viewY - 40}v60M${viewX + 46} ${viewY}v40`,
          palette.gold,
          4,
          { 'stroke-dasharray': '4 6' },
        ),
      ],
    }),
    path(flat(iso, 2.75, 1.9, 0.62, 1.3) + flat(iso, 3.45, 1.9, 0.62, 1.3), '#FFC98E', {
      opacity: 0.8,
    }),
  );

  // Clothes rail on the right wall
  const [railA, railB] = [iso(0.85, 0.22, 1.72), iso(2.25, 0.22, 1.72)];
  canvas.add(
    stroke(
      line(railA, railB) + line(railA, iso(0.85, 0.22, 0)) + line(railB, iso(2.25, 0.22, 0)),
      '#3F2F6B',
      3,
    ),
  );
  ['#E2493F', '#FFC766', '#3E7F86', '#F8E9DC', '#5B3F8C', '#FF7F5C'].forEach((color, i) => {
    const x = 0.98 + i * 0.2;
    canvas.add(
      block(iso, [x, 0.08, 0.72 + (i % 3) * 0.1], [0.1, 0.34, 0.92 - (i % 3) * 0.1], color),
    );
  });

  // Fridge, counter with sink, hob and the washing machine
  canvas.add(
    block(iso, [0.04, 0.04, 0], [0.62, 0.6, 1.72], WHITE),
    path(sideways(iso, 0.04, 1.12, 0.6, 0.02, 0.66), '#8A6A86'),
    path(
      sideways(iso, 0.12, 1.2, 0.05, 0.3, 0.66) + sideways(iso, 0.12, 0.75, 0.05, 0.3, 0.66),
      '#5A4470',
    ),
    block(iso, [0, 0.75, 1.5], [0.36, 1.95, 0.6], '#E8A27C'),
    stroke(
      [1.24, 1.73, 2.22].map((y) => line(iso(0.36, y, 1.5), iso(0.36, y, 2.1))).join(''),
      '#6A3B6C',
      1.6,
    ),
    path(sideways(iso, 0.75, COUNTER, 1.95, 0.6), '#C79BB0'),
    block(iso, [0, 0.72, 0], [0.62, 1.98, COUNTER - 0.06], WHITE),
    block(iso, [0, 0.7, COUNTER - 0.06], [0.66, 2.02, 0.06], '#6B5A8C'),
    // Washing machine: porthole and panel
    path(sideways(iso, 2.02, 0.06, 0.64, 0.72, 0.63), '#FFF6EC'),
    path(discSideways(iso, 0.64, 2.34, 0.36, 0.25), '#8FA3BF'),
    path(discSideways(iso, 0.65, 2.34, 0.36, 0.19), '#2F3F70'),
    path(discSideways(iso, 0.65, 2.34, 0.3, 0.11), '#63BFD0'),
    path(sideways(iso, 2.1, 0.66, 0.2, 0.07, 0.64), palette.red),
    stroke(
      [0.98, 1.36, 1.72].map((y) => line(iso(0.63, y, 0.08), iso(0.63, y, 0.74))).join(''),
      '#8A6A86',
      2,
    ),
    // Sink, tap, hob with a pot
    path(flat(iso, 0.16, 0.86, 0.36, 0.52, COUNTER), '#C9D3DC'),
    path(flat(iso, 0.2, 0.9, 0.28, 0.44, COUNTER), '#7E8FA8'),
  );
  const [tapX, tapY] = iso(0.12, 1.12, COUNTER);
  canvas.add(stroke(`M${tapX} ${tapY}v-22q8-10 16 2v6`, '#F8E9DC', 3.4));
  canvas.add(
    path(flat(iso, 0.1, 1.5, 0.46, 0.5, COUNTER), '#221B45'),
    path(disc(iso, 0.33, 1.63, COUNTER, 0.09), '#FF7F5C'),
  );
  const [potX, potY] = iso(0.34, 1.86, COUNTER + 0.2);
  canvas.add(
    path(`M${potX - 17} ${potY}v14q17 12 34 0v-14z`, '#F2B843'),
    path(`M${potX + 3} ${potY}v20q10-1 14-6v-14z`, '#C07F35'),
    `<ellipse cx="${potX}" cy="${potY}" rx="17" ry="8" fill="#FFE2A6"/>`,
  );
  canvas.add(stroke(`M${potX - 25} ${potY + 4}h8M${potX + 17} ${potY + 4}h8`, '#C07F35', 4));

  // Rug, low table with a laptop, the tenant and the cat
  const [rugX, rugY] = iso(2.05, 2.05);
  canvas.add(
    `<ellipse cx="${rugX}" cy="${rugY}" rx="96" ry="55" fill="#5B3F8C"/>`,
    path(upright(iso, 1.7, 0, 0.06, 0.3, 2.3) + upright(iso, 2.5, 0, 0.06, 0.3, 2.3), '#6A3B2C'),
    block(iso, [1.65, 1.75, 0.28], [0.95, 0.6, 0.06], '#C98B4B'),
    laptop(iso, 1.8, 1.9, 0.34, '#3F2F6B', '#BFE3E0'),
    path(disc(iso, 2.42, 2.15, 0.35, 0.06), '#FFF6EC'),
    path(disc(iso, 2.42, 2.15, 0.36, 0.04), '#6A3B2C'),
  );
  const [personX, personY] = iso(1.05, 1.72);
  canvas.add(
    person(personX, personY, 124, palette.accent, '#2B2552', {
      shadow: mix('#D99A6C', palette.ink, 0.4),
      shadowLength: 0.5,
      shadowDrop: 0.06,
    }),

    // Bed under the window
    bed(iso, 3.55, 0.2, {
      frame: '#B9744A',
      sheet: '#FFF1E4',
      quilt: '#3E7F86',
      band: '#F7D9BC',
    }),
  );
  const [catX, catY] = iso(4.05, 1.65, 0.44);
  canvas.add(cat(catX, catY, 30, '#E59A4A', '#B96A2C'));
  canvas.add(
    pottedPlant(iso, 4.25, 2.5, { pot: palette.red, leaf: '#2F6068', leafLight: '#4B938E' }),
  );

  // Drying rack at the front, slippers at the door
  const [a, b] = [iso(2.55, 3.3, 0.75), iso(3.65, 3.3, 0.75)];
  const [c, d] = [iso(2.55, 2.9, 0.75), iso(3.65, 2.9, 0.75)];
  const legs =
    line(iso(2.55, 3.0, 0), a) +
    line(iso(2.55, 3.2, 0), c) +
    line(iso(3.65, 3.0, 0), b) +
    line(iso(3.65, 3.2, 0), d);
  canvas.add(
    stroke(legs + line(c, d), '#F8E9DC', 2.4),
    path(upright(iso, 2.68, 0.32, 0.34, 0.44, 2.9), '#C79BB0'),
    path(upright(iso, 2.6, 0.26, 0.3, 0.5, 3.3), '#FFC766') +
      path(upright(iso, 2.96, 0.4, 0.26, 0.36, 3.3), '#F8E9DC') +
      path(upright(iso, 3.28, 0.24, 0.3, 0.52, 3.3), palette.red),
    stroke(line(a, b), '#F8E9DC', 2.4),
    shoes(iso, 0.5, 3.1, palette.accent),
    shoes(iso, 0.95, 3.15, '#F8E9DC'),

    // Lamp
    circle(330, 150, 90, canvas.radialGradient({ 0.2: [palette.gold, 0.5], 1: [palette.gold, 0] })),
    paperLamp(330, 150, { lit: '#FFF3CF', shade: '#F2B56E', wire: palette.ink }),
  );
}
