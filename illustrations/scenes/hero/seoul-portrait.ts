// The hero of Seoul for phones: the same picture seen upright, with more sky for the text.
import { defineScene } from '../../lib/scene.ts';
import { drawSeoul } from './seoul.ts';

export const scene = defineScene({
  title: 'Seoul in the blue hour',
  seed: 5,
  view: [985, -460, 760, 1336],
  // The text lies on the sky above.
  safe: [60, 590, 640, 700],
  budget: 'hero',
  grainFrequency: 0.8,
  draw: (canvas) => drawSeoul(canvas, 'portrait'),
});
