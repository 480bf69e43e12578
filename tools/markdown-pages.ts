import type { AstroIntegration } from 'astro';
import { readFile, writeFile } from 'node:fs/promises';
import { owner } from '../content/data/owner.ts';
import { documentPath, markdownPath } from '../content/document-paths.ts';
import { locales } from '../content/locale.ts';
import { pageIds, pathTo } from '../content/pages.ts';
import { markdownOf } from './markdown.ts';

/** The last step of Astro's build: each page of the guide as Markdown, beside its document. */
export function markdownPages(): AstroIntegration {
  return {
    name: 'markdown-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const pages = pageIds.flatMap((page) => locales.map((locale) => ({ page, locale })));
        await Promise.all(
          pages.map(async ({ page, locale }) => {
            const path = markdownPath(page, locale);
            if (!path) return;
            const html = await readFile(
              new URL(`.${documentPath(page, locale)}/index.html`, dir),
              'utf8',
            );
            const url = owner.origin + pathTo(page, locale);
            await writeFile(new URL(`.${path}`, dir), markdownOf(html, url));
          }),
        );
      },
    },
  };
}
