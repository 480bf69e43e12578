// Gangnam: a ten-lane boulevard running straight into the sunset, glass towers on both sides, boutiques
// glowing at their feet, shoppers on the crossing.
import { Canvas } from '../../lib/canvas.ts';
import { mix } from '../../lib/color.ts';
import { lerp, range } from '../../lib/math.ts';
import { palettes } from '../../lib/palette.ts';
import { pen, polygonPath } from '../../lib/path.ts';
import { defineScene } from '../../lib/scene.ts';
import { circle, path, rect, ROUND_CAPS, stroke } from '../../lib/svg.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { halo, skyPaint, stars } from '../../motifs/light.ts';
import { neonSign } from '../../motifs/neon.ts';
import { shopper, type StreetSide, wallPosts, wallStrip } from '../../motifs/shopfronts.ts';

const palette = palettes.dusk;
const STREET = { x: 416, y: 392 };
/** Slopes: where walls meet the pavement, the kerb, the top of the shop windows. */
const GROUND = -0.36;
const SHOP = -0.1;
const KERB = 0.62;

/** Towers from far to near: side, near and far end, height as a slope, rows of windows. */
const TOWERS = [
  [-1, 62, 40, 2.9, 12],
  [1, 58, 38, 2.3, 9],
  [1, 96, 64, 3.3, 16],
  [-1, 108, 70, 2.1, 11],
  [-1, 178, 122, 1.86, 13],
  [1, 164, 108, 1.5, 10],
  [1, 262, 184, 1.62, 14],
  [-1, 290, 200, 1.16, 10],
  [-1, 480, 326, 1.3, 15],
  [1, 470, 296, 0.98, 11],
] as const;

export const scene = defineScene({
  id: 'gangnam',
  title: 'Gangnam boulevard at dusk',
  seed: 41,
  draw(canvas) {
    // Sky and the sun at the end of the street
    canvas.add(rect(0, 0, 800, 600, skyPaint(canvas, palette, [0, 0.25, 0.47, 0.64])));
    canvas.add(
      stroke(stars(4, 26, 200, 0, 640, 110), palette.lit, 1.8, { opacity: 0.8, ...ROUND_CAPS }),
    );
    canvas.add(
      canvas.grain(
        halo(canvas, STREET.x, 336, 200, '#FFD08A', { opacity: 0.8, fadeTo: '#F58A63' }),
      ),
    );
    canvas.add(circle(STREET.x, 336, 66, palette.sun));
    canvas.add(
      path(cloud(250, 150, 330, 18) + cloud(330, 232, 220, 12), '#A7527F', { opacity: 0.8 }),
    );
    canvas.add(path(cloud(350, 346, 150, 9), palette.sky[2]));
    const hills = ridgePoints({
      seed: 4,
      base: 400,
      peaks: [
        [380, 40, 90],
        [500, 30, 80],
      ],
    });
    canvas.add(mountain(hills, 420, palette.ridge[0]));

    // Towers, farther ones in haze
    TOWERS.forEach((tower, index) => {
      drawTower(canvas, tower, index);
      if (index === 3)
        canvas.add(canvas.grain(rect(230, 290, 380, 110, canvas.fade(palette.haze, 'up', 0.7))));
    });

    // Road, pavements, lanes of light
    const below = (distance: number, slope: number) => STREET.y + distance * slope;
    canvas.add(
      path(
        `M${STREET.x} ${STREET.y - 6}L-200 ${below(616, 0.36)}V620H1040V${below(616, 0.36)}z`,
        '#5B3A68',
      ),
    );
    canvas.add(
      path(
        `M${STREET.x} ${STREET.y - 6}L${STREET.x - (210 / KERB) * 1.1} 620H${STREET.x + (210 / KERB) * 1.1}z`,
        '#241C48',
      ),
    );
    const glow = canvas.linearGradient([
      [0, '#F58A63', 0.9],
      [0.6, '#B2507C', 0.4],
      [1, '#B2507C', 0],
    ]);
    canvas.add(canvas.grain(path(`M${STREET.x - 8} ${STREET.y - 2}h16L560 600H270z`, glow)));
    const ray = (slope: number, width: number) =>
      polygonPath([
        [STREET.x, STREET.y],
        [STREET.x + slope * 210, 602],
        [STREET.x + (slope + width) * 210, 602],
      ]);
    canvas.add(path([0.34, 0.62, 0.98, 1.22].map((s) => ray(s, 0.05)).join(''), '#FF5A5A'));
    canvas.add(path([-0.4, -0.72, -1.02, -1.28].map((s) => ray(s, 0.06)).join(''), '#FFE9B8'));
    canvas.add(path(ray(-0.03, 0.06), palette.gold));

    // Cars: tail lamps on the right, headlamps on the left
    const cars = [
      [0.78, 452, '#3A2F6B', 1],
      [0.36, 474, '#5B3F8C', 1],
      [1.12, 500, '#8C3B5C', 1],
      [-0.58, 456, '#46307A', -1],
      [-0.96, 486, '#F0C9A8', -1],
      [-0.5, 504, '#2C3A78', -1],
    ] as const;
    for (const [slope, y, color, direction] of cars) {
      const scale = (y - STREET.y) / 100;
      const x = STREET.x + slope * (y - STREET.y);
      const [w, h] = [44 * scale, 30 * scale];
      canvas.add(
        path(
          pen`M${x - w / 2 - 3} ${y}h${w + 26 * scale}l${-10 * scale} ${7 * scale}h${-w}z`,
          '#0F0B28',
        ),
      );
      canvas.add(
        path(
          pen`M${x - w / 2} ${y}v${-h * 0.55}q2 -4 ${w * 0.12} ${-h * 0.1}l${w * 0.08} ${-h * 0.34}h${w * 0.6}l${w * 0.08} ${h * 0.34}q${w * 0.1} 0 ${w * 0.12} ${h * 0.1}v${h * 0.55}z`,
          color,
        ),
      );
      canvas.add(
        path(
          pen`M${x - w * 0.28} ${y - h * 0.64}l${w * 0.05} ${-h * 0.26}h${w * 0.46}l${w * 0.05} ${h * 0.26}z`,
          '#F7A079',
        ),
      );
      canvas.add(
        stroke(
          pen`M${x - w * 0.36} ${y - h * 0.36}h${w * 0.12}M${x + w * 0.24} ${y - h * 0.36}h${w * 0.12}`,
          direction > 0 ? '#FF4A4A' : '#FFF3C4',
          7 * scale,
        ),
      );
    }

    // Zebra crossing
    const crossing = range(13).map((i) => {
      const slope = lerp(-1.56, 1.5, i / 12);
      const at = (y: number, offset: number): [number, number] => [
        STREET.x + (slope + offset) * (y - STREET.y),
        y,
      ];
      return polygonPath([at(540, 0), at(540, 0.14), at(584, 0.14), at(584, 0)]);
    });
    canvas.add(path(crossing.join(''), '#F7D9C4'));

    // Signs
    canvas.add(
      neonSign('강남', 148, 232, { color: '#FF7F9C', board: palette.ink, size: 34, tube: 3.2 }),
    );
    canvas.add(
      neonSign('패션', 612, 258, { color: '#67E0DA', board: palette.ink, size: 24, tube: 2.6 }),
    );
    canvas.add(
      neonSign('카페', 276, 318, { color: '#FFC766', board: palette.ink, size: 14, tube: 1.8 }),
    );
    canvas.add(
      neonSign('미용', 738, 300, { color: '#FFC766', board: palette.ink, size: 28, tube: 2.8 }),
    );

    // Shoppers
    const shadow = { shadow: '#120E2C', shadowLength: 0.5, shadowDrop: 0.2 };
    canvas.add(
      shopper(196, 580, 110, {
        top: '#E2493F',
        bottom: '#221B45',
        paper: palette.gold,
        both: true,
        ...shadow,
      }),
      shopper(244, 586, 114, { top: '#F7D9C4', bottom: '#3A2B5C', paper: '#FF7F5C', ...shadow }),
      shopper(384, 562, 92, { top: '#3E7F86', bottom: '#15122F', paper: '#F7D9C4', ...shadow }),
      shopper(566, 578, 106, { top: palette.gold, bottom: '#2C2A63', paper: '#E2493F', ...shadow }),
      shopper(690, 590, 116, {
        top: '#7B4384',
        bottom: '#151233',
        paper: '#67E0DA',
        both: true,
        ...shadow,
      }),
    );
  },
});

/** A tower: the face to the street, the face to us, windows, the shop at its foot. */
function drawTower(
  canvas: Canvas,
  [side, near, far, height, rows]: readonly [1 | -1, number, number, number, number],
  index: number,
): void {
  const wall: StreetSide = { side, near, far };
  const depth = Math.min(1, near / 300);
  const lit = side > 0;
  const face = mix(lit ? '#E88A78' : '#7E3F78', lit ? '#8A4A7E' : '#33255C', depth);
  const front = mix(lit ? '#A8557C' : '#A0527F', lit ? '#4A2F68' : '#463068', depth);
  const windows = lit ? palette.lit : palette.gold;
  const nearX = STREET.x + side * near;
  const top = STREET.y - height * near;
  const frontWidth = near * 0.42;

  canvas.add(
    rect(
      side < 0 ? nearX - frontWidth : nearX,
      top,
      frontWidth,
      STREET.y - top - GROUND * near,
      front,
    ),
  );
  canvas.add(path(wallStrip(STREET, wall, height, GROUND), face));
  // Windows: ribbons in perspective, every third one dark, cut into panes by the posts
  const step = (height - 0.12) / rows;
  const ribbon = (k: number) => wallStrip(STREET, wall, 0.1 + (k + 0.62) * step, 0.1 + k * step);
  const isDark = (k: number) => (k * 5 + index) % 7 < 2;
  const glass = mix(face, lit ? '#FFD9A0' : '#5B6FB0', 0.34);
  canvas.add(
    path(
      range(rows)
        .filter((k) => !isDark(k))
        .map(ribbon)
        .join(''),
      windows,
      { opacity: lit ? 0.8 : 0.7 },
    ),
  );
  canvas.add(path(range(rows).filter(isDark).map(ribbon).join(''), glass));
  canvas.add(
    stroke(
      wallPosts(STREET, wall, 5 + (index % 3) * 2, height - 0.02, 0.06),
      face,
      Math.max(1.4, near / 56),
    ),
  );
  if (near > 90) {
    const left = (side < 0 ? nearX - frontWidth : nearX) + frontWidth * 0.14;
    const frontRows = range(rows).map(
      (k) => pen`M${left} ${STREET.y - (0.1 + (k + 0.3) * step) * near}h${frontWidth * 0.72}`,
    );
    canvas.add(
      stroke(frontRows.join(''), palette.gold, step * near * 0.5, {
        'stroke-dasharray': pen`${near * 0.06} ${near * 0.03}`,
        opacity: 0.34,
      }),
    );
  }
  // Boutique on the corner of the side street
  const cornerX = side < 0 ? nearX - frontWidth : nearX;
  canvas.add(rect(cornerX, STREET.y - SHOP * near, frontWidth, (SHOP - GROUND) * near, '#F7A079'));
  canvas.add(rect(cornerX, STREET.y - 0.02 * near, frontWidth, (0.02 - SHOP) * near, palette.ink));
  // Boutique: glowing window, fascia, mullions
  canvas.add(path(wallStrip(STREET, wall, SHOP, GROUND), index % 3 ? '#FFD58C' : '#FFB59A'));
  canvas.add(
    path(
      wallStrip(STREET, wall, 0.02, SHOP),
      ['#E2493F', '#15122F', '#3E7F86', '#7B2F5C'][index % 4] ?? '#15122F',
    ),
  );
  canvas.add(stroke(wallPosts(STREET, wall, 5, SHOP, GROUND), '#6A3B6C', Math.max(1, near / 90)));
}
