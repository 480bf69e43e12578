import type { StaticHandlerContext } from 'react-router';
import { isLocale, type Locale } from '#content/locale.ts';
import { isService, pageIds, type PageId } from '#content/pages.ts';
import { readPreview } from '#content/previews.server.ts';
import { structuredData } from '#content/structured-data.server.ts';
import { siteOrigin } from '#content/structured-site.ts';
import { unpack } from './lib/page-data.ts';
import { previewAddress } from './lib/previews.server.ts';

/** What the loaders gave and which routes answered. */
type Answer = Pick<StaticHandlerContext, 'loaderData' | 'matches' | 'statusCode'>;

/**
 * Adds what only machines read: the preview picture to the head, structured data to the end of the
 * body. It is written into the document and not by React: nothing of it has to be sent as data. What
 * failed, is not in the registry or belongs to a mail stays as it is.
 */
export function describeDocument(html: string, answer: Answer): string {
  const data = unpack(answer.loaderData[answer.matches.at(-1)?.route.id ?? '']);
  if (answer.statusCode !== 200 || !isPage(data) || isService(data.page)) return html;
  const { page, locale } = data;
  const address = previewAddress(page, locale);
  const image = address && siteOrigin + address;
  const head = image ? previewTags(image, readPreview(page, locale).alt) : '';
  const graph = inScript(JSON.stringify(structuredData({ page, locale, data, image })));
  return html
    .replace('</head>', (end) => head + end)
    .replace(
      /<\/body>\s*<\/html>\s*$/,
      (end) => `<script type="application/ld+json">${graph}</script>${end}`,
    );
}

function isPage(data: unknown): data is { readonly page: PageId; readonly locale: Locale } {
  const { page, locale } = (data ?? {}) as Record<string, unknown>;
  return pageIds.some((id) => id === page) && isLocale(locale);
}

/** The size is that of tools/previews.ts. */
function previewTags(image: string, alt: string): string {
  const tags = {
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
  };
  const written = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}"/>`,
  );
  return `${written.join('')}<meta name="twitter:card" content="summary_large_image"/>`;
}

/** Nothing in a text ends the script or begins a comment in it. */
export function inScript(json: string): string {
  return json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
