// The first month: moving day in a small room seen from the front: boxes, a mattress on the yellow floor, the
// calendar that is being filled; near us a low table with residence card, keys and a kettle.
import { mix } from '../../lib/color.ts';
import { range } from '../../lib/math.ts';
import { pen, placePath, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, drawAt, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { figure, suitcase } from '../../motifs/figure.ts';
import { hangul } from '../../motifs/hangul.ts';
import { CARD, identityCard } from '../../motifs/papers.ts';
import { steam, steamPaint } from '../../motifs/tableware.ts';

const RED = '#CF4A4A';
const INK = '#153740';
const RESIDENCE = {
  paper: '#E4F0E8',
  band: '#2F8A74',
  text: '#7FA99E',
  holder: { skin: '#B9764F', hair: '#3A2430', top: RED, back: '#F6D9B0' },
};
const CARTON = '#D9A05E';

export const scene = defineScene({ title: 'Moving into a small room', seed: 41, draw });

function draw(canvas: Canvas): void {
  // Wall and floor
  canvas.add(
    rect(0, 0, 800, 420, '#BFDCD2'),
    rect(0, 404, 800, 200, '#E9B95F'),
    rect(0, 396, 800, 12, '#FFF6EC'),
    stroke(
      'M0 440H800M90 408L20 600M290 408L250 600M510 408L540 600M720 408L790 600',
      '#D29F45',
      3,
    ),
    canvas.grain(rect(250, 0, 550, 408, canvas.fade('#5A8F8A', 'left', 0.5))),

    // Window: the green roofs of a hillside of villas
    rect(40, 44, 226, 244, '#FFF6EC'),
    rect(54, 58, 198, 216, '#CFE8EC'),
    group(
      { 'clip-path': canvas.clip(rectPath(54, 58, 198, 216)) },
      path('M54 190Q120 96 190 120T260 150V280H54z', '#8ABAA6'),
      path('M54 214h74v66h-74zM150 196h110v84H150z', '#D98F6A'),
      path('M128 214l20 10v56h-20zM112 244h58v36h-58z', '#B86B50'),
      path('M48 204h84v12h-84zM144 186h116v12H144zM106 236h70v10h-70z', '#2F8A74'),
      path('M196 160h34v26h-34z', '#F2BC52'),
      stroke(
        'M66 232v14M84 232v14M102 232v14M168 214v16M192 214v16M216 214v16M240 214v16M124 258v12M150 258v12',
        '#FFF6EC',
        8,
      ),
    ),
    stroke('M153 58V274M54 150H252', '#FFF6EC', 8),
    rect(28, 284, 250, 14, '#EBCFC3'),
    path('M150 408L262 300H420L470 408z', '#FFF3C9', { opacity: 0.4 }),
  );

  // Calendar: crossed days and one in a red circle
  const days = range(5)
    .map((row) =>
      range(7)
        .map((day) => pen`M${358 + day * 22} ${148 + row * 22}h9`)
        .join(''),
    )
    .join('');
  canvas.add(
    rect(352, 62, 170, 204, '#7FA99E', { opacity: 0.6 }),
    rect(340, 52, 170, 204, '#FFFAEE'),
    rect(340, 52, 170, 52, RED),
    stroke(hangul('삼월', 378, 64, 28, { gap: 0.5 }), '#FFFAEE', 4.6),
    stroke(days.replaceAll('M', 'M'), '#8FA6A2', 9),
    stroke(
      'M357 143l11 10m0-10l-11 10M379 143l11 10m0-10l-11 10M401 143l11 10m0-10l-11 10M423 143l11 10m0-10l-11 10',
      INK,
      3,
    ),
    circle(450, 192, 15, 'none', { stroke: RED, 'stroke-width': 4.6 }),

    // Boxes, suitcase, the folded mattress
    box(612, 300, 172, 128, hangul('책', 664, 342, 40)),
    box(640, 196, 128, 104, hangul('옷', 688, 226, 34)),
    path('M36 352h180q16 0 16 14v42H36q-14 0-14-14v-28q0-14 14-14z', '#EC8098'),
    path('M36 322h172q14 0 14 16t-14 16H36q-14 0-14-16t14-16z', '#FFF6EC'),
    stroke('M30 378h200', '#CF4A4A', 5, { opacity: 0.6 }),
    suitcase(286, 412, 128, '#F2BC52'),

    // The student writes the next day in
    ellipse(560, 446, 70, 12, '#B8863C', { opacity: 0.6 }),
    figure(556, 446, 276, '#2F8A74', '#2B3F5C', {
      hair: 'curly',
      hairColor: '#3A2430',
      skin: '#B9764F',
      shoes: '#FFF6EC',
      facing: 'left',
      near: [0.3, 0.86],
      far: [0.2, 0.5],
    }),
    roundStroke('M472 206l-18-8', INK, 5),

    // The low table, close to us
    path('M96 470H704L770 610H30z', '#9A5B3B'),
    path('M96 470H704L709 480H91z', '#C98958'),
    canvas.grain(path('M400 470H704L770 610H400z', canvas.fade('#3A1E28', 'left', 0.5))),
    path(CARD, '#3A1E28', { opacity: 0.4, transform: 'matrix(.95 0 -.22 .63 318 506)' }),
    group({ transform: 'matrix(.95 0 -.22 .63 304 494)' }, identityCard('외국인등록증', RESIDENCE)),
    keys(606, 540),
    kettle(186, 560),
    path(steam(246, 450, 120, 26), steamPaint(canvas, '#FFFFFF', 0.7)),
  );
}

/** A taped carton with a word on it. (x, y) = its top left corner. */
function box(x: number, y: number, width: number, height: number, word: string): Markup {
  return [
    rect(x, y, width, height, CARTON),
    rect(x + width * 0.7, y, width * 0.3, height, mix(CARTON, '#3A1E28', 0.25)),
    rect(x + width * 0.38, y, width * 0.16, height * 0.24, '#F3E3BE'),
    stroke(pen`M${x} ${y + 2}h${width}`, '#F1C88A', 4),
    stroke(word, '#5A3524', 5),
  ];
}

/** Two keys on a ring with a felt tag. */
function keys(x: number, y: number): Markup {
  const key = 'M-9 0a16 13 0 1 1 18 0l-4 6v42l-12-6 4-5-4-6 4-5-4-5v-16z';
  return [
    path(placePath(key, x + 14, y + 14), '#3A1E28', { opacity: 0.4 }),
    group(
      { transform: pen`translate(${x} ${y})rotate(38)` },
      path(key, '#F2BC52'),
      circle(0, -8, 5, '#9A5B3B'),
    ),
    group(
      { transform: pen`translate(${x} ${y})rotate(-24)` },
      path(key, '#D8DEE0'),
      circle(0, -8, 5, '#9A5B3B'),
    ),
    ellipse(x, y - 20, 20, 14, 'none', { stroke: INK, 'stroke-width': 4 }),
    path(placePath('M8-22l52-18 8 22-54 16z', x, y), RED),
  ];
}

/** An enamelled kettle. (x, y) = middle of its foot. */
function kettle(x: number, y: number): Markup {
  const at = drawAt(x, y);
  return [
    ellipse(x + 22, y + 2, 74, 16, '#3A1E28', { opacity: 0.4 }),
    at.stroke('M-46-80C-44-150 44-150 46-80', '#5A3524', 9),
    at.path('M40-44Q62-58 58-92L72-96Q78-46 48-18z', '#A83A3E'),
    at.path('M-62-20C-66-70-46-92 0-92S66-70 62-20Q60 6 0 6T-62-20z', RED),
    at.path('M16-91C56-84 65-62 62-20Q60 4 14 6Q44-40 16-91z', '#A83A3E'),
    at.path('M-44-50q4-26 24-30q-12 14-12 40z', '#F08A80'),
    ellipse(x, y - 90, 34, 9, '#8E2F35'),
    circle(x, y - 102, 9, '#F2BC52'),
  ];
}
