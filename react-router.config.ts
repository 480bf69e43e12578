import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './content/pages.ts';

export default {
  ssr: true,
  // Pages whose path decides their language; the rest depends on the visitor (architecture record 2).
  prerender: prerenderedPaths(),
} satisfies Config;
