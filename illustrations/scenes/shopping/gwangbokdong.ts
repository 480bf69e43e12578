// Gwangbok-dong in winter: arches of lights over the shopping street, which ends at the foot of Yongdusan with its stairs and Busan Tower.
import { type Color, mix } from '../../lib/color.ts';
import { cycle, range } from '../../lib/math.ts';
import { pen, polygonPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { busanTower } from '../../motifs/landmarks.ts';
import { stars } from '../../motifs/light.ts';
import { neon, neonSign } from '../../motifs/neon.ts';
import { type StreetSide, wallPosts, wallStrip } from '../../motifs/shopfronts.ts';
import { canopy } from '../../motifs/trees.ts';
import { grandmother, TRAVELLER, walker, walkersWith } from '../../motifs/walker.ts';

const palette = palettes.night;
const CYAN = palette.cyan;
const STREET = { x: 384, y: 408 };
const GROUND = -0.44;

/** Houses from far to near: side, near end, far end, height, colour of the shop. */
const HOUSES = [
  [1, 150, 96, 1.42, '#FFE3A0'],
  [-1, 146, 92, 1.26, '#63DCE0'],
  [-1, 232, 146, 1.16, '#FFCB6B'],
  [1, 244, 150, 1.1, '#63DCE0'],
  [-1, 480, 232, 0.98, '#FF8FA8'],
  [1, 520, 244, 0.9, '#FFCB6B'],
] as const;

/** Arches from far to near: half width of the street there, and the colour of the lamps. */
const ARCHES: readonly (readonly [number, Color])[] = [
  [112, '#63DCE0'],
  [306, '#FF6F91'],
];

export const scene = defineScene({ title: 'Light arches of Gwangbok-dong', seed: 44, draw });

function draw(canvas: Canvas): void {
  // Night sky
  canvas.add(
    rect(0, 0, 800, 600, canvas.linearGradient({ 0: '#070E2C', 0.4: '#14215C', 0.7: '#4A3A80' })),
    roundStroke(stars(12, 60, 0, 0, 800, 240), '#DCE8FF', 1.7, { opacity: 0.8 }),

    // Yongdusan hill and Busan Tower
    canvas.grain(
      circle(STREET.x, 300, 190, canvas.radialGradient({ 0: ['#FF9FB0', 0.7], 1: ['#FF9FB0', 0] })),
    ),
  );
  const edge = (x: number) => 318 + ((x - STREET.x) / 150) ** 2 * 70;
  canvas.add(
    busanTower(STREET.x, 330, 156, {
      body: '#E9EEFA',
      lit: '#FFF8E8',
      shade: '#9AA6D6',
      pane: '#24507E',
      lamp: palette.gold,
      beacon: palette.red,
    }),
    canopy(3, edge, 18, 450, '#2A4A7C', { from: 200, to: 580 }),
    canopy(7, (x) => edge(x) + 40, 20, 450, '#1B3466', { from: 200, to: 580 }),
    path('M362 440L376 326H392L406 440z', '#F3D7B0'),
    stroke(
      range(14).map((i) => `M${375 - i * 0.7} ${298 + i * 11}h${18 + i * 1.4}`),
      '#8A6A8C',
      3,
    ),
    roundStroke('M346 340h0M422 340h0M340 366h0M428 366h0M334 400h0M434 400h0', '#FFF1CF', 8),
  );

  // Houses
  HOUSES.forEach((house, index) => drawHouse(canvas, house, index));

  // Paved street with the glow of the shops
  canvas.add(
    path(
      pen`M${STREET.x - 60} ${STREET.y + 26}h120L${STREET.x + 520} 640H${STREET.x - 500}z`,
      canvas.linearGradient({ 0: '#FF9FA0', 0.3: '#7A4A86', 1: '#1B1E52' }),
    ),
  );
  const joints = range(13).map((i) => pen`M${STREET.x} ${STREET.y}L${STREET.x + (i - 6) * 96} 620`);
  canvas.add(
    stroke([joints, 'M290 444h190M230 470h310M140 510h490M20 562h740'], '#0F1440', 1.6, {
      opacity: 0.5,
    }),
  );
  canvas.add(canvas.grain(rect(0, 460, 800, 140, canvas.fade('#0A0F34', 'up', 0.9))));
  for (const [i, [half, color]] of ARCHES.entries()) {
    const y = STREET.y + half * 0.44;
    canvas.add(
      roundStroke(
        pen`M${STREET.x - half * 0.7} ${y + 8 + i * 4}h${half * 1.4}M${STREET.x - half * 0.5} ${y + 14 + i * 7}h${half}`,
        color,
        1.6 + i * 0.7,
        { opacity: 0.5 },
      ),
    );
  }

  // Signs on the houses
  canvas.add(
    neonSign('화장품', 24, 196, { color: CYAN, board: palette.ink, size: 34, tube: 3.2 }),
    neonSign('신발', 724, 224, { color: '#FF6F91', board: palette.ink, size: 34, tube: 3.2 }),
  );

  // The crowd, and an arch in front of each group
  for (const [i, [half, color]] of ARCHES.entries()) {
    drawArch(canvas, half, color);
    if (i === ARCHES.length - 1) continue;
    const coats = [palette.red, '#F2E3CF', '#2F8C8C', palette.gold, '#7A5BC0'];
    for (const k of range(3)) {
      const x = STREET.x + (k - 1) * half * 0.6 + i * 14;
      const [top, bag] = [cycle(coats, i * 3 + k), cycle(coats, k + 1)];
      canvas.add(
        walker(x, STREET.y + half * (0.5 + 0.06 * k), half * 0.42, top, '#0F1440', {
          bag,
          facing: k % 2 ? 1 : -1,
          head: k % 2 ? 'long' : 'short',
        }),
      );
    }
  }
  const stroller = walkersWith({ shadow: '#080C2C' });
  canvas.add(
    stroller(204, 590, 128, '#F2E3CF', '#2A2F6B', {
      head: 'long',
      clothes: 'coat',
      bag: palette.red,
    }),
    stroller(262, 594, 78, palette.gold, '#16205C', { head: 'bun' }),
    stroller(440, 588, 126, '#2F8C8C', '#26365E', {
      ...TRAVELLER,
      backpack: palette.red,
      raised: '#63DCE0',
      still: true,
    }),
    stroller(586, 592, 118, '#8C5FA8', '#2A2F6B', {
      ...grandmother('#F2E3CF', '#B8AEB8'),
      facing: -1,
      trolley: '#2F8C8C',
    }),
  );

  // The name on the nearest arch
  canvas.add(rect(STREET.x - 104, 96, 208, 66, palette.ink, { rx: 10 }));
  canvas.add(neon(hangul('광복로', STREET.x - 84, 107, 46, { gap: 0.32 }), '#FFCB6B', 5));
}

/** Wall, floors of windows, fascia and glowing shop window. */
function drawHouse(
  canvas: Canvas,
  [side, near, far, height, shop]: (typeof HOUSES)[number],
  index: number,
): void {
  const wall: StreetSide = { side, near, far };
  const depth = Math.min(1, near / 320);
  const face = mix(side > 0 ? '#5A4A94' : '#4A3C86', side > 0 ? '#26306E' : '#172256', depth);
  canvas.add(path(wallStrip(STREET, wall, height, GROUND), face));
  const floors = range(3).map((k) => {
    const bottom = 0.2 + k * ((height - 0.24) / 3);
    return wallStrip(STREET, wall, bottom + (height - 0.3) / 5, bottom);
  });
  canvas.add(
    path(floors, index % 2 ? '#FFDFA3' : '#A8C4F0', { opacity: 0.7 }),
    stroke(wallPosts(STREET, wall, 7, height, 0.16), face, Math.max(2, near / 34)),
    path(wallStrip(STREET, wall, -0.06, GROUND), shop),
    path(
      wallStrip(STREET, wall, 0.12, -0.06),
      cycle(['#C8323C', '#0B1939', '#2F8C8C', '#5B2F7A'], index),
    ),
    stroke(wallPosts(STREET, wall, 4, -0.06, GROUND), '#1B1E52', Math.max(1.4, near / 60)),
  );
}

/** Two posts and a double bow of lamps with waves between them. */
function drawArch(canvas: Canvas, half: number, color: Color): void {
  const [left, right] = [STREET.x - half, STREET.x + half];
  const foot = STREET.y + half * 0.44;
  const spring = STREET.y - half * 0.62;
  const outer = pen`M${left} ${spring}C${left} ${spring - half * 0.62} ${right} ${spring - half * 0.62} ${right} ${spring}`;
  const inner = pen`M${left + half * 0.12} ${spring}C${left + half * 0.16} ${spring - half * 0.42} ${right - half * 0.16} ${spring - half * 0.42} ${right - half * 0.12} ${spring}`;
  const width = Math.max(1.6, half / 40);
  canvas.add(
    stroke(pen`M${left} ${foot}V${spring}M${right} ${foot}V${spring}`, '#0B1132', half * 0.05),
  );
  canvas.add(stroke(outer + inner, color, width * 4, { opacity: 0.3 }));
  canvas.add(stroke(outer + inner, mix(color, '#ffffff', 0.4), width));
  // Stars between the two bows, none behind the name
  const hidden = half > 300 ? [4, 5, 6] : [];
  const twinkles = range(11).map((i) => {
    if (hidden.includes(i)) return '';
    const share = (i + 1) / 12;
    const angle = Math.PI * (1 - share);
    const x = STREET.x + Math.cos(angle) * half * 0.9;
    const y = spring - Math.sin(angle) * half * 0.37;
    const r = half * 0.045;
    return polygonPath([
      [x, y - r * 1.5],
      [x + r * 0.5, y - r * 0.5],
      [x + r * 1.5, y],
      [x + r * 0.5, y + r * 0.5],
      [x, y + r * 1.5],
      [x - r * 0.5, y + r * 0.5],
      [x - r * 1.5, y],
      [x - r * 0.5, y - r * 0.5],
    ]);
  });
  canvas.add(path(twinkles, '#FFF6DC'));
  const posts = pen`M${left} ${foot}V${spring}M${right} ${foot}V${spring}`;
  canvas.add(
    roundStroke(posts + outer, '#FFF6DC', width * 1.7, {
      'stroke-dasharray': pen`0 ${width * 4.6}`,
    }),
  );
}
