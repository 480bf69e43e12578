import { owner } from '#content/data/owner.ts';
import { llmsText } from '#content/text/llms.ts';
import { markdownPath } from '#content/document-paths.ts';
import { defaultLocale, locales, type Locale } from '#content/locale.ts';
import { changedOn } from './read-page-dates.ts';
import {
  apiDescriptionPath,
  isService,
  pageIds,
  pathTo,
  searchApiPath,
  type PageId,
} from '#content/pages.ts';
import { readPage, readSitemap } from '#site/lib/read-page.ts';
import { siteName } from './read-site.ts';

const address = (page: PageId, locale: Locale) => owner.origin + pathTo(page, locale);

const machineAddress = (page: PageId, locale: Locale) =>
  owner.origin + (markdownPath(page, locale) ?? pathTo(page, locale));

/** The pages for search engines: not the search itself nor the pages behind links in mails. */
const findable = pageIds.filter((page) => !isService(page) && page !== 'search');

/** Every page in every language with its alternates and the day it last changed, as XML (sitemaps.org); no URL of the registry needs escaping. */
export function sitemapXml(): string {
  const entries = findable.flatMap((page) => {
    const alternates = [
      ...locales.map((locale) => alternate(locale, address(page, locale))),
      alternate('x-default', address(page, defaultLocale)),
    ].join('');
    const changed = changedOn(page);
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return locales.map(
      (locale) => `<url><loc>${address(page, locale)}</loc>${lastmod}${alternates}</url>\n`,
    );
  });
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join('')}</urlset>\n`;
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
}

/** What crawlers may visit: everything but the API, of which programs may use the search. */
export function robotsTxt(): string {
  return `User-agent: *\nDisallow: /api/\nAllow: ${searchApiPath}\nAllow: ${apiDescriptionPath}\n\nSitemap: ${owner.origin}/sitemap.xml\n`;
}

/**
 * The guide for language models: every page with its description, as Markdown where it has that (llmstxt.org). The build
 * adds the files with all of it (`tools/markdown-pages.ts`).
 */
export function llmsTxt(): string {
  const sections = locales.flatMap((locale) =>
    readSitemap(locale).map(({ title, links }) => {
      const lines = links.map(
        ({ id, label }) =>
          `- [${label}](${machineAddress(id, locale)}): ${readPage(locale, id).text.description}`,
      );
      return `## ${title} (${languageNames[locale]})\n\n${lines.join('\n')}\n`;
    }),
  );
  const summaries = locales.map((locale) => `> ${readPage(locale, 'home').text.description}`);
  return `# ${siteName}\n\n${summaries.join('\n>\n')}\n\n${sections.join('\n')}\n## API\n\n${apiLines.join('\n')}\n`;
}

const apiLines = [
  ...locales.map((locale) => {
    const { label, what, example } = llmsText.search;
    const query = new URLSearchParams({ q: example[locale], lang: locale });
    return `- [${label[locale]}](${owner.origin}${searchApiPath}?${query}): ${what[locale]}`;
  }),
  `- [OpenAPI](${owner.origin}${apiDescriptionPath}): /api/*`,
];

const languageNames: Readonly<Record<Locale, string>> = { es: 'Español', en: 'English' };
