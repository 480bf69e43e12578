// Academies: syllables of the vowels on a patchwork, with a crescent over the river and an open book.
import { defineScene, type Markup } from '../../lib/scene.ts';
import { circle, path, stroke } from '../../lib/svg.ts';
import { openBook, patchwork, plain, syllable, type Patch } from './hangul.ts';

const patches: readonly Patch[] = [
  syllable('아', '#1C6A5F', '#FBE3B4'),
  { background: '#EBB3B8', content: openBook },
  syllable('야', '#F0BE55', '#1F3F77'),
  plain('#BFD6C7'),
  syllable('어', '#F0E3C9', '#1C6A5F'),
  syllable('여', '#C8402C', '#F7EFE0'),
  syllable('오', '#33424F', '#F0BE55'),
  syllable('요', '#F0BE55', '#8E2F1E'),
  syllable('우', '#1F3F77', '#EBB3B8'),
  { background: '#33424F', content: moonOverRiver },
  syllable('유', '#BFD6C7', '#C8402C'),
  syllable('이', '#1C6A5F', '#F0E3C9'),
];

export const scene = defineScene({
  title: 'Hangul vowels',
  seed: 37,
  safe: [0, 0, 800, 600],
  precision: 1,
  draw: (canvas) => patchwork(canvas, patches),
});

function moonOverRiver(x: number, y: number): Markup {
  const waves = [130, 152, 174].map(
    (height) => `M${x + 20} ${y + height}q20-12 40 0t40 0t40 0t40 0`,
  );
  return [
    circle(x + 112, y + 74, 38, '#F7EFE0'),
    path(`M${x + 90} ${y + 106}a38 38 0 0 0 0-64a38 38 0 1 1 0 64z`, '#F0BE55'),
    stroke(waves, '#7FB0B8', 6),
  ];
}
