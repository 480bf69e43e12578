import type { AstroIntegration } from 'astro';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { owner } from '../content/data/owner.ts';
import { documentPath, markdownPath } from '../content/document-paths.ts';
import { locales, type Locale } from '../content/locale.ts';
import { text as homeText } from '../content/text/home.ts';
import { llmsText } from '../content/text/llms.ts';
import { fullTextPath, pageIds, pathTo } from '../content/pages.ts';
import { fill } from '../domain/text/fill.ts';
import { markdownOf } from './markdown.ts';

/**
 * The last step of Astro's build: each page of the guide as Markdown, beside its document, and all pages of a language in
 * one file, which `/llms.txt` names with its size.
 */
export function markdownPages(): AstroIntegration {
  return {
    name: 'markdown-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const lines = await Promise.all(locales.map((locale) => writeCopies(dir, locale)));
        // “Optional” is what a reader with little room leaves out (llmstxt.org).
        await appendFile(new URL('./llms.txt', dir), `\n## Optional\n\n${lines.join('\n')}\n`);
      },
    },
  };
}

/** Writes the pages of one language; resolves to the line that names the file with all of them. */
async function writeCopies(dir: URL, locale: Locale): Promise<string> {
  const copies = await Promise.all(
    pageIds.map(async (page) => {
      const path = markdownPath(page, locale);
      if (!path) return [];
      const document = new URL(`.${documentPath(page, locale)}/index.html`, dir);
      const markdown = markdownOf(
        await readFile(document, 'utf8'),
        owner.origin + pathTo(page, locale),
      );
      await writeFile(new URL(`.${path}`, dir), markdown);
      return [markdown];
    }),
  );
  const path = fullTextPath(locale);
  const all = `> ${homeText.description[locale]}\n\n${copies.flat().join('\n')}`;
  await writeFile(new URL(`.${path}`, dir), all);
  const { label, what } = llmsText.full;
  const size = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const said = fill(what[locale], { size: size.format(Buffer.byteLength(all) / 1e6) });
  return `- [${label[locale]}](${owner.origin}${path}): ${said}`;
}
