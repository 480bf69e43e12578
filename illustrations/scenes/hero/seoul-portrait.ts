// The hero of Seoul for phones: the same picture seen upright, with more sky for the text.
import { defineScene, PORTRAIT_HERO } from '../../lib/scene.ts';
import { drawSeoul } from './seoul.ts';

export const scene = defineScene({
  title: 'Seoul in the blue hour',
  seed: 5,
  ...PORTRAIT_HERO,
  draw: (canvas) => drawSeoul(canvas, 'portrait'),
});
