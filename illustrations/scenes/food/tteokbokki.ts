// Tteokbokki: a market stall at night, the wide pan of rice cakes in red sauce, bulbs and neon in the steam.
import { createRandom, range } from '../../lib/math.ts';
import { pen, pointsFrom } from '../../lib/path.ts';
import { type Canvas, defineScene } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { glow } from '../../motifs/light.ts';
import { neonSign } from '../../motifs/neon.ts';
import { stallFigure } from '../../motifs/people.ts';
import { skyline } from '../../motifs/skyline.ts';
import { boiledEgg, fishCake, riceCake, scallionRing } from '../../motifs/stew.ts';
import { steam } from '../../motifs/tableware.ts';

/** Centre of the pan. */
const X = 392;
const Y = 420;
const DARK = '#1B1029';
const inPan = drawAt(X, Y);

const BULBS = pointsFrom('60 148, 160 165, 262 168, 352 158, 448 144, 548 136, 650 134, 748 134');

export const scene = defineScene({ title: 'Tteokbokki', seed: 8, precision: 1, draw });

function draw(canvas: Canvas): void {
  const random = createRandom(77);
  drawStreet(canvas);
  drawStall(canvas);

  // Pan: shadow, body, handles, rim, sauce
  const sauce = canvas.linearGradient({ 0: '#7E1710', 0.5: '#C22A17', 1: '#E2401F' });
  const sauceLight = canvas.radialGradient({ 0: ['#FF8A4A', 0.6], 1: ['#FF8A4A', 0] });
  canvas.add(
    ellipse(X + 26, Y + 66, 346, 118, '#1E0A14', { opacity: 0.6 }),
    inPan.path('M-340 0C-330 84-240 150 0 150S330 84 340 0z', '#1A1420'),
    inPan.path('M-338-16q-62-10-62 18t72 20zM338-16q62-10 62 18t-72 20z', '#120E18'),
    ellipse(X, Y, 346, 128, '#3A3340'),
    ellipse(X, Y, 334, 120, '#120C14'),
    ellipse(X, Y + 8, 318, 108, sauce),
  );
  canvas.add(canvas.grain(ellipse(X - 90, Y - 20, 200, 66, sauceLight)));

  // Rice cakes and fish cakes, the far ones first
  const pieces = range(46)
    .map(() => {
      const angle = random() * 6.283;
      const distance = Math.sqrt(random()) * 0.9;
      return {
        x: X + Math.cos(angle) * distance * 280,
        y: Y + 4 + Math.sin(angle) * distance * 88,
        kind: random(),
      };
    })
    .sort((a, b) => a.y - b.y);
  for (const { x, y, kind } of pieces) {
    const scale = 0.8 + (y - Y + 90) / 300;
    const color = kind > 0.6 ? '#EE5A2E' : '#E24A24';
    canvas.add(
      kind < 0.2 ? fishCake(x, y, scale) : riceCake(x, y, scale, (kind - 0.6) * 2.2, color),
    );
  }
  canvas.add(boiledEgg(X - 150, Y + 40, 1), boiledEgg(X + 176, Y + 10, 0.9));

  // Spring onion and sesame
  let scallions = '';
  let sesame = '';
  for (const i of range(26)) {
    const angle = random() * 6.283;
    const distance = Math.sqrt(random());
    const x = X + Math.cos(angle) * distance * 250;
    const y = Y + Math.sin(angle) * distance * 78;
    if (i < 15) scallions += scallionRing(x, y);
    sesame += pen`M${x + 30} ${y + 8}h0`;
  }
  canvas.add(
    stroke(scallions, '#5FA24A', 4.2),
    stroke(scallions, '#C4E08A', 1.2),
    roundStroke(sesame, '#FFF1CC', 4),

    // Light on the pan
    inPan.roundStroke('M-330 6A334 120 0 0 1 -120-112', '#FFCF94', 4),
    inPan.roundStroke('M-318 50C-280 110-190 136-90 144', '#E98A4A', 4, { opacity: 0.7 }),
  );

  // Wooden paddle
  const paddle = inPan.data('M96 2q-20-30 8-44l46-22L318-222l16 14L176-44l-14 46q-30 26-66 0z');
  canvas.add(
    path(paddle, '#5A1510', { opacity: 0.5, transform: 'translate(10 12)' }),
    path(paddle, '#C98B47'),
    inPan.path('M96 2q-20-30 8-44l46-22L318-222l6 5L156-56l-40 30q-16 12-20 28z', '#F3C98A'),
    inPan.path('M80 6q40-14 92 0-20 24-50 22t-42-22z', '#D63A1E'),
  );

  // Gloss on the sauce
  const gloss =
    'M-236 58q70 34 150 40-80 4-150-40zM190 74q50-12 78-44-16 44-78 44zM-40-84q50-12 110-6-60 0-110 6z';
  canvas.add(inPan.path(gloss, '#FF9A6A'));

  // Steam
  const steamFill = canvas.linearGradient({
    0: ['#FFF3DC', 0],
    0.3: ['#FFF3DC', 0.3],
    0.7: ['#FFF3DC', 0.2],
    1: ['#FFF3DC', 0],
  });
  canvas.add(
    path(steam(X - 150, Y - 30, 330, 120), steamFill),
    path(steam(X + 10, Y - 40, 380, 140, -1), steamFill),
    path(steam(X + 190, Y - 60, 290, 110), steamFill),
    canvas.grain(path(steam(X - 60, Y - 30, 320, 80), steamFill)),
  );
}

/** The street behind the stall: warm dusk, houses, two neon signs. */
function drawStreet(canvas: Canvas): void {
  const sky = canvas.linearGradient({ 0: '#1A1433', 0.5: '#4A1F3D', 0.8: '#A8412F' });
  const warmth = canvas.radialGradient({ 0: ['#FFA552', 0.6], 1: ['#FF8A4A', 0] });
  const street = skyline(9, 330, [90, 150], [60, 110], {
    windows: { width: 9, stepX: 19, stepY: 22, lit: 0.3 },
  });
  const sign = { board: DARK, size: 30, tube: 2.8, corner: 4 };
  canvas.add(rect(0, 0, 800, 600, sky));
  canvas.add(circle(400, 290, 420, warmth));
  canvas.add(path(street.bodies, '#3A1C40', { opacity: 0.8 }));
  canvas.add(stroke(street.windows, '#FFC46B', 11, { opacity: 0.6 }));
  canvas.add(neonSign('시장', 82, 176, { ...sign, color: '#63DCE0' }));
  canvas.add(neonSign('어묵', 746, 168, { ...sign, color: '#FF6F91' }));
}

/** Awning, bulbs, the vendor with two customers, and the counter. */
function drawStall(canvas: Canvas): void {
  const stripes = (offset: number) =>
    range(9).map((i) => `M${i * 100 + offset} 0h50v92a25 25 0 0 1-50 0z`);
  const awningShade = canvas.linearGradient({ 0: ['#2A0F25', 0.9], 1: ['#2A0F25', 0.1] });
  canvas.add(path(stripes(0), '#F8E3BF'));
  canvas.add(path(stripes(-50), '#D23B2B'), canvas.grain(rect(0, 0, 800, 122, awningShade)));
  canvas.add(rect(0, 0, 800, 14, DARK));

  const bulbGlow = glow(canvas, '#FFC768', 0.9);
  canvas.add(
    stroke('M-10 128Q200 190 400 150T810 132', DARK, 2),
    BULBS.map(([x, y]) => circle(x, y + 15, 56, bulbGlow)),
    BULBS.map(([x, y]) => [rect(x - 4, y - 3, 8, 9, DARK), circle(x, y + 15, 11, '#FFF0C2')]),

    stallFigure(268, 330, 0.9, { clothes: '#2B3F63', hair: DARK, rim: '#F0A36A' }),
    stallFigure(206, 332, 0.78, { clothes: '#4A2550', hair: '#3A1A2E', rim: '#F0A36A' }),
    stallFigure(524, 330, 1.08, {
      clothes: '#5A2338',
      hair: '#C8402C',
      rim: '#FFB877',
      band: '#F6E3BC',
    }),
    // The vendor's apron
    path('M494 262h60l8 68h-76z', '#E9D3A8'),
    path('M524 262h30l8 68h-38z', '#B98F6A'),
  );

  canvas.add(rect(0, 326, 800, 274, canvas.linearGradient({ 0: '#8A3A2A', 1: '#4A1D22' })));
  canvas.add(stroke('M0 344h800M0 392h800M0 452h800M0 528h800', '#2E1019', 2, { opacity: 0.5 }));
  canvas.add(rect(0, 322, 800, 8, '#E9A25E'));
}
