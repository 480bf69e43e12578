// Seomyeon in Busan cut open on a wet night: pork soup steaming in the street, the arcade of clothes shops under it, and an orange train of line 1 below that.
import { createRandom, range } from '../../lib/math.ts';
import { pen, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { clothesRail } from '../../motifs/clothes.ts';
import { hangul } from '../../motifs/hangul.ts';
import { parasol } from '../../motifs/life.ts';
import { glow } from '../../motifs/light.ts';
import { neon, neonSign } from '../../motifs/neon.ts';
import { person } from '../../motifs/person.ts';
import { stop } from '../../motifs/route.ts';
import { skyline } from '../../motifs/skyline.ts';
import { deliveryRider } from '../../motifs/traffic.ts';
import { grandmother, walker } from '../../motifs/walker.ts';

const palette = palettes.night;
const STREET = 306;
const ARCADE = 496;
const EARTH = '#3A2C3C';
const ORANGE = '#F2762E';
const GREEN = '#3FA45B';
const sign = { line: '', under: palette.ink, ring: palette.lit, number: palette.lit };

export const scene = defineScene({ title: 'Seomyeon', seed: 12, budget: 'dense', draw });

function draw(canvas: Canvas): void {
  // Wet night over the city
  canvas.add(rect(0, 0, 800, 320, canvas.linearGradient({ 0: '#0C1B33', 1: '#1F4A5A' })));
  const city = skyline(21, STREET, [120, 260], [60, 110], { antennas: 0.1 });
  canvas.add(
    path(city.bodies, '#163248'),
    path(city.sides, '#10263A'),
    stroke(city.windows, palette.gold, 4, { opacity: 0.5 }),

    // The soup restaurant: open front, cauldrons, cook and guests
    rect(86, 118, 268, 190, '#5A2E2C'),
    rect(100, 176, 240, 132, '#F4B765'),
    canvas.grain(
      rect(86, 176, 268, 132, canvas.fade('#8A3A24', 'up', 0.7)),
      ellipse(236, 290, 260, 120, glow(canvas, '#FFCB6B', 0.6)),
    ),
    rect(96, 124, 248, 46, '#B8352B'),
    stroke(hangul('돼지국밥', 118, 133, 26, { gap: 0.9 }), '#FFF1CF', 4.4),
    path('M100 176h240v14q-12 12-24 0t-24 0-24 0-24 0-24 0-24 0-24 0-24 0-24 0-24 0z', palette.lit),
    rect(262, 246, 84, 62, '#6C4A3C'),
    person(300, 258, 66, '#3D7E86', '#3D7E86'),
    person(326, 258, 64, palette.lit, palette.lit, { hair: '#4A2A22' }),
    rect(262, 248, 84, 60, '#8A5C44'),
    ellipse(284, 246, 15, 5, palette.lit),
    ellipse(322, 246, 15, 5, palette.lit),
    walker(212, 306, 104, '#E5738A', '#7B4A86', {
      ...grandmother('#FFF1CF', '#3A3038'),
      facing: -1,
      still: true,
    }),
    path('M196 240h24v44h-28z', '#FFF4DD'),
  );
  for (const x of [122, 174])
    canvas.add(
      path(pen`M${x - 30} 256h60l-6 52h-48z`, '#4B4F5C'),
      ellipse(x, 256, 31, 9, '#2A2C38'),
      ellipse(x, 256, 26, 6, '#F3E3C4'),
    );
  canvas.add(roundStroke('M194 244L178 252', '#2A2C38', 4));
  const steam =
    'M112 246q-16-22 2-44t-4-28M140 246q18-20-2-46t4-26M172 246q18-22 2-44t6-30M190 246q-14-22 0-38';
  canvas.add(
    roundStroke(steam, '#FFF4DD', 11, { opacity: 0.5 }),

    // Stairs down from the street, café and karaoke on the right
    rect(494, 96, 220, 212, '#1E2D52'),
    rect(506, 214, 196, 94, '#FFDFA3'),
    rect(506, 194, 196, 22, '#2E7D74'),
    path(
      rectPath(520, 226, 50, 62) + rectPath(582, 226, 50, 62) + rectPath(644, 226, 46, 82),
      '#F7B765',
    ),
    person(546, 290, 58, '#7B4A86', palette.ink),
    person(606, 290, 58, '#2E7D74', palette.ink, { hair: '#7A4A2C' }),
    neonSign('커피', 646, 112, { color: palette.gold, board: palette.ink, size: 28, tube: 3 }),
    neonSign('노래방', 522, 76, { color: palette.accent, board: palette.ink, size: 27, tube: 3 }),
    neon(
      'M586 120h34v34q-17 16-34 0zM620 126q14 0 14 10t-14 10M594 108q6-8 0-14M606 108q6-8 0-14',
      palette.cyan,
      3,
    ),
    rect(0, 120, 76, 188, '#142A44'),
    rect(724, 150, 80, 158, '#142A44'),
    neonSign('약국', 20, 150, { color: '#7CE3A0', board: palette.ink, size: 26 }),
    neonSign('화장품', 742, 166, { color: palette.cyan, board: palette.ink, size: 26 }),

    // Pavement in section, with the mouth of the stairs
    rect(0, STREET, 800, 300, EARTH),
    rect(0, STREET, 800, 12, '#6C86B4'),
    rect(0, STREET + 12, 800, 8, '#2A3A5E'),
    rect(0, 342, 800, ARCADE - 342, '#FBE7C0'),
    canvas.grain(
      rect(0, 342, 800, 50, canvas.fade('#E7A85E', 'down', 0.6)),
      rect(0, 320, 800, 24, canvas.fade('#1A1524', 'down')),
      rect(0, 500, 800, 40, canvas.fade('#1A1524', 'down', 0.8)),
    ),
    path(`M372 ${STREET}H474L560 ${ARCADE}H386L372 342z`, '#D9E0DC'),
    path(`M474 ${STREET}H492L584 ${ARCADE}H560z`, '#93A4AC'),
  );
  const steps = range(13).map((i) => pen`M${378 + i * 0.6} ${STREET + 10 + i * 15}h${102 + i * 5}`);
  canvas.add(
    stroke(steps, '#A9B8BA', 4),
    stroke(`M430 ${STREET - 4}L486 ${ARCADE}`, ORANGE, 6),
    path('M360 200H488V222H360z', '#22345E'),
    stroke('M368 222V306M480 222V306', '#93A4AC', 7),
    stroke(hangul('서면역', 376, 203, 16, { gap: 0.5 }), palette.lit, 2.6),
    stop(1, 454, 211, { ...sign, disc: ORANGE }, 8),
    stop(2, 474, 211, { ...sign, disc: GREEN }, 8),
  );

  // The arcade: clothes on both sides of the stairs
  const colors = ['#D84B3F', '#F2B843', '#2F8C8C', '#F3A9B5', '#3F5FA8', '#FFF6E3'];
  canvas.add(
    stroke(`M0 ${ARCADE - 4}H800`, '#C99A62', 8),
    stroke('M20 352h330M600 352h190', '#FFFDF0', 8, { 'stroke-dasharray': '44 22' }),
    group(
      {},
      rect(16, 366, 240, 126, '#F0C489'),
      rect(16, 366, 240, 24, '#7B4A86'),
      stroke(hangul('지하상가', 60, 370, 16, { gap: 1.1 }), '#FFF4DD', 2.6),
    ),
    clothesRail(28, 400, 216, 70, ['coat', 'shirt', 'dress', 'trousers'], colors, '#5A3A40', 6),
    rect(612, 366, 180, 126, '#BFDDD2'),
    rect(612, 366, 180, 24, '#2F8C8C'),
    clothesRail(
      622,
      400,
      160,
      70,
      ['dress', 'shirt', 'hanbok'],
      [...colors].reverse(),
      '#2A4A54',
      4,
    ),
    walker(292, ARCADE, 104, '#22345E', '#7A2F3C', {
      clothes: 'skirt',
      head: 'long',
      backpack: '#F2B843',
    }),
    walker(336, ARCADE, 106, '#22345E', '#39435A', {
      backpack: '#2F8C8C',
      facing: -1,
      still: true,
    }),
    walker(240, ARCADE, 100, '#B65C8C', '#4A3A5C', {
      ...grandmother('#E9DCEB', '#8B8590'),
      trolley: '#D84B3F',
      facing: -1,
    }),
    walker(452, 430, 88, palette.gold, '#2A3A5E', {
      head: 'curls',
      skin: '#9C6240',
      backpack: '#C8402C',
    }),
    walker(640, ARCADE, 106, '#3F8C6E', '#2A3A5E', { head: 'bun', bag: '#FFF6E3', facing: -1 }),
    person(672, ARCADE, 66, ORANGE, '#2A3A5E'),

    // The train of line 1
    rect(0, 528, 800, 72, '#181425'),
    rect(60, 538, 700, 56, '#E6EBE8', { rx: 12 }),
    rect(60, 574, 700, 9, ORANGE),
    path(
      range(7).map((i) => rectPath(84 + i * 96, 546, 58, 24)),
      '#FFDFA3',
    ),
    stroke(
      range(7).map((i) => `M${156 + i * 96} 544v40`),
      '#9AA8AC',
      3,
    ),
    path(
      range(12)
        .map((i) => pen`M${94 + i * 54 + (i % 2) * 8} 570q0-12 8-13-4-10 4-10t4 10q8 1 8 13z`)
        .join(''),
      '#3A4468',
    ),

    // Rain, and who is out in it
    deliveryRider(
      600,
      STREET,
      74,
      { box: '#2BC1BC', jacket: '#E6483F', helmet: palette.lit, scooter: palette.shade },
      -1,
    ),
    person(688, STREET, 66, palette.red, palette.ink),
    parasol(688, 238, 36, '#F2B843', '#B9822E'),
    person(62, STREET, 64, '#3D7E86', palette.ink),
    parasol(62, 240, 34, '#E87A94', '#A84A68'),
  );
  const random = createRandom(3);
  canvas.add(
    stroke(
      range(70).map(() => pen`M${random() * 800} ${random() * 270}l-5 20`),
      '#BFE3EA',
      1.5,
      { opacity: 0.4 },
    ),
  );
}
