// Dakgalbi from above: a wide iron pan, cropped boldly, of red glazed chicken with cabbage, rice cakes,
// sweet potato and perilla leaves; two wooden spatulas toss it at the table.
import { createRandom, range } from '../../lib/math.ts';
import { circlePath, pen, placePath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { sesame } from '../../motifs/garnish.ts';
import { lumpPath } from '../../motifs/lump.ts';
import { sideDish } from '../../motifs/tableware.ts';

/** Centre and radius of the pan. */
const X = 350;
const Y = 320;
const RADIUS = 322;

const SHADOW = '#21413C';

export const scene = defineScene({ title: 'Dakgalbi', seed: 101, draw });

function draw(canvas: Canvas): void {
  // Pale celadon boards
  canvas.add(rect(0, 0, 800, 600, '#AFC9B8'));
  canvas.add(path('M0 0H800V88H0ZM0 262H800V360H0ZM0 470H800V560H0Z', '#BFD5C3'));
  canvas.add(stroke('M0 88H800M0 172H800M0 262H800M0 360H800M0 470H800M0 560H800', '#86A897', 3));
  canvas.add(
    stroke(
      'M620 40q60-10 180 2M560 220q90 12 240-4M640 412q70-8 160 0M600 520q80 10 200-2',
      '#93B3A2',
      2,
    ),
  );
  const shade = canvas.linearGradient({ 0.35: [SHADOW, 0], 1: [SHADOW, 0.6] }, [0, 0, 1, 1]);
  canvas.add(
    canvas.grain(rect(0, 0, 800, 600, shade)),

    // White radish in its cold brine
    sideDish(722, 236, 84, dongchimi(722, 236), {
      rim: '#F3F1E8',
      well: '#D9E4DC',
      shadow: SHADOW,
    }),

    // Iron pan with a film of red sauce
    circle(X + 40, Y + 48, RADIUS, SHADOW, { opacity: 0.5 }),
    circle(X, Y, RADIUS, '#3C3F46'),
    circle(X, Y, RADIUS - 12, '#23252B'),
    circle(X, Y, RADIUS - 30, '#141519'),
    path(lumpPath(3, X, Y, 286, 284, { corners: 23, roughness: 0.07 }), '#5E0F0A'),
    path(lumpPath(5, X - 4, Y - 4, 272, 270, { corners: 21, roughness: 0.09 }), '#A3220F'),
    path(bubbles(), '#E2602A'),
  );

  // Everything tossed together
  const pieces: Record<Kind, (attributes: { transform: string }) => string> = {
    chicken: canvas.symbol(chicken(0)),
    thigh: canvas.symbol(chicken(1)),
    wing: canvas.symbol(chicken(2)),
    cabbage: canvas.symbol(cabbage()),
    cake: canvas.symbol(riceCake()),
    potato: canvas.symbol(sweetPotato()),
    perilla: canvas.symbol(perilla()),
    onion: canvas.symbol(springOnion()),
  };
  const random = createRandom(27);
  const count = MIX.length * 7;
  for (let i = count - 1; i >= 0; i--) {
    const kind = MIX[(i * 5) % MIX.length] ?? 'cake';
    const angle = i * 2.39996 + random() * 0.3;
    const reach = Math.sqrt((i + 0.5) / count) * 252;
    const turn = Math.round(random() * 360);
    const transform = pen`translate(${X + Math.cos(angle) * reach} ${Y + Math.sin(angle) * reach}) rotate(${turn})`;
    canvas.add(pieces[kind]({ transform }));
  }
  for (const [x, y, turn, kind] of ON_TOP) {
    canvas.add(pieces[kind]({ transform: `translate(${x} ${y}) rotate(${turn}) scale(1.1)` }));
  }
  canvas.add(
    sesame(6, [
      [X - 80, Y - 60, 120, 22],
      [X + 60, Y + 60, 130, 24],
      [X - 60, Y + 130, 90, 12],
    ]),
  );

  // Rim light and the spatulas
  canvas.add(roundStroke(placePath('M-308-62A314 314 0 0 1 -62-308', X, Y), '#B9C2C6', 6));
  canvas.add(spatula(520, 330, -62), spatula(470, 440, -28));
}

type Kind = 'chicken' | 'thigh' | 'wing' | 'cabbage' | 'cake' | 'potato' | 'perilla' | 'onion';

/** How the pieces are mixed. */
const MIX: readonly Kind[] = [
  'chicken',
  'cake',
  'cabbage',
  'thigh',
  'potato',
  'chicken',
  'cabbage',
  'cake',
  'wing',
  'onion',
  'cabbage',
  'perilla',
];

/** The pieces that catch the eye: x, y, degrees, kind. */
const ON_TOP: readonly (readonly [number, number, number, Kind])[] = [
  [250, 210, -20, 'thigh'],
  [330, 176, 30, 'cake'],
  [190, 290, 60, 'cake'],
  [292, 296, 10, 'chicken'],
  [376, 262, -16, 'wing'],
  [400, 330, 24, 'chicken'],
  [240, 384, -14, 'thigh'],
  [330, 380, 70, 'cake'],
  [196, 160, 140, 'perilla'],
  [150, 226, 24, 'cabbage'],
  [434, 120, 50, 'chicken'],
  [500, 226, 100, 'cabbage'],
  [330, 466, 20, 'wing'],
  [420, 190, -50, 'onion'],
  [290, 250, 40, 'onion'],
  [232, 462, 10, 'potato'],
  [140, 372, -30, 'chicken'],
];

/** Outlines of three chunks of chicken, the lit plane and its fibres. */
const CHUNKS = [
  {
    outline: 'M-56-6L-44-30Q-20-42 2-36L34-40Q54-28 56-8L46 18Q36 36 10 34L-20 40Q-46 34-54 14Z',
    lit: 'M-56-6L-44-30Q-20-42 2-36L34-40Q46-34 52-22Q34-14 22-16Q8-4-16-6Q-34 6-56-6Z',
    fibres: 'M-40 10Q-16 2 4 8T44 0M-32 24Q-6 14 20 22',
    char: 'M20-38L34-40Q54-28 56-8L48 10Q36-14 20-38ZM-20 40Q-46 34-54 14Q-34 22-20 40Z',
  },
  {
    outline: 'M-50-20Q-34-44-10-36L14-44Q44-42 54-20L50 8Q58 26 36 36L6 30Q-16 44-38 32L-58 10Z',
    lit: 'M-50-20Q-34-44-10-36L14-44Q38-42 50-28Q30-10 8-14Q-20-2-54-4Z',
    fibres: 'M-40 14Q-10 4 14 10T48 8M-24 28Q2 16 30 24',
    char: 'M-58 10L-50-20Q-38-6-40 16ZM36 36L6 30Q24 20 46 22Z',
  },
  {
    outline: 'M-60 4Q-54-28-28-30L-2-40L30-32Q58-26 58 0Q56 26 32 30L6 40L-24 32Q-54 32-60 4Z',
    lit: 'M-60 4Q-54-28-28-30L-2-40L30-32Q44-29 52-18Q24-2 0-8Q-30 8-60 4Z',
    fibres: 'M-42 16Q-14 8 10 14T46 8M-22 28Q4 20 24 24',
    char: 'M-60 4Q-54-28-28-30Q-42-12-44 8ZM32 30L6 40Q20 24 44 22Z',
  },
] as const;

/** A chunk of chicken in its glaze, around (0, 0). */
function chicken(kind: 0 | 1 | 2): Markup {
  const { outline, lit, fibres, char } = CHUNKS[kind];
  return [
    path(outline, '#2E0705', { opacity: 0.6, transform: 'translate(6 10)' }),
    path(outline, '#6B140A', { transform: 'translate(1 6)' }),
    path(outline, '#C4401C'),
    path(lit, '#EC7A36'),
    path(char, '#6E1C0C', { opacity: 0.75 }),
    roundStroke(fibres, '#7E1F0E', 3.5),
    roundStroke(fibres, '#F6A866', 2.5, { transform: 'translate(-1 -4)' }),
    roundStroke('M-36-20q12-8 26-8M8-30q14-2 22 2', '#FFF3DC', 5),
  ];
}

/** A square of cabbage, softened and stained at its edges. */
function cabbage(): Markup {
  const sheet =
    'M-44-20C-30-38-8-28 6-36C22-40 42-28 44-10C54 4 44 24 28 26C16 40-6 30-18 34C-36 36-50 18-44 2C-50-6-50-14-44-20Z';
  return [
    path(sheet, '#2E0705', { opacity: 0.55, transform: 'translate(5 8)' }),
    path(sheet, '#A8521C', { transform: 'translate(1 4)' }),
    path(sheet, '#EFA24A'),
    path(
      'M-38-17C-26-32-8-24 6-31C20-34 36-24 38-8C46 4 38 18 26 20C14 32-4 24-16 28C-32 30-44 14-38 2Z',
      '#F6E3A0',
    ),
    path('M2-28C18-34 36-24 38-8C46 4 38 18 26 20C34 2 24-18 2-28Z', '#B9C65E'),
    roundStroke('M-40 4Q-10-6 30-2M-14-2Q-4-16 6-24M-6-3Q6 10 14 22', '#FFFBE2', 5.5),
    roundStroke('M-40 8Q-10-1 28 3', '#D9A052', 2.5),
  ];
}

/** A rice cake, its cut end still white. */
function riceCake(): Markup {
  return [
    roundStroke('M-34 0H34', '#2E0705', 29, { opacity: 0.6, transform: 'translate(5 9)' }),
    roundStroke('M-34 0H34', '#A84A1E', 29, { transform: 'translate(1 4)' }),
    roundStroke('M-34 0H34', '#F39A58', 27),
    roundStroke('M-36-3H34', '#FFCF9C', 15),
    path('M34-13A9 13 0 0 1 34 13A9 13 0 0 1 34-13Z', '#FFF1DC'),
    path('M36-8A6 9 0 0 1 36 8Q40 0 36-8Z', '#E9BE92'),
    roundStroke('M-36-8H8', '#FFFDF8', 5),
    path('M-24 4q14 10 34 4-12 8-34-4z', '#D8502A'),
  ];
}

/** A half-moon of sweet potato with its purple skin. */
function sweetPotato(): Markup {
  const moon = 'M-44 12C-42-38 42-38 44 12C20 24-20 24-44 12Z';
  return [
    path(moon, '#2E0705', { opacity: 0.55, transform: 'translate(6 9)' }),
    path(moon, '#6B2440', { transform: 'translate(0 3)' }),
    path(moon, '#8E3A54'),
    path('M-38 12C-36-30 36-30 38 12C18 21-18 21-38 12Z', '#F6B440'),
    path('M-38 12C-18 21 18 21 38 12C36 4 20 10 0 10S-34 6-38 12Z', '#D9862A'),
    roundStroke('M-24-4q12-12 28-12', '#FFEBB0', 5),
  ];
}

/** A toothed perilla leaf. */
function perilla(): Markup {
  const leaf =
    'M-52 0L-44-12L-38-10L-32-24L-24-22L-14-34L-6-30L6-38L12-30L26-32L30-22L42-20L44-10L62 0L44 12L42 20L30 22L26 32L12 30L6 38L-6 30L-14 34L-24 22L-32 24L-38 10L-44 12Z';
  return [
    path(leaf, '#2E0705', { opacity: 0.55, transform: 'translate(5 8)' }),
    path(leaf, '#255C34'),
    path(
      'M-52 0L-44-12L-38-10L-32-24L-24-22L-14-34L-6-30L6-38L12-30L26-32L30-22L42-20L44-10L62 0Z',
      '#4B8E48',
    ),
    roundStroke(
      'M-64 0H54M-30 0L-20-18M-30 0L-20 18M-8 0L6-26M-8 0L6 26M16 0L28-20M16 0L28 20',
      '#A9CF80',
      3,
    ),
  ];
}

function springOnion(): Markup {
  const stems = 'M-40-6Q0-22 40-4M-34 8Q0-4 38 12';
  return [
    roundStroke(stems, '#2E0705', 13, { opacity: 0.55, transform: 'translate(4 7)' }),
    roundStroke(stems, '#2F6E30', 12),
    roundStroke(stems, '#8CC152', 5, { transform: 'translate(-1 -2)' }),
  ];
}

/** Path of oil drops where the sauce boils at the wall. */
function bubbles(): string {
  return range(26)
    .map((i) => {
      const angle = i * 0.242 + (i % 3) * 0.05;
      const reach = 250 + (i % 4) * 8;
      return circlePath(
        X + Math.cos(angle) * reach,
        Y + Math.sin(angle) * reach,
        3 + (i % 3) * 1.5,
      );
    })
    .join('');
}

/** A wooden spatula with its blade at (x, y), the handle up and away. */
function spatula(x: number, y: number, rotation: number): Markup {
  const blade =
    'M-34-46Q-36-56-24-58H24Q36-56 34-46L26 44Q14 62 11 96L9 460H-9L-11 96Q-14 62-26 44Z';
  return group(
    { transform: `translate(${x} ${y}) rotate(${rotation})` },
    path(blade, '#1A0806', {
      opacity: 0.45,
      transform: rotation < -45 ? 'translate(-20 24)' : 'translate(2 30)',
    }),
    path(blade, '#C98F4E'),
    path('M10-58H24Q36-56 34-46L26 44Q14 62 11 96L9 460H3L4 96Q8 20 10-58Z', '#9A6230'),
    path('M-34-46Q-36-56-24-58H24Q36-56 34-46L33-34Q0-14-33-34Z', '#C23A1A'),
    path('M-33-34Q0-14 33-34L32-26Q0-4-32-26Z', '#E58A4A', { opacity: 0.7 }),
    roundStroke('M-24-20L-18 40Q-8 66-6 100L-5 440', '#F3CB8C', 4),
  );
}

/** Radish sticks, spring onion and ice in brine. */
function dongchimi(x: number, y: number): Markup {
  const sticks = placePath('M-34-10l40-18M-30 10l46-20M-20 28l44-16M4 40l34-20M6-30l34 10', x, y);
  return [
    circle(x, y, 62, '#CFE0D8'),
    roundStroke(sticks, '#9FBAB0', 15, { transform: 'translate(2 4)' }),
    roundStroke(sticks, '#FFFEF6', 14),
    roundStroke(placePath('M-40 26q14-14 30-12M24-40q10 8 22 8', x, y), '#6FA946', 7),
    roundStroke(placePath('M-6 2h0M32 8h0M-24-26h0', x, y), '#D8341F', 10),
    roundStroke(placePath('M-48-14a50 50 0 0 1 24-30', x, y), '#FFFDF8', 5),
  ];
}
