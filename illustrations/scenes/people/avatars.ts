// Five faceless busts: the looks of avatar() at a glance.
import { type Canvas, defineScene } from '../../lib/scene.ts';
import { rect } from '../../lib/svg.ts';
import { avatar, type Avatar } from '../../motifs/people.ts';

const LOOKS: readonly Avatar[] = [
  { hairStyle: 'long', skin: '#E9B48F', hair: '#2B2029', top: '#C8402C', background: '#F0E3C9' },
  { hairStyle: 'short', skin: '#C98A63', hair: '#1E1A22', top: '#1F3F77', background: '#BFD6C7' },
  { hairStyle: 'curly', skin: '#9A5F43', hair: '#241A1C', top: '#F0BE55', background: '#EBB3B8' },
  { hairStyle: 'bob', skin: '#F0C4A0', hair: '#6B3A22', top: '#1C6A5F', background: '#F0BE55' },
  { hairStyle: 'bun', skin: '#D79B74', hair: '#3A2422', top: '#EBB3B8', background: '#8DB8A6' },
];

export const scene = defineScene({
  title: 'Avatars',
  seed: 3,
  view: [0, 0, 800, 280],
  precision: 1,
  draw,
});

function draw(canvas: Canvas): void {
  canvas.add(rect(0, 0, 800, 280, '#FBF6EB'));
  LOOKS.forEach((look, index) => canvas.add(avatar(canvas, 88 + index * 156, 140, 68, look)));
}
