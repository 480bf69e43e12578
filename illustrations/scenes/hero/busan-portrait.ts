// The Busan hero for phones: the same drawing, cut to 9:16 with more sky above for the text.
import { defineScene } from '../../lib/scene.ts';
import { drawBusan } from './busan.ts';

export const scene = defineScene({
  title: 'Busan',
  seed: 7,
  view: [985, -460, 760, 1336],
  // The text lies on the sky above.
  safe: [60, 590, 640, 700],
  budget: 'hero',
  grainFrequency: 0.8,
  draw: (canvas) => drawBusan(canvas, 'portrait'),
});
