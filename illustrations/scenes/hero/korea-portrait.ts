// The hero picture for phones: the same scene seen upright, with more sky for the text.
import { defineScene } from '../../lib/scene.ts';
import { drawKorea } from './korea.ts';

export const scene = defineScene({
  title: 'Korea',
  seed: 2,
  view: [985, -460, 760, 1336],
  // The text lies on the sky above.
  safe: [60, 590, 640, 700],
  budget: 'hero',
  grainFrequency: 0.8,
  draw: (canvas) => drawKorea(canvas, 'portrait'),
});
