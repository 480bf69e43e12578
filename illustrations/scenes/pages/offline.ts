// Offline: nothing but a silk lantern under the eaves, a cat asleep on the wooden floor, the moon on still
// water.
import { range } from '../../lib/math.ts';
import { pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { cloud, mountain, ridgePoints } from '../../motifs/land.ts';
import { glow, halo, stars } from '../../motifs/light.ts';
import { pine } from '../../motifs/pine.ts';
import { canopy } from '../../motifs/trees.ts';
import { reflection, ripples } from '../../motifs/water.ts';

const palette = palettes.night;
const SHORE = 352;
const FLOOR = 476;
/** Middle of the lantern. */
const LANTERN = { x: 520, y: 226 };

export const scene = defineScene({ title: 'A lantern in the night', seed: 46, draw });

function draw(canvas: Canvas): void {
  // Sky, moon
  const sky = canvas.linearGradient({
    0: '#091338',
    0.35: '#17306A',
    0.6: '#3F6C98',
    0.75: '#7FA3B0',
  });
  canvas.add(
    rect(0, 0, 800, SHORE, sky),
    roundStroke(stars(21, 70, 0, 40, 800, 240), '#E4EEFF', 1.8, { opacity: 0.8 }),
    canvas.grain(halo(canvas, 236, 168, 150, palette.sun, { start: 0.3, opacity: 0.5 })),
    circle(236, 168, 50, palette.sun),
    path('M214 150a11 11 0 1 0 16 8zM250 176a14 14 0 1 0 18 8zM226 192a7 7 0 1 0 10 4z', '#EBD6A6'),
    path(cloud(250, 200, 220, 15) + cloud(40, 132, 150, 11), '#2A4A86'),
  );

  // Mountains asleep
  const far = ridgePoints(4, SHORE, '90 110 190, 330 80 200, 560 130 220, 780 110 180');
  const near = ridgePoints(11, SHORE, '0 74 160, 250 40 150, 700 84 220');
  canvas.add(mountain(far, SHORE, '#3A6490'), mountain(near, SHORE, '#234A78'));
  canvas.add(canvas.grain(rect(0, 262, 800, 90, canvas.fade('#9FBCC0', 'up', 0.8))));
  canvas.add(canopy(5, (x) => 346 - Math.abs(x - 330) * 0.03, 12, SHORE, '#16335C'));

  // Still water
  canvas.add(
    rect(0, SHORE, 800, 140, canvas.linearGradient({ 0: '#5E8AA6', 0.4: '#20426F', 1: '#0D1D45' })),
    roundStroke(reflection(5, 236, SHORE + 6, 110, 92, 8), palette.sun, 3, { opacity: 0.8 }),
    roundStroke(reflection(7, LANTERN.x, SHORE + 10, 100, 60, 9), '#FF9A6B', 3, { opacity: 0.6 }),
    roundStroke(ripples(9, [SHORE + 8, 470], 26, 70), '#BFD8E4', 1.6, { opacity: 0.4 }),
    // A moored boat
    path('M372 404q46 18 96 0l-10 14q-40 10-76 0z', '#0D1D45'),
    stroke('M372 404q46 18 96 0', '#7FA3C8', 2),

    // A pine on the far left
    pine(40, 480, 250, {
      trunk: '#0B1939',
      trunkLight: '#3A5A90',
      leaf: '#0B1939',
      leafLight: '#1B3A6B',
      lean: 0.5,
      seed: 6,
    }),

    // Wooden floor of the porch, lit by the lantern
    rect(0, FLOOR, 800, 130, canvas.linearGradient({ 0: '#8A5A4A', 1: '#3A2440' })),
    rect(0, FLOOR, 800, 8, '#D99A6C'),
    stroke(
      range(13).map((i) => pen`M${520 + (i - 7) * 62} ${FLOOR + 8}L${520 + (i - 7) * 92} 600`),
      '#3A2440',
      2,
      { opacity: 0.7 },
    ),
    canvas.grain(
      ellipse(
        LANTERN.x,
        540,
        320,
        76,
        canvas.radialGradient({ 0: ['#FFC27A', 0.9], 1: ['#FFC27A', 0] }),
      ),
    ),

    // Eaves and post
    path('M-10-10H810V44L-10 34z', '#0B1430'),
    stroke('M-10 38L810 48', '#3A2A4A', 14),
    roundStroke(
      range(21).map((i) => pen`M${i * 40 + 6} ${45 + i * 0.5}h0`),
      '#8A5A4A',
      20,
    ),
    roundStroke(
      range(21).map((i) => pen`M${i * 40 + 4} ${44 + i * 0.5}h0`),
      '#C98A5C',
      9,
    ),
    rect(716, 30, 40, 460, '#5A3440'),
    rect(716, 30, 12, 460, '#A8685A'),
    rect(744, 30, 12, 460, '#33203A'),
    path('M704 470h64v24h-64z', '#6C6A80'),
    path('M744 470h24v24h-24z', '#45435F'),
  );

  // The lantern: red above, blue below, a tassel
  const { x, y } = LANTERN;
  canvas.add(circle(x, y, 210, glow(canvas, '#FFB877', 0.7)));
  canvas.add(stroke(pen`M${x} 50V${y - 92}`, '#1A1030', 3));
  const at = drawAt(x, y);
  canvas.add(
    at.path('M-46-74C-60-40-62-20-62 0H62C62-20 60-40 46-74Z', '#E8503F'),
    at.path('M-62 0C-62 26-56 54-42 78H42C56 54 62 26 62 0Z', '#3A6FC0'),
    at.path('M18-74H46C60-40 62-20 62 0C62 26 56 54 42 78H16C34 30 34-20 18-74Z', '#2A1640', {
      opacity: 0.36,
    }),
    at.path('M-34-74C-50-30-50 40-30 78H-8C-22 40-22-40-10-74Z', '#FFE7B0', { opacity: 0.5 }),
    at.stroke('M-22-74C-32-30-32 40-20 78M0-74V78M22-74C32-30 32 40 20 78', '#2A1640', 1.6, {
      opacity: 0.5,
    }),
    at.path('M-52-88H52L46-72H-46ZM-46 76H46L40 90H-40Z', '#2A1A36'),
    at.path('M-52-88H52L50-83H-50Z', '#FFCB6B'),
    at.stroke('M0-88q-10-8 0-14q10 6 0 14', '#FFCB6B', 3),
    at.stroke('M0 90v14', '#FFCB6B', 3),
    at.path('M-8 104H8L12 146H-12Z', '#E8503F'),
    circle(x, y + 106, 8, '#FFCB6B'),
    at.path('M2 110H8L12 146H2Z', '#A8323F'),

    // The cat asleep, curled up, and a pair of rubber shoes
    ellipse(404, 566, 92, 14, '#2A1638', { opacity: 0.6 }),
    path('M306 556C300 510 352 492 400 500C440 506 466 530 458 558Q380 574 306 556Z', '#E59A4A'),
    path('M400 500C440 506 466 530 458 558Q420 568 372 566C420 556 430 520 400 500Z', '#B96A2C'),
    path(
      'M314 560C290 556 282 534 292 518L296 502L310 510H326L340 500L346 518C354 538 344 558 314 560Z',
      '#F2B062',
    ),
    roundStroke('M302 532q5 5 10 0M324 532q5 5 10 0', '#4A2A2A', 2.4),
    path('M314 540h8l-4 4z', '#C8402C'),
    roundStroke('M452 552C440 574 380 576 344 562', '#E59A4A', 13),
    roundStroke('M366 504l-6 18M390 500l-4 20M414 506l-2 18', '#B96A2C', 5),
  );
  for (const shoe of [612, 646]) {
    canvas.add(
      path(placePath('M-13 0C-16-24-10-40 0-42S16-24 13 0Q0 8-13 0Z', shoe, 582, 1), '#F2E9DC'),
      path(placePath('M-8-4C-10-16-4-22 0-22S10-16 8-4Q0 2-8-4Z', shoe, 582, 1), '#4A3048'),
    );
  }

  // Fireflies
  canvas.add(
    roundStroke(
      'M96 300h0M150 420h0M330 322h0M610 330h0M660 250h0M430 300h0M300 440h0',
      '#FFE9A0',
      5,
    ),
  );
}
