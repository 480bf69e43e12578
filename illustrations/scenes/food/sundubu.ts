// Sundubu-jjigae: soft tofu boiling in a black earthenware bowl, a hanji window behind, a bowl of rice.
import { createRandom, range } from '../../lib/math.ts';
import { circlePath, triplesFrom } from '../../lib/path.ts';
import { type Canvas, defineScene } from '../../lib/scene.ts';
import { drawAt, ellipse, path, rect, stroke } from '../../lib/svg.ts';
import { clam, rawEgg, scallionRing, tofu } from '../../motifs/stew.ts';
import { bowl, steam, steamPaint } from '../../motifs/tableware.ts';

/** Centre of the bowl's mouth. */
const X = 410;
const Y = 280;
const inBowl = drawAt(X, Y);
const DARK = '#2A120C';

export const scene = defineScene({ title: 'Sundubu-jjigae', seed: 15, precision: 1, draw });

function draw(canvas: Canvas): void {
  const random = createRandom(9);
  drawRoom(canvas);

  // Wooden tray and its shadow
  canvas.add(
    ellipse(X + 60, Y + 262, 330, 60, DARK, { opacity: 0.5 }),
    inBowl.path('M-270 214q0 62 270 62t270-62v18q0 66-270 66t-270-66z', '#4A2416'),
    ellipse(X, Y + 214, 270, 62, '#8A4E2C'),
    ellipse(X, Y + 210, 236, 50, '#5E3018'),
  );

  // Earthenware bowl with its handles and a band of light
  const earthenware = { body: '#2B2629', shade: '#171317', rim: '#4A4145', inside: '#1A1416' };
  canvas.add(
    bowl(X, Y, 262, 92, 216, earthenware, { foot: 0.62 }),
    inBowl.path('M-262 0q-56-10-58 22 4 34 66 26zM262 0q56-10 58 22-4 34-66 26z', '#221D20'),
    inBowl.roundStroke('M-244 62C-226 130-200 176-168 206', '#8A6F66', 7, { opacity: 0.8 }),
    inBowl.stroke('M-226 60C-100 120 120 118 226 58', '#3A3236', 4),
  );

  // Broth
  const broth = canvas.linearGradient({ 0: '#8E1C10', 0.5: '#D2381A', 1: '#EE6A2A' });
  const swirls = 'M-150 58q60 22 130 22M60-58q60 4 100 22M120 58q50-10 76-34';
  canvas.add(ellipse(X, Y + 8, 236, 78, broth));
  canvas.add(inBowl.roundStroke(swirls, '#FFB070', 5));

  // Tofu, egg, clams, spring onion, bubbles
  canvas.add(
    tofu(X - 130, Y - 6, 54, 26),
    tofu(X + 40, Y - 34, 50, 22),
    tofu(X + 146, Y + 2, 50, 24),
    tofu(X - 34, Y + 50, 62, 26),
  );
  canvas.add(rawEgg(X + 40, Y + 24));
  canvas.add(clam(X - 66, Y - 34, -18), clam(X + 160, Y + 40, 22));
  const scallions = range(15).map(() => {
    const angle = random() * 6.28;
    const distance = Math.sqrt(random()) * 0.9;
    return scallionRing(
      X + Math.cos(angle) * distance * 200,
      Y + 8 + Math.sin(angle) * distance * 60,
      8,
    );
  });
  canvas.add(stroke(scallions, '#4E9447', 4.4));
  canvas.add(stroke(scallions, '#BFE08A', 1.3));
  const bubbles = triplesFrom('-180 20 7, -168 30 5, 92 62 7, 108 58 5, -96 34 5, 190 14 6');
  canvas.add(
    path(bubbles.map(([x, y, radius]) => circlePath(X + x, Y + y, radius)).join(''), '#F58A4A'),
  );
  canvas.add(inBowl.roundStroke('M-250-10A258 90 0 0 1 -90-84', '#B79A8C', 5));

  // Bowl of rice
  const porcelain = { body: '#C9CFCB', shade: '#8E9A99', rim: '#F1F3EC', inside: '#B8BFBA' };
  canvas.add(
    ellipse(150, 520, 130, 34, DARK, { opacity: 0.5 }),
    bowl(118, 430, 112, 40, 96, porcelain, { foot: 0.6 }),
    path('M18 430q10-54 100-58 90 4 100 58-30 30-100 32-70-2-100-32z', '#FFFBF0'),
    path('M118 372q90 4 100 58-30 30-100 32 60-30 0-90z', '#E9DDC6'),
  );

  // Steam
  const steamFill = steamPaint(canvas, '#FFF7E6');
  canvas.add(
    path(steam(X - 110, Y - 20, 280, 110), steamFill),
    path(steam(X + 30, Y - 30, 300, 130, -1), steamFill),
    canvas.grain(path(steam(X + 110, Y - 20, 260, 90), steamFill)),
  );
}

/** The wall, a hanji lattice window in the light, and the wooden table. */
function drawRoom(canvas: Canvas): void {
  const wall = canvas.linearGradient({
    0: '#2E4A4C',
    0.4: '#4E7470',
    // The edge of the panelling: as good as the same place.
    0.401: '#A86B3E',
    1: '#6E3A22',
  });
  const paper = canvas.linearGradient({ 0: ['#FFF6DC', 0.9], 1: ['#D9A968', 0.5] }, [0, 0, 1, 1]);
  const table = canvas.linearGradient({ 0: '#B87846', 1: '#7A4227' });
  const tableShade = canvas.linearGradient({ 0.3: [DARK, 0], 1: [DARK, 0.6] }, [0, 0, 1, 1]);
  const bars = range(11).map((i) => `M${70 + i * 66}-10v230`);
  const woodGrain =
    'M0 300q200 8 400 0t400 6M0 370q260-10 520 2t280-4M0 450q200 12 420 0t380 8M0 540q240-10 460 4t340-6';
  canvas.add(rect(0, 0, 800, 600, wall));
  canvas.add(rect(70, -10, 660, 230, '#EBD9B4'));
  canvas.add(canvas.grain(rect(70, -10, 660, 230, paper)));
  canvas.add(stroke([bars, 'M70 60h660M70 140h660'], '#5A3524', 6));
  canvas.add(stroke('M400-10v230M70 216h660M70-10v230M730-10v230', '#43261B', 16));
  canvas.add(rect(0, 252, 800, 348, table));
  canvas.add(stroke(woodGrain, '#5A2E1C', 2, { opacity: 0.5 }));
  canvas.add(rect(0, 248, 800, 7, '#E0A468'));
  canvas.add(canvas.grain(rect(0, 252, 800, 348, tableShade)));
}
