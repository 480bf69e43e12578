// Study: a class seen from behind before a hangul blackboard; one student writes, spring light and
// cherry petals come in through the window.
import { type Color, mix } from '../../lib/color.ts';
import { createRandom } from '../../lib/math.ts';
import { pen, placePath, rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, palettes } from '../../lib/scene.ts';
import { drawAt, ellipse, group, path, rect, roundStroke, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { mountain, ridgePoints } from '../../motifs/land.ts';
import { leafyTree } from '../../motifs/trees.ts';

const palette = palettes.spring;
const CHALK = '#FBF6E6';
const BLOSSOM = { leaf: '#F4B3BF', leafLight: '#FDDDE1', leafDark: '#DE8FA5' };
const CHALK_STROKE = { 'stroke-linejoin': 'round' };

type Hair = 'long' | 'bun' | 'short' | 'scarf' | 'bob';

/** The class, from left to right: position, size, jacket, hair. */
const CLASS: readonly (readonly [number, number, Color, Color, Hair])[] = [
  [62, 1.02, '#2F6F8F', '#2A1F28', 'bob'],
  [226, 1.1, '#EDB046', '#5A3526', 'bun'],
  [398, 1.04, '#CF4A4A', '#1E1A26', 'short'],
  [748, 1.1, '#F3E3CF', '#2F8A74', 'scarf'],
];

export const scene = defineScene({ title: 'A Korean class in spring', seed: 11, draw });

function draw(canvas: Canvas): void {
  // Wall, lit from the left
  canvas.add(rect(0, 0, 800, 600, '#F8E7D2'));
  canvas.add(canvas.grain(rect(300, 0, 500, 600, canvas.fade('#D9A98F', 'left', 0.6))));

  // Window: sky, hills, a cherry tree
  const outside = ridgePoints(3, 330, '20 90 120, 150 60 90', { from: -20, to: 190 });
  canvas.add(rect(0, 30, 150, 356, '#FFFBF2'));
  canvas.add(rect(0, 42, 138, 332, '#A9D6DA'));
  const branches = 'M70 374C66 300 90 250 60 190M72 280q30-30 60-34M68 320q-30-30-60-36';
  canvas.add(
    group(
      { 'clip-path': canvas.clip(rectPath(0, 42, 138, 332)) },
      mountain(outside, 374, palette.ridge[1]),
      stroke(branches, '#6B3F45', 13),
      leafyTree(4, 34, 150, 74, BLOSSOM),
      leafyTree(6, 116, 196, 50, BLOSSOM),
      leafyTree(2, 6, 262, 44, BLOSSOM),
    ),
  );
  canvas.add(stroke('M66 42V374M0 208H138', '#FFFBF2', 9));
  canvas.add(
    path('M138 30h12v356h-12z', '#DDBFA8'),
    path('M-10 374h176v16H-10z', '#FFFBF2'),
    path('M-10 390h176v8H-10z', '#DDBFA8'),
  );

  // Blackboard with its frame, the chalk lines, the ledge
  canvas.add(path('M214 350H790V92H776z', '#C98F72', { opacity: 0.5 }));
  canvas.add(rect(196, 52, 572, 286, '#B9744A'), path('M768 52v286H196l10-10h552V62z', '#8C5236'));
  canvas.add(rect(208, 64, 548, 262, '#24594F'));
  canvas.add(roundStroke(hangul('안녕하세요', 250, 98, 66), CHALK, 8, CHALK_STROKE));
  canvas.add(roundStroke('M250 198h420', palette.accent, 4, { opacity: 0.9 }));
  canvas.add(
    roundStroke(hangul('가나다라마바', 250, 230, 30, { gap: 0.45 }), '#F2D98C', 4.4, CHALK_STROKE),
  );
  canvas.add(roundStroke(hangul('사', 511, 230, 30), '#F2D98C', 4.4, CHALK_STROKE));
  canvas.add(roundStroke('M250 294h100m16 0h60', CHALK, 2.4, { opacity: 0.5 }));
  canvas.add(rect(196, 332, 572, 13, '#D9945F'), rect(196, 345, 572, 5, '#8C5236'));
  canvas.add(
    stroke('M300 330h22m8 0h14', CHALK, 5),
    rect(388, 319, 46, 13, '#2F6F8F'),
    rect(388, 328, 46, 5, '#F3E3CF'),
  );

  // Panelling and floor
  canvas.add(rect(0, 408, 800, 84, '#D9A98F'), rect(0, 402, 800, 9, '#B9744A'));
  canvas.add(rect(0, 486, 800, 114, '#B97B5C'), rect(0, 480, 800, 8, '#8C5236'));
  canvas.add(canvas.grain(rect(0, 400, 800, 200, canvas.fade('#7A3F4A', 'up', 0.6))));

  // Light of the window across wall and board
  const beams = 'M150 60L760 292V600L150 330zM150 14L800 262V286L150 34z';
  canvas.add(path(beams, '#FFF3C9', { opacity: 0.2 }));

  // The student at the board
  drawWriter((markup) => canvas.add(markup));

  // Petals on the draught
  const random = createRandom(8);
  let petals = '';
  for (let i = 0; i < 46; i++) {
    const x = 130 + random() * 420;
    const y = 110 + x * 0.3 + (random() - 0.5) * 190;
    // None over the writing
    if (x > 225 && x < 580 && y > 80 && y < 310) continue;
    petals += placePath('M0 0q1-1.2 2 0q-.6 1.2-2 0z', x, y, 4 + random() * 4);
  }
  canvas.add(path(petals, '#F6A9B8'));

  // The class
  for (const [x, size, jacket, hair, style] of CLASS)
    canvas.add(studentFromBehind(x, 612, size, jacket, hair, style));
}

/** The student who writes the last letter, arm raised. */
function drawWriter(add: (markup: string) => void): void {
  const [x, y] = [592, 500];
  const at = drawAt(x, y);
  add(at.path('M-34-20q60 14 120 6l40 14H-30z', '#A9705C', { opacity: 0.5 }));
  add(at.path('M-28-112L-34 4h24l10-92 14 92h24l-6-116z', '#2B3F5C'));
  add(at.path('M6-112l8 116h24l-6-116z', '#1E2D47'));
  add(at.path('M-38 2q12-8 28 0v8h-28zM6 2q14-8 28 0v8H6z', '#17202E'));
  // Raised left arm with the chalk
  add(at.roundStroke('M-24-176C-50-182-58-196-62-214', '#1F6B5E', 23));
  add(at.roundStroke('M-63-218L-66-226', '#E0A582', 14));
  add(at.roundStroke('M-68-230l-6-9', CHALK, 5));
  add(
    at.path(
      'M-14-204C-40-200-46-178-42-150L-36-104Q0-94 36-104L40-150C44-184 34-200 14-204Z',
      '#2F8A74',
    ),
  );
  add(at.path('M4-203Q34-200 41-172L36-104Q22-99 8-99Q16-150 4-203Z', '#1F6B5E'));
  add(at.roundStroke('M36-180C52-150 48-130 40-112', '#1F6B5E', 20));
  add(at.path('M-8-204h16v-16h-16z', '#D99F7C'));
  add(
    at.path(
      'M-25-232C-28-266 26-268 26-232C26-200 30-186 20-172Q0-164-20-172C-30-186-26-204-25-232Z',
      '#3A2430',
    ),
  );
  add(at.path('M-18-246q8-14 22-12q-16 6-18 40q-8-12-4-28z', '#6B4450'));
}

/** Head and shoulders from behind. (x, y) = middle of the lower edge, size 1 = 210 px tall. */
function studentFromBehind(
  x: number,
  y: number,
  size: number,
  jacket: Color,
  hair: Color,
  style: Hair,
): string[] {
  const at = drawAt(x, y, size);
  const dark = mix(jacket, '#2A1638', 0.3);
  const hairLight = mix(hair, '#F4C9A0', 0.22);
  const skin = style === 'short' ? '#C98A64' : '#E7B492';
  const body = [
    at.path('M-88 0C-90-56-84-92-40-104Q0-114 40-104C84-92 90-56 88 0Z', jacket),
    at.path('M18-108Q30-107 40-104C84-92 90-56 88 0H46C50-50 44-90 18-108Z', dark),
    at.path('M-88 0C-90-56-84-92-50-102C-70-80-72-40-70 0Z', mix(jacket, '#FFF6E0', 0.3)),
  ];
  const neck = at.path('M-17-98V-128H17V-98Q0-88-17-98Z', mix(skin, '#5A2A3A', 0.25));
  const ears =
    ellipse(x - 43 * size, y - 158 * size, 8 * size, 11 * size, skin) +
    ellipse(x + 43 * size, y - 158 * size, 8 * size, 11 * size, mix(skin, '#5A2A3A', 0.28));
  const round = at.path('M-42-160C-44-222 44-222 42-160C40-124 22-116 0-116S-40-124-42-160Z', hair);
  const shine = at.path(
    'M-34-172C-32-196-16-206 2-206C-14-196-22-184-24-160Q-32-162-34-172Z',
    hairLight,
  );
  switch (style) {
    case 'long':
    case 'bob':
      return [
        ...body,
        neck,
        at.path('M-46-164C-50-224 50-224 46-164L52-92Q26-78 0-80T-52-92Z', hair),
        at.path(
          'M16-205C40-200 47-186 46-164L52-92Q38-84 22-82Q36-150 16-205Z',
          mix(hair, '#000010', 0.35),
        ),
        shine,
        at.stroke('M-22-150Q-28-112-26-92M2-152V-90', hairLight, 2, { opacity: 0.7 }),
      ];
    case 'bun':
      return [
        ...body,
        neck,
        ears,
        round,
        ellipse(x, y - 222 * size, 25 * size, 21 * size, hair),
        at.stroke('M-22-206Q0-198 22-206', '#CF4A4A', 7 * size),
        at.path('M-18-226q6-12 18-11q-10 4-12 20q-6-2-6-9z', hairLight),
        shine,
      ];
    case 'short':
      return [
        ...body,
        neck,
        ears,
        round,
        shine,
        at.path('M-56-60h112l6 60h-124z', '#2B3F5C'),
        stroke(
          pen`M${x - 40 * size} ${y - 60 * size}q-4-26 10-40M${x + 40 * size} ${y - 60 * size}q4-26-10-40`,
          '#1E2D47',
          9 * size,
        ),
      ];
    case 'scarf':
      return [
        ...body,
        at.path(
          'M-46-160C-50-226 50-226 46-160C48-122 64-104 58-86Q0-62-58-86C-64-104-48-122-46-160Z',
          hair,
        ),
        at.path(
          'M14-208C40-204 47-188 46-160C48-122 64-104 58-86Q40-78 18-76Q34-150 14-208Z',
          mix(hair, '#0A2030', 0.3),
        ),
        at.path(
          'M-36-170C-36-196-20-208 0-208C-16-196-24-180-26-140Q-36-150-36-170Z',
          mix(hair, '#FFF6E0', 0.3),
        ),
        at.stroke('M-40-116Q0-98 44-118', mix(hair, '#0A2030', 0.3), 3),
      ];
  }
}
