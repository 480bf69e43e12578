// The hero picture for phones: the same scene seen upright, with more sky for the text.
import { defineScene, PORTRAIT_HERO } from '../../lib/scene.ts';
import { drawKorea } from './korea.ts';

export const scene = defineScene({
  title: 'Korea',
  seed: 2,
  ...PORTRAIT_HERO,
  draw: (canvas) => drawKorea(canvas, 'portrait'),
});
