// Academies: the first syllables of the alphabet on a patchwork, with a sun over peaks and an open book.
import type { Color } from '../../lib/color.ts';
import { rectPath } from '../../lib/path.ts';
import { type Canvas, defineScene, type Markup } from '../../lib/scene.ts';
import { circle, drawAt, path, rect, stroke } from '../../lib/svg.ts';
import { hangul } from '../../motifs/hangul.ts';
import { peak } from '../../motifs/land.ts';

/** Side of a patch; four columns by three rows fill the card. */
const PATCH = 200;
const COLUMNS = 4;

export interface Patch {
  background: Color;
  content: (x: number, y: number) => Markup;
}

const patches: Patch[] = [
  syllable('가', '#1F3F77', '#F7EFE0'),
  syllable('나', '#F0BE55', '#8E2F1E'),
  syllable('다', '#BFD6C7', '#1C5A66'),
  plain('#F0E3C9'),
  syllable('라', '#C8402C', '#FBE3B4'),
  syllable('마', '#F0E3C9', '#C8402C'),
  { background: '#1C6A5F', content: sunOverPeaks },
  syllable('바', '#EBB3B8', '#1F3F77'),
  { background: '#C8402C', content: openBook },
  syllable('사', '#33424F', '#BFD6C7'),
  syllable('자', '#1F3F77', '#F0BE55'),
  syllable('하', '#F0BE55', '#17202E'),
];

export const scene = defineScene({
  title: 'Hangul',
  seed: 31,
  safe: [0, 0, 800, 600],
  precision: 1,
  draw: (canvas) => patchwork(canvas, patches),
});

/** Twelve patches, each shaded towards its lower right corner; the seal of a card lies on the fourth. */
export function patchwork(canvas: Canvas, patches: readonly Patch[]): void {
  let seams = '';
  let folds = '';
  patches.forEach(({ background, content }, index) => {
    const x = (index % COLUMNS) * PATCH;
    const y = Math.floor(index / COLUMNS) * PATCH;
    canvas.add(rect(x, y, PATCH, PATCH, background));
    canvas.add(content(x, y));
    seams += rectPath(x + 9, y + 9, PATCH - 18, PATCH - 18);
    folds += `M${x} ${y}h${PATCH}v${PATCH}z`;
  });

  // Every patch is shaded towards its lower right corner
  const shade = canvas.linearGradient({ 0.2: ['#17202E', 0], 1: ['#17202E', 0.3] }, [0, 0, 1, 1]);
  canvas.add(canvas.grain(path(folds, shade)));
  canvas.add(stroke(seams, '#FFF8EA', 1.6, { 'stroke-dasharray': '6 5', opacity: 0.5 }));
}

export function syllable(text: string, background: Color, color: Color): Patch {
  const ends = { 'stroke-linecap': 'square', 'stroke-linejoin': 'miter' };
  return {
    background,
    content: (x, y) => stroke(hangul(text, x + 58, y + 56, 88), color, 17, ends),
  };
}

/** Calm, for the seal. */
export function plain(background: Color): Patch {
  return { background, content: () => '' };
}

function sunOverPeaks(x: number, y: number): Markup {
  return [
    circle(x + 118, y + 78, 36, '#E0472C'),
    peak(x + 70, y + 70, 66, 122, { fill: '#4FA48C', shade: '#2C7A6C' }),
    peak(x + 136, y + 96, 56, 96, { fill: '#8DC3A7', shade: '#5FA08A' }),
  ];
}

export function openBook(x: number, y: number): Markup {
  const at = drawAt(x, y);
  const lines =
    'M46 84q20-4 40 4M46 102q20-4 40 4M46 120q14-3 28 2M114 88q20-8 40-4M114 106q20-8 40-4';
  return [
    at.path('M100 70q-34-20-70-8v86q36-10 70 10z', '#FFF6E6'),
    at.path('M100 70q34-20 70-8v86q-36-10-70 10z', '#F3D9AE'),
    at.roundStroke(lines, '#B06A4A', 4),
    // Pencil
    at.path('M150 34l16 10-40 66-18 10 2-20z', '#F0BE55'),
    at.path('M110 100l-2 20 18-10z', '#17202E'),
  ];
}
