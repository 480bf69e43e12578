// K-ETA and e-Arrival: the immigration counter from the traveller's side: two fingers on the reader, the passport in the
// officer's hand, the sign 입국심사 over the booths.
import { mix } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { pen, pointsFrom } from '../../lib/path.ts';
import { type Canvas, defineScene } from '../../lib/scene.ts';
import { circle, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { figure } from '../../motifs/figure.ts';
import { forearm, thumb } from '../../motifs/hands.ts';
import { hangul } from '../../motifs/hangul.ts';
import { roundedPath } from '../../motifs/papers.ts';

const SKIN = '#C98A64';
const TRAVELLER = { skin: SKIN, sleeve: '#E2603F', wrist: 58, reach: 0.86 };
const NAVY = '#1F3450';

export const scene = defineScene({
  title: 'Fingers on the reader of the immigration counter',
  seed: 131,
  draw,
});

function draw(canvas: Canvas): void {
  // Hall: ceiling lights, the row of booths that goes on behind
  canvas.add(
    rect(0, 0, 800, 600, '#BFD3D6'),
    path('M0 0H800V70L520 130H280L0 70z', '#E4EEEA'),
    stroke(
      range(5).map((i) => pen`M${120 + i * 140} 0L${328 + i * 36} 128`),
      '#FFFFFF',
      9,
    ),
    rect(0, 128, 800, 200, '#D9CDB8'),
    path('M0 250H800V330H0z', '#B9A88E'),
    rect(120, 52, 560, 72, NAVY, { rx: 6 }),
    stroke(hangul('입국심사', 170, 68, 40, { gap: 0.36 }), '#FFF8EA', 6),
    path('M478 88h110l-22-17m22 17l-22 17', 'none', { stroke: '#F0BE55', 'stroke-width': 8 }),
    stroke('M200 52V0M600 52V0', '#8A98A0', 5),
  );
  for (const x of [20, 660])
    canvas.add(
      rect(x, 214, 120, 130, '#3F6F80'),
      rect(x + 10, 224, 100, 60, '#BFE3E0'),
      rect(x - 8, 280, 136, 14, '#8A5A3C'),
    );
  canvas.add(
    figure(84, 420, 190, '#EDB046', '#33424F', {
      hair: 'bun',
      facing: 'left',
      backpack: '#C8402C',
      near: [0.24, 0.62],
    }),
    figure(716, 424, 200, '#7A4A8C', '#33424F', {
      hair: 'short',
      skin: SKIN,
      facing: 'left',
      near: [0.26, 0.6],
    }),
    canvas.grain(rect(0, 128, 800, 300, canvas.fade('#5E6E78', 'up', 0.7))),

    // The officer in the booth
    path('M236 420Q226 270 326 256H420Q516 270 508 420z', '#2B4A70'),
    path('M404 256H420Q516 270 508 420H430Q460 320 404 256z', '#1F3450'),
    path('M346 256L373 306L400 256z', '#FFFFFF'),
    path('M366 266h14l6 60-13 14-13-14z', '#C8402C'),
    path('M352 226h44v34q-22 18-44 0z', mix('#E2A57F', '#5A2A3A', 0.25)),
    ellipse(374, 200, 44, 52, '#E2A57F'),
    path('M376 148a44 52 0 0 1 0 104q26-52 0-104z', '#C98A66', { opacity: 0.7 }),
    path('M328 206C312 124 436 124 422 206Q414 168 384 164Q340 164 328 206z', '#2A1F28'),
    path('M256 300h34v10h-34zM458 300h34v10h-34z', '#F0BE55'),
    // Glass of the booth
    path('M176 190H590V440H176z', '#E7F5F3', { opacity: 0.22 }),
    path('M190 190h90l-80 250h-24V230z', '#FFFFFF', { opacity: 0.3 }),
    stroke('M176 190H590V440M176 190V440', '#6F8A94', 9),

    // Counter
    path('M60 424H740L800 520H0z', '#D9A05E'),
    rect(0, 516, 800, 90, '#8A5A3C'),
    path('M0 516H800V528H0z', '#F1C88A'),
    canvas.grain(
      path('M380 424H740L800 520H380z', canvas.fade('#5A2E1A', 'left', 0.6)),
      rect(0, 528, 800, 72, canvas.fade('#3A1E18', 'up', 0.7)),
    ),

    // Passport in the officer's hand
    roundStroke('M256 372Q236 420 268 448', '#2B4A70', 62),
    ellipse(282, 458, 34, 26, '#E2A57F'),
    group(
      { transform: 'translate(196 420)rotate(-10)' },
      path(roundedPath(92, 122, 8), '#3A1E18', { opacity: 0.35, transform: 'translate(12 10)' }),
      path(roundedPath(92, 122, 8), '#7A2233'),
      path('M0 8h9v106H0z', '#551724'),
      circle(48, 52, 22, 'none', { stroke: '#EFC66B', 'stroke-width': 4 }),
      stroke('M28 52h40M48 30v44M28 92h42', '#EFC66B', 4),
    ),
    roundStroke('M262 452l-22 4M268 470l-24 4', '#E2A57F', 15),

    // The reader with both index fingers
    path('M400 420h176l22 84H384z', NAVY),
    path('M400 420h176l4 14H396z', '#3F5F86'),
    path('M420 444h60l2 46h-70zM496 444h60l14 46h-70z', '#7FE0B0'),
    path('M420 444h60l1 16h-66zM496 444h60l4 16h-64z', '#C9F5DF'),
    rect(612, 396, 104, 78, NAVY, { rx: 6 }),
    rect(620, 404, 88, 56, '#BFE3E0'),
    roundStroke('M640 432l16 16l32-34', '#1C8A5F', 9),
  );
  for (const [x, lean] of pointsFrom('442 -1, 536 1')) {
    canvas.add(
      forearm([x + lean * 120, 660], [x + lean * 28, 534], TRAVELLER),
      thumb([x + lean * 14, 524], [x, 474], SKIN, 25),
      roundStroke(
        pen`M${x + lean * 20} 534l${lean * 22}-22M${x + lean * 30} 548l${lean * 30}-16`,
        mix(SKIN, '#3A1430', 0.14),
        20,
      ),
    );
  }
}
