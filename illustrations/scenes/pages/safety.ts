// Safety: a crossing in front of a police box on an autumn afternoon: pupils cross with a hand up while a
// grandmother with a yellow flag holds the traffic.
import { range } from '../../lib/math.ts';
import { pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup, palettes } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, path, rect, stroke } from '../../lib/svg.ts';
import { figure } from '../../motifs/figure.ts';
import { hangul } from '../../motifs/hangul.ts';
import { skyPaint } from '../../motifs/light.ts';
import { ginkgoLeaf, leafyTree } from '../../motifs/trees.ts';

const palette = palettes.autumn;
const BLUE = '#24508C';

export const scene = defineScene({
  title: 'Pupils cross in front of a police box',
  seed: 83,
  draw,
});

function draw(canvas: Canvas): void {
  canvas.add(
    rect(0, 0, 800, 420, skyPaint(canvas, palette, [0, 0.4, 0.8, 1])),
    path('M0 150h90v-40h70v60h60v-90h96v120h90v-60h70v80h90v-110h80v60h154v240H0z', '#D9C39A'),
    canvas.grain(rect(0, 160, 800, 200, canvas.fade(palette.haze, 'up'))),

    // Police box
    rect(356, 150, 330, 256, palette.lit),
    rect(576, 150, 110, 256, palette.shade),
    rect(340, 120, 362, 62, BLUE),
    rect(582, 120, 120, 62, '#193A68'),
    rect(340, 176, 362, 10, palette.gold),
    stroke(hangul('경찰', 366, 132, 34, { gap: 0.34 }), '#FFF8EA', 6),
    circle(642, 151, 20, palette.gold),
    path(placePath('M0-13L4-4L13-4L6 2L9 11L0 6L-9 11L-6 2L-13-4L-4-4z', 642, 151), BLUE),
    rect(384, 214, 110, 100, '#8FB7B9'),
    path('M384 214h110l-60 100h-50z', '#B9D6D2'),
    rect(520, 214, 92, 192, '#3F5A70'),
    path('M520 214h92L540 406h-20z', '#6C8AA0'),
    stroke('M566 214V406M384 264h110', palette.lit, 5),
    stroke('M640 120V84', '#35343F', 6),
    circle(640, 72, 16, '#C23B2A'),
    path('M640 56a16 16 0 0 1 0 32q8-16 0-32z', '#8A3A27'),
    // Ginkgoes
    stroke('M116 410V240M740 410V250', '#6A4030', 18),
    leafyTree(3, 110, 196, 118, {
      leaf: palette.gold,
      leafLight: '#F9D27A',
      leafDark: '#CF8A26',
    }),
    leafyTree(6, 748, 220, 100, {
      leaf: palette.gold,
      leafLight: '#F9D27A',
      leafDark: '#CF8A26',
    }),

    // Pavement and road with the zebra
    rect(0, 402, 800, 36, '#CDB58E'),
    rect(0, 432, 800, 10, '#9A8468'),
    rect(0, 440, 800, 160, '#5B5A64'),
    path(
      range(7).map((i) => pen`M${126 + i * 88} 446h50l${-22 + i * 6} 154h-68z`),
      '#F6EBD2',
    ),
    canvas.grain(rect(0, 440, 800, 160, canvas.fade('#2A2830', 'up', 0.6))),
    path(
      range(26).map((i) => ginkgoLeaf(20 + ((i * 137) % 770), 404 + ((i * 71) % 170), 7)),
      palette.gold,
    ),

    // A car that waits
    car(),

    // Light for those who walk
    stroke('M304 410V150', '#35343F', 9),
    rect(282, 116, 44, 84, '#35343F', { rx: 6 }),
    circle(304, 138, 14, '#6A3A34'),
    circle(304, 176, 15, '#5FCF8A'),
  );

  // Pupils in a row, a hand up
  const pupils = [
    [206, 196, '#C23B2A', '#FFF6E3', 'bob'],
    [304, 178, '#2F6F8F', '#F2C84E', 'short'],
    [392, 190, '#56794F', '#EBA0B0', 'long'],
  ] as const;
  for (const [x, height, bag, top, hair] of pupils)
    canvas.add(
      ellipse(x + 30, 546, 62, 9, '#2A2830', { opacity: 0.5 }),
      figure(x, 546, height, top, '#33424F', {
        hair,
        clothes: 'walking',
        backpack: bag,
        skin: x > 390 ? '#C98A64' : '#E9B48F',
        near: [0.16, 1.2],
        far: [0.14, 0.46],
      }),
      drawAt(x, 546, height, -height).path(
        'M-.1 .975C-.09 1.06 .07 1.06 .085 .98L.15 .97L.14 .95H-.1Z',
        palette.gold,
      ),
    );
  // The grandmother with her flag
  canvas.add(
    ellipse(640, 572, 76, 11, '#2A2830', { opacity: 0.5 }),
    stroke('M548 402L520 302', '#8A5A34', 6),
    path('M522 306L440 296V372L540 372z', palette.gold),
    stroke(hangul('멈춤', 456, 318, 30, { gap: 0.2 }), '#8A2A1E', 4.6),
    figure(604, 572, 250, '#3F8A5B', '#5A3F50', {
      hair: 'bun',
      hairColor: '#DCD8D2',
      facing: 'left',
      near: [0.24, 0.7],
      far: [0.1, 0.5],
    }),
    path('M576 380l34 92M636 380l-32 92M572 440h64', palette.gold, {
      stroke: palette.gold,
      'stroke-width': 7,
      fill: 'none',
    }),
  );
}

/** A car seen from the side, halted before the zebra. */
function car(): Markup {
  const at = drawAt(40, 500);
  return [
    ellipse(44, 546, 150, 12, '#2A2830', { opacity: 0.5 }),
    at.path('M-140 40V-10Q-100-16-70-52H20Q58-50 72-14L106-6Q116 0 114 40z', '#3F7F86'),
    at.path('M-140 16H114V40H-140z', '#2B5E68'),
    at.path('M-62-44H-14V-14H-96Q-80-30-62-44zM-2-44H18Q42-42 52-14H-2z', '#CFE6DA'),
    circle(106, 540, 22, '#25242C'),
    circle(106, 540, 9, '#B9B5A8'),
    circle(146, 506, 7, '#FFF0CF'),
    at.roundStroke('M112-2v10', palette.red, 5),
  ];
}
