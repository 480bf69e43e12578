import type { AstroIntegration } from 'astro';
import { locales } from '../content/locale.ts';
import {
  dataRoutes,
  documentPath,
  onDemandPath,
  onDemandSearchPath,
} from '../content/document-paths.ts';
import { embedFolder } from '../content/embed-paths.ts';
import { openDataFiles } from '../content/open-data/datasets.ts';
import { figureFolder, openDataFolder } from '../content/open-data-paths.ts';
import { pageEntry, pageIds } from '../content/pages.ts';

/**
 * Every page of the registry in every language, from its one file in `site/pages/`, and rendered on demand where
 * the registry declares query parameters: Astro takes a file for one of both, so those pages have a second, which
 * shows the first. The files begin with an underscore, so that Astro makes no route of their names.
 */
export function documentRoutes(): AstroIntegration {
  return {
    name: 'document-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const locale of locales) {
          for (const page of pageIds) {
            const { file, query } = pageEntry(page);
            inject(
              documentPath(page, locale),
              `${query ? 'prerendered/' : ''}_${file}.astro`,
              true,
            );
            if (query) inject(onDemandPath(page, locale), `_${file}.astro`, false);
          }
          inject(documentPath('not-found', locale), '_not-found.astro', true);
          inject(`${figureFolder(locale)}/[id]`, '_figure.astro', true);
          inject(`${embedFolder(locale, 'map')}/[city]`, '_embed-map.astro', true);
          inject(`${embedFolder(locale, 'day')}/[itinerary]/[day]`, '_embed-day.astro', true);
          inject(`${embedFolder(locale, 'phrase')}/[phrase]`, '_embed-phrase.astro', true);
          inject(
            `${embedFolder(locale, 'weather')}/[city]/[...month]`,
            '_embed-weather.astro',
            true,
          );
        }
        inject(onDemandSearchPath, '_search-reply.ts', false);
        for (const { path, file } of dataRoutes) inject(path, `_${file}.ts`, true);
        for (const name of openDataFiles) inject(openDataFolder + name, '_open-data.ts', true);

        function inject(pattern: string, file: string, prerender: boolean): void {
          const entrypoint = new URL(`pages/${file}`, import.meta.url);
          injectRoute({ pattern, entrypoint, prerender });
        }
      },
    },
  };
}
