import type { APIContext } from 'astro';
import { llmsTxt, robotsTxt, sitemapXml } from '#site/layout/read-discovery.ts';

const files: Readonly<Record<string, readonly [text: () => string, type: string]>> = {
  '/sitemap.xml': [sitemapXml, 'application/xml'],
  '/robots.txt': [robotsTxt, 'text/plain; charset=utf-8'],
  '/llms.txt': [llmsTxt, 'text/plain; charset=utf-8'],
};

/** What crawlers ask for by a fixed name. */
export function GET({ url }: APIContext): Response {
  const [text, type] = files[url.pathname] ?? [];
  if (!text || !type) return new Response(null, { status: 404 });
  return new Response(text(), { headers: { 'Content-Type': type } });
}
