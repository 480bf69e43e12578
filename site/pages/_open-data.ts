import type { APIContext } from 'astro';
import { openDataFolder } from '#content/open-data-paths.ts';
import { readDataFile } from '#site/features/open-data/read-open-data.ts';

/** A file of the open data. */
export function GET({ url }: APIContext): Response {
  const { text, type } = readDataFile(url.pathname.slice(openDataFolder.length));
  return new Response(text, { headers: { 'Content-Type': type } });
}
