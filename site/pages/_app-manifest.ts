import type { APIContext } from 'astro';
import { locales } from '#content/locale.ts';
import { appManifestPath } from '#content/offline-paths.ts';
import { readAppManifest } from '#site/features/offline/read.ts';

/** What a browser reads to install the guide, in the language of the path. */
export function GET({ url }: APIContext): Response {
  const locale = locales.find((each) => appManifestPath(each) === url.pathname);
  if (!locale) return new Response(null, { status: 404 });
  return Response.json(readAppManifest(locale), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
