// The Busan hero for phones: the same drawing, cut to 9:16 with more sky above for the text.
import { defineScene, PORTRAIT_HERO } from '../../lib/scene.ts';
import { drawBusan } from './busan.ts';

export const scene = defineScene({
  title: 'Busan',
  seed: 7,
  ...PORTRAIT_HERO,
  draw: (canvas) => drawBusan(canvas, 'portrait'),
});
