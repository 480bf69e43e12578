// Dongdaemun: fashion towers that never close, a rack of clothes hung right across the street, night
// shoppers hauling bales of clothing.
import { type Color, mix } from '../../lib/color.ts';
import { cycle, range } from '../../lib/math.ts';
import { pen, placePath } from '../../lib/path.ts';
import { createRandom } from '../../lib/random.ts';
import { defineScene } from '../../lib/scene.ts';
import { circle, ellipse, type Markup, path, rect, ROUND_CAPS, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { glow, stars } from '../../motifs/light.ts';
import { neon, neonSign } from '../../motifs/neon.ts';
import { person } from '../../motifs/person.ts';
import { shopper } from '../../motifs/shopfronts.ts';
import { skyline } from '../../motifs/skyline.ts';

const INK = '#140B2E';
const PINK = '#FF6FA3';
const CYAN = '#6FE3E6';
const GOLD = '#FFCB6B';
const RAIL = 252;

/** Towers: left, width, top, body, edge of light. */
const TOWERS = [
  [36, 148, 96, '#3A2A7A', PINK],
  [222, 128, 40, '#4A2F86', CYAN],
  [388, 150, 74, '#33277A', GOLD],
  [580, 136, 30, '#46308A', PINK],
  [728, 90, 110, '#33277A', CYAN],
] as const;

type Garment = 'jacket' | 'dress' | 'shirt' | 'coat' | 'hanbok' | 'trousers';

/** The rack: position, garment, colour. */
const RACK: readonly (readonly [number, Garment, Color])[] = [
  [64, 'coat', '#E2483F'],
  [164, 'shirt', '#F7E6D4'],
  [262, 'dress', '#F2B843'],
  [372, 'jacket', '#2F8C9A'],
  [484, 'hanbok', '#E86A92'],
  [598, 'trousers', '#4A6FD0'],
  [690, 'coat', '#F0A05A'],
  [784, 'dress', '#7AC7A6'],
];

/** Outlines in hanger units: (0, 0) is the middle of the shoulders. */
const GARMENTS: Record<Garment, { body: string; shade: string; detail: string }> = {
  jacket: {
    body: 'M-16-4Q0 6 16-4L40 8L58 104L38 110L32 60V118H-32V60L-38 110L-58 104L-40 8Z',
    shade: 'M0 2Q8 1 16-4L40 8L58 104L38 110L32 60V118H0Z',
    detail: 'M0 4V118M-22 86h14M8 86h14M-14-2L0 40L14-2',
  },
  dress: {
    body: 'M-22-6L-12-8Q0 12 12-8L22-6L24 40L18 66L56 168Q0 186-56 168L-18 66L-24 40Z',
    shade: 'M4 2Q8-2 12-8L22-6L24 40L18 66L56 168Q34 177 10 178Q16 90 4 2Z',
    detail: 'M-19 64Q0 70 19 64M-10 72L-26 172M4 72L10 176M16 70L40 172',
  },
  shirt: {
    body: 'M-14-5Q0 8 14-5L38 6L54 50L38 58L30 40V112H-30V40L-38 58L-54 50L-38 6Z',
    shade: 'M0 2Q8 2 14-5L38 6L54 50L38 58L30 40V112H4Z',
    detail: 'M-30 66H30M-30 76H30',
  },
  coat: {
    body: 'M-18-4Q0 8 18-4L42 8L60 120L40 124L34 64L44 172H-44L-34 64L-40 124L-60 120L-42 8Z',
    shade: 'M2 3Q10 2 18-4L42 8L60 120L40 124L34 64L44 172H2Z',
    detail: 'M2 6V172M-12 50h0M-12 74h0M-12 98h0M-34 92H40',
  },
  hanbok: {
    body: 'M-14-4L0 10L14-4L38 4L64 74Q52 86 42 80L30 44L60 172Q0 190-60 172L-30 44L-42 80Q-52 86-64 74L-38 4Z',
    shade: 'M0 10L14-4L38 4L64 74Q52 86 42 80L30 44L60 172Q36 180 8 181Z',
    detail: 'M-30 46Q0 54 30 46M-14-4L8 34M14-4L0 12',
  },
  trousers: {
    body: 'M-30 0H30L38 168H8L0 56L-8 168H-38Z',
    shade: 'M4 0H30L38 168H8L2 70Z',
    detail: 'M-30 14H30M-18 24V160M20 24L24 160',
  },
};

export const scene = defineScene({
  id: 'dongdaemun-fashion',
  title: 'Dongdaemun fashion town at night',
  seed: 51,
  draw(canvas) {
    // Magenta night
    const sky = canvas.linearGradient([
      [0, '#170D3E'],
      [0.3, '#4A1F72'],
      [0.6, '#B23A82'],
      [0.85, '#F2827A'],
    ]);
    canvas.add(rect(0, 0, 800, 600, sky));
    canvas.add(
      stroke(stars(9, 40, 0, 0, 800, 130), '#FFE3F0', 1.7, { opacity: 0.8, ...ROUND_CAPS }),
    );

    // Far city
    const city = skyline({
      seed: 30,
      base: 480,
      heights: [120, 330],
      widths: [30, 56],
      windows: { width: 4, stepX: 9, stepY: 12, lit: 0.2 },
    });
    canvas.add(path(city.bodies, '#7A2F86'), stroke(city.windows, '#FFB07A', 4, { opacity: 0.8 }));
    canvas.add(canvas.grain(rect(0, 240, 800, 250, canvas.fade('#FF9A8C', 'up', 0.8))));

    // The fashion towers
    const random = createRandom(17);
    for (const [x, width, top, body, edge] of TOWERS) {
      canvas.add(
        rect(x, top, width, 480 - top, body),
        rect(x + width * 0.7, top, width * 0.3, 480 - top, mix(body, INK, 0.4)),
      );
      canvas.add(rect(x + 10, top - 12, width - 20, 12, mix(body, INK, 0.2)));
      let windows = '';
      for (let y = top + 24; y < 460; y += 15)
        for (let w = x + 14; w < x + width - 12; w += 15)
          if (random() < 0.5) windows += `M${w} ${y}h8`;
      canvas.add(stroke(windows, GOLD, 7, { opacity: 0.6 }));
      canvas.add(
        stroke(`M${x + 2} 480V${top}H${x + width - 2}V480`, edge, 7, { opacity: 0.3 }),
        stroke(`M${x + 2} 480V${top}H${x + width - 2}V480`, mix(edge, '#ffffff', 0.4), 2.4),
      );
    }
    canvas.add(
      rect(232, 58, 108, 58, INK),
      neon(hangul('동대문', 242, 74, 25, { gap: 0.32 }), PINK, 3),
    );
    canvas.add(
      rect(398, 92, 130, 60, INK),
      neon(hangul('패션몰', 412, 106, 30, { gap: 0.3 }), GOLD, 3.2),
    );
    canvas.add(neonSign('밤시장', 612, 62, { color: CYAN, board: INK, size: 30, tube: 3 }));
    canvas.add(
      circle(110, 150, 34, INK),
      stroke('M110 124v26l18 10', CYAN, 4, ROUND_CAPS),
      stroke('M110 120a30 30 0 1 0 .1 0', mix(CYAN, '#ffffff', 0.3), 2.4),
    );

    // Street
    const street = canvas.linearGradient([
      [0, '#8C2F7A'],
      [0.4, '#3F1F66'],
      [1, '#1B0F42'],
    ]);
    canvas.add(rect(0, 470, 800, 130, street));
    canvas.add(
      rect(0, 440, 800, 34, '#FFD58C'),
      stroke(
        range(17)
          .map((i) => `M${i * 50} 440v34`)
          .join(''),
        '#8C2F6A',
        3,
      ),
    );
    canvas.add(path('M0 430H800V444H0z', INK));
    canvas.add(
      stroke(
        'M40 492h180m60 8h150m90-6h200M120 522h90m240 8h180M0 548h120m500 4h140',
        '#FF9AAE',
        3,
        { opacity: 0.5, ...ROUND_CAPS },
      ),
    );
    canvas.add(canvas.grain(rect(0, 480, 800, 120, canvas.fade(INK, 'up', 0.9))));

    // The rack, lit by bulbs
    canvas.add(stroke(`M-10 ${RAIL + 5}H810`, INK, 9), stroke(`M-10 ${RAIL}H810`, '#E6D6F2', 4));
    RACK.forEach(([x, garment, color], i) => canvas.add(hang(x, garment, color, i)));
    const bulb = glow(canvas, '#FFE3A0', 0.8);
    for (const i of range(7)) {
      const x = 114 + i * 110;
      canvas.add(
        circle(x, 222, 46, bulb),
        stroke(`M${x} ${RAIL}V228`, INK, 2),
        circle(x, 222, 8, '#FFF6DC'),
      );
    }

    // Shoppers, and a dealer with two bales
    const shadow = { shadow: '#120A2E', shadowLength: 0.5, shadowDrop: 0.12 };
    canvas.add(
      shopper(122, 572, 116, { top: CYAN, bottom: INK, paper: PINK, both: true, ...shadow }),
      shopper(172, 578, 120, { top: '#F7E6D4', bottom: '#3A2A7A', paper: GOLD, ...shadow }),
      shopper(650, 576, 118, {
        top: '#E2483F',
        bottom: INK,
        paper: '#F7E6D4',
        both: true,
        ...shadow,
      }),
      shopper(418, 530, 72, { top: '#F2B843', bottom: INK, paper: CYAN }),
      shopper(548, 534, 76, { top: '#7A5BD0', bottom: INK, paper: '#F7E6D4', both: true }),
    );
    canvas.add(person(318, 584, 124, { top: '#E86A92', bottom: INK, ...shadow }));
    canvas.add(bale(276, 560, '#5B4AB0'), bale(366, 566, '#2F8C9A'));
  },
});

/** A garment on its hanger. */
function hang(x: number, kind: Garment, color: Color, index: number): Markup {
  const { body, shade, detail } = GARMENTS[kind];
  const place = (data: string) => placePath(data, x, RAIL + 34, 0.98);
  const dark = mix(color, INK, 0.34);
  const skirt =
    kind === 'hanbok' ? path(place('M-30 46Q0 54 30 46L60 172Q0 190-60 172Z'), '#F7E6D4') : '';
  const skirtShade =
    kind === 'hanbok' ? path(place('M6 50Q18 50 30 46L60 172Q36 180 8 181Z'), '#CBB0C0') : '';
  const ribbon =
    kind === 'hanbok'
      ? stroke(place('M4 26q-12 18-8 62M6 26q10 14 12 44'), '#E2483F', 6, ROUND_CAPS)
      : '';
  return [
    stroke(place('M0-6V-22q10-4 8-12t-12-2M-36 8L0-8L36 8'), '#E6D6F2', 3, {
      ...ROUND_CAPS,
      'stroke-linejoin': 'round',
    }),
    path(place(body), color),
    path(place(shade), dark),
    skirt,
    skirtShade,
    ribbon,
    stroke(
      place(detail),
      kind === 'shirt' ? '#E2483F' : mix(color, INK, 0.5),
      kind === 'shirt' ? 6 : 2.2,
      ROUND_CAPS,
    ),
    // Price tag
    path(place('M24 30l14 6-6 22-14-6z'), cycle(['#FFF6DC', CYAN, GOLD], index)),
  ];
}

/** A bale of clothes tied with a cord. */
function bale(x: number, y: number, color: Color): Markup {
  const place = (data: string) => placePath(data, x, y, 1);
  return [
    ellipse(x + 6, y + 20, 42, 8, '#120A2E', { opacity: 0.7 }),
    path(place('M-32 20C-44-10-34-44-12-48L0-58L14-48C36-42 44-8 32 20Q0 28-32 20Z'), color),
    path(place('M8-50L14-48C36-42 44-8 32 20Q20 24 6 24Q22-14 8-50Z'), mix(color, INK, 0.4)),
    stroke(place('M-37-10Q0 2 37-10M-14-48Q0-40 14-48'), GOLD, 3.4),
    path(pen`M${x - 20} ${y + 2}q-6 -24 6 -36`, 'none', {
      stroke: '#FFFFFF',
      'stroke-width': 3,
      opacity: 0.3,
    }),
  ];
}
