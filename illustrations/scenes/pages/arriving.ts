// Arriving: inside the airport train at dusk: the long window with the tidal flats and the bridge of Yeongjong,
// a visitor who looks out over the suitcases, a grandmother with a wrapped bundle.
import { pen, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { figure, suitcase } from '../../motifs/figure.ts';
import { hangul } from '../../motifs/hangul.ts';
import { mountain, ridgePoints } from '../../motifs/land.ts';
import { birds } from '../../motifs/life.ts';
import { skyPaint } from '../../motifs/light.ts';
import { reflection } from '../../motifs/water.ts';

const palette = palettes.dusk;
const WALL = '#E9D3CF';
const METAL = '#F8EEE6';

export const scene = defineScene({ title: 'The airport train at dusk', seed: 43, draw });

function draw(canvas: Canvas): void {
  const glass = rectPath(70, 128, 660, 262);
  // What passes by
  const cables = [210, 470].map(
    (x) =>
      pen`M${x} 150L${x - 120} 262M${x} 150L${x - 84} 262M${x} 150L${x - 48} 262M${x} 150L${x + 48} 262M${x} 150L${x + 84} 262M${x} 150L${x + 120} 262`,
  );
  canvas.add(rect(0, 0, 800, 600, WALL));
  canvas.add(
    group(
      { 'clip-path': canvas.clip(glass) },
      rect(0, 128, 800, 150, skyPaint(canvas, palette, [0, 0.35, 0.7, 1])),
      mountain(ridgePoints(8, 262, '180 60 150, 520 90 190, 700 50 120'), 270, palette.ridge[1]),
      rect(0, 262, 800, 130, '#B5617C'),
      path('M0 300Q160 280 330 304T800 290V400H0z', '#8A4A74'),
      path('M0 350Q220 318 430 352T800 334V400H0z', '#5E356A'),
      roundStroke(reflection(3, 600, 268, 110, 130), '#FBB169', 4),
      stroke(cables, palette.lit, 1.6, { opacity: 0.8 }),
      stroke('M210 142V300M470 142V300', palette.lit, 9),
      stroke('M0 264H800', palette.lit, 7),
      path(birds([330, 176, 12], [366, 162, 9], [300, 158, 8]), '#3A2458'),
    ),
  );
  canvas.add(canvas.grain(rect(70, 220, 660, 60, canvas.fade(palette.haze, 'up', 0.8))));
  canvas.add(stroke(glass, METAL, 14, { 'stroke-linejoin': 'round' }));
  canvas.add(stroke('M400 128V390', METAL, 12));

  // Ceiling light, line map above the window, straps
  canvas.add(path('M0 0H800V40H0z', '#C9A9B0'), rect(0, 34, 800, 10, '#FFF6E3'));
  canvas.add(rect(130, 58, 540, 46, METAL), stroke('M160 88H640', '#2F7FA8', 6));
  for (const x of [170, 286, 402, 518, 630])
    canvas.add(circle(x, 88, 7, METAL, { stroke: '#2F7FA8', 'stroke-width': 4 }));
  canvas.add(
    stroke(
      hangul('인천공항', 146, 65, 11) +
        hangul('김포공항', 380, 65, 11) +
        hangul('서울역', 606, 65, 11),
      palette.ink,
      1.8,
    ),
  );
  for (const x of [60, 250, 550, 740])
    canvas.add(
      stroke(pen`M${x} 44v44`, '#6A3B6C', 7),
      circle(x, 106, 17, 'none', { stroke: palette.gold, 'stroke-width': 7 }),
    );

  // Wall below the window, seats, floor
  canvas.add(
    rect(0, 404, 800, 120, '#B98A9B'),
    rect(0, 512, 800, 90, '#4A2F58'),
    canvas.grain(rect(0, 404, 800, 196, canvas.fade('#2A1744', 'up', 0.6))),
    path('M0 420H250q16 0 16 16v86H0zM566 420H800v102H582q-16 0-16-16z', '#2F5F8F'),
    path('M0 492H276v26H0zM556 492H800v26H556z', '#23486F'),
    rect(0, 516, 276, 12, '#1B2B50'),
    rect(556, 516, 244, 12, '#1B2B50'),

    // The visitor at the window, with two suitcases
    ellipse(430, 574, 150, 14, '#2A1744', { opacity: 0.7 }),
    figure(376, 572, 330, '#F2B843', '#2B2552', {
      hair: 'long',
      hairColor: '#3A2430',
      skin: '#C98A64',
      shoes: '#F8EEE6',
      backpack: '#2F8A74',
      near: [0.24, 0.48],
    }),
    suitcase(492, 582, 190, palette.red),
    suitcase(558, 586, 140, '#3E7F86'),
    // A grandmother on the seat with a bundle in a wrapping cloth
    path('M98 508h104q22 6 22 66H196q-4-26-20-26H118q-10 26-14 26z', '#5A3F78'),
    path('M176 548q16 0 20 26h28q0-60-22-66h-30z', '#432D60'),
    path('M104 574h40v12h-40zM194 574h40v12h-40z', '#F8EEE6'),
    path('M94 520q-10-96 42-98q58 2 52 98z', '#B5527A'),
    path('M150 424q44 14 38 96h-36q20-50-2-96z', '#8A3A62'),
    ellipse(146, 394, 28, 32, '#E2A57F'),
    path('M116 392c-10-44 20-52 34-50c22-2 34 22 26 40q-16-18-34-14q-8 22-26 24z', '#E8E4E4'),
    circle(114, 366, 12, '#E8E4E4'),
    path('M140 486h80q16 0 14 22q-4 24-54 24t-52-24q0-22 12-22z', palette.gold),
    path('M180 490q-30-28-34-8t34 8q30-28 36-8t-36 8z', '#E2953A'),
    roundStroke('M104 446q6 50 50 58', '#A1456C', 24),
    circle(158, 504, 12, '#E2A57F'),
  );
}
