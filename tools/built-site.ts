// Reads what `npm run build` made last: documents as the server renders them, and sizes of the files.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const build = join(import.meta.dirname, '../build');
export const client = join(build, 'client');

/**
 * What each may weigh at most, compressed, in KB of 1024 bytes (docs of the drawings: `illustrations/GUIDE.md`).
 * What a page says has no limit.
 */
export const most = { scripts: 120, styles: 13, drawing: 8, hero: 8.1 };

export function isBuilt(): boolean {
  return existsSync(join(build, 'server/entry.mjs'));
}

/** Addresses of the scripts that a document loads at once. */
export function scriptsOf(html: string): string[] {
  const [, list = '[]'] = /^const files=(\[.*\]);$/m.exec(html) ?? [];
  return JSON.parse(list) as string[];
}

/** Addresses of the stylesheets that a first view needs; the one for paper, which names its medium first, is not. */
export function stylesOf(html: string): string[] {
  const links = html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g);
  return Array.from(links, ([, file = '']) => file);
}

/** Addresses of the drawings of a document. */
export function drawingsOf(html: string): string[] {
  const images = html.matchAll(/<img\b[^>]*\ssrc="(\/assets\/[^"#]+\.svg)/g);
  return [...new Set(Array.from(images, ([, file = '']) => file))];
}

/** Size in KB of a built file, as the build compressed it beside the file. */
export function sizeOf(address: string): number {
  const file = join(client, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1024;
}

/** Size in KB under brotli's best compression, as the server sends it. */
export function compressed(text: string): number {
  return brotliCompressSync(text).length / 1024;
}

export function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
