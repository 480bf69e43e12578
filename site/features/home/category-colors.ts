import type { CategoryIconName } from '#site/ui/category-icon.tsx';
import type { SurfaceColor } from '#site/ui/surface.ts';

/** The colour of each of the eight guides on the patchwork of the home page. */
export const categoryColors = {
  tourism: 'jade',
  transport: 'celadon',
  accommodation: 'hwang',
  gastronomy: 'vermilion',
  shopping: 'hanji',
  itineraries: 'indigo',
  requirements: 'mugung',
  faq: 'giwa',
} as const satisfies Partial<Record<CategoryIconName, SurfaceColor>>;
