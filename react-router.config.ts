import type { Config } from '@react-router/dev/config';
import { locales } from './content/locale.ts';
import { appManifestPath, offlineWordsPath } from './content/offline-paths.ts';
import { prerenderedPaths } from './content/pages.ts';

export default {
  ssr: true,
  // Pages whose path decides their language; the rest depends on the visitor (architecture record 2).
  prerender: [
    ...prerenderedPaths(),
    ...locales.flatMap((locale) => [offlineWordsPath(locale), appManifestPath(locale)]),
  ],
} satisfies Config;
