import type { SituationId } from '#content/phrases/situations.ts';
import type { SurfaceColor } from '#site/ui/surface.ts';

/** The cloth of each situation, on its patch and on its own page. */
export const situationColors: Readonly<Record<SituationId, SurfaceColor>> = {
  courtesy: 'jade',
  taxi: 'hwang',
  lost: 'indigo',
  eating: 'mugung',
  allergy: 'celadon',
  shopping: 'vermilion',
  health: 'hanji',
  police: 'giwa',
  school: 'hwang',
  home: 'indigo',
  immigration: 'celadon',
  bank: 'hanji',
};
