// The subway: a platform with its glass doors open on a lit carriage: people on the long bench, a pupil who steps
// in, the sign of the station in the colour of its line.
import { range } from '../../lib/math.ts';
import { pen } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, ellipse, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { figure } from '../../motifs/figure.ts';
import { hangul } from '../../motifs/hangul.ts';

const LINE = '#2F9A6B';
const INK = '#12254E';
const STEEL = '#C9D6DA';

export const scene = defineScene({
  title: 'A subway carriage with its doors open',
  seed: 71,
  draw,
});

function draw(canvas: Canvas): void {
  // Carriage inside
  canvas.add(
    rect(0, 0, 800, 600, '#7E9AA6'),
    rect(0, 110, 800, 390, '#F6EBD2'),
    rect(0, 110, 800, 46, '#DCE8E2'),
    rect(120, 124, 560, 10, '#FFFFFF'),
    // The windows on the far side, the bench below them
    path('M60 186H360V300H60zM440 186H740V300H440z', INK),
    path('M60 186H360L300 300H60zM440 186H740L680 300H440z', '#1F3A66'),
    path('M40 350H760V410H40z', '#2F6F8F'),
    path('M40 402H760V424H40z', '#1F4F6B'),
    path('M366 350H416V424H366z', '#E88AA4'),
    rect(0, 470, 800, 40, '#8FA6A2'),
    stroke('M70 156V178M150 156V178M310 156V178M490 156V178M570 156V178M650 156V178', '#8A98A0', 4),
  );
  for (const x of [70, 150, 310, 490, 570, 650])
    canvas.add(circle(x, 190, 12, 'none', { stroke: '#F2B843', 'stroke-width': 5 }));
  canvas.add(
    canvas.grain(rect(0, 110, 800, 400, canvas.fade('#8A7A5A', 'left', 0.35))),
    // Passengers
    sitting(312, '#B5527A', '#5A3F78', '#E8E4E4', '#E2A57F'),
    sitting(466, '#F2B843', '#2B3F5C', '#2A1F28', '#E2A57F'),
    sitting(542, '#3F7F86', '#33424F', '#4A3024', '#B9764F'),
    path('M284 372h56q10 0 8 24q-4 20-36 20t-36-20q-2-24 8-24z', '#C8402C'),
    path('M312 376q-22-20-26-4t26 4q22-20 28-4t-28 4z', '#E2693F'),
    rect(530, 366, 30, 20, INK),
    rect(533, 369, 24, 14, '#BFE3E0'),
    // A pole and a mother with a child
    stroke('M602 156V486', '#E4ECEC', 8),
    figure(644, 490, 262, '#2F8572', '#F3E3CF', {
      hair: 'bun',
      clothes: 'skirt',
      facing: 'left',
      skin: '#C98A64',
      near: [0.16, 0.74],
      far: [-0.06, 0.5],
    }),

    // Train skin and doors slid to the sides
    path('M0 96H800V500H700V150H120V500H0z', STEEL),
    path('M0 430H120V462H0zM700 430H800V462H700z', LINE),
    path('M20 170H96V380H20zM724 170H780V380H724z', INK),
    path('M20 170H96L50 380H20z', '#274677'),
    rect(108, 150, 22, 350, '#8FA6AE'),
    rect(690, 150, 22, 350, '#8FA6AE'),

    // Platform: beam with the sign, glass doors, edge, tiles
    rect(0, 0, 800, 104, '#233B57'),
    rect(0, 98, 800, 12, '#17202E'),
    rect(190, 18, 420, 66, '#FFFAEE', { rx: 8 }),
    rect(190, 62, 420, 10, LINE),
    circle(236, 51, 25, LINE),
    roundStroke('M226 44q0-12 11-12t10 11q0 8-21 26h22', '#FFFAEE', 6),
    stroke(hangul('시청', 300, 28, 28, { gap: 0.3 }), INK, 5.2),
    roundStroke('M470 46h92l-14-11m14 11l-14 11', INK, 5),
    path('M0 110H44V500H0zM756 110H800V500H756z', '#BFE3E0', { opacity: 0.55 }),
    stroke('M44 110V500M756 110V500', '#8FA6AE', 8),
    rect(0, 498, 800, 110, '#6F7C86'),
    rect(0, 498, 800, 16, '#33424F'),
    rect(0, 524, 800, 26, '#F2B843'),
    roundStroke('M10 537H800', '#C98A2C', 10, { 'stroke-dasharray': '0 20' }),
    canvas.grain(rect(0, 498, 800, 102, canvas.fade('#17202E', 'up', 0.7))),
    path('M130 514H690L780 600H220z', '#FFF3C9', { opacity: 0.28 }),

    // A pupil steps in
    ellipse(206, 582, 90, 12, '#17202E', { opacity: 0.5 }),
    figure(182, 580, 348, '#24415F', '#7A8791', {
      hair: 'bob',
      shoes: '#17202E',
      clothes: 'walking',
      backpack: '#C8402C',
      near: [0.16, 0.5],
      far: [0.22, 0.6],
    }),
    rect(238, 352, 26, 42, INK, { rx: 5 }),
  );
}

/** Someone on the bench, seen from the front. x = their middle. */
function sitting(x: number, top: string, bottom: string, hair: string, skin: string): Markup {
  const shape = (data: string, fill: string, opacity?: number) =>
    path(data, fill, { transform: pen`translate(${x} 0)`, opacity });
  return [
    shape('M-34 400H34Q42 404 40 424L34 478H6L2 424H-2L-6 478H-34L-40 424Q-42 404-34 400z', bottom),
    shape('M-34 478h30v12h-34zM4 478h30l4 12H4z', '#17202E'),
    shape('M-44 410Q-50 322-14 312H14Q50 322 44 410z', top),
    shape('M8 312H14Q50 322 44 410H18Q30 350 8 312z', '#1A1030', 0.25),
    shape('M-9 296h18v20q-9 8-18 0z', skin),
    ellipse(x, 282, 23, 27, skin),
    shape('M-26 286C-34 236 34 236 26 286Q20 264 4 264T-26 286z', hair),
    hair === '#E8E4E4' ? circle(x, 248, 11, hair) : '',
    range(2).map((i) => circle(x - 14 + i * 28, 398, 8, skin)),
  ];
}
