import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isEmbedPath } from '#content/embed-paths.ts';
import { locales } from '#content/locale.ts';
import { openDataFolder } from '#content/open-data-paths.ts';
import { fullTextPath } from '#content/pages.ts';
import {
  documentPolicy,
  embedHeaders,
  embedPolicy,
  openHeaders,
  workerPolicy,
  type PolicySettings,
} from './headers.ts';

export type Encoding = 'br' | 'gzip';

/** A response that can be sent as it is. */
export interface Content {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
  /** Hash of the content for its ETag, the same on every node. */
  readonly hash: string;
  readonly encoded: Partial<Record<Encoding, Buffer>>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.geojson': 'application/geo+json',
  '.jsonld': 'application/ld+json',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const siblings = { br: brotliDecompressSync, gzip: gunzipSync } as const;

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** Whether content of a type becomes smaller by compression. */
export function isCompressible(type: string): boolean {
  return /^(?:text\/|application\/|image\/svg)/.test(type);
}

/**
 * Reads the client files of the build into memory, by URL path: `contacto/index.html` is `/contacto`. Compressed
 * siblings are used when they have the same content.
 */
export async function loadFiles(
  folder: string,
  settings: PolicySettings,
): Promise<ReadonlyMap<string, Content>> {
  const paths = await list(folder);
  const files = new Map<string, Content>();
  await Promise.all(
    paths.filter(isPublic).map(async (path) => {
      const body = await readFile(join(folder, path));
      const encoded: Content['encoded'] = {};
      for (const encoding of ['br', 'gzip'] as const) {
        const sibling = path + suffixes[encoding];
        if (!paths.includes(sibling)) continue;
        const packed = await readFile(join(folder, sibling));
        if (siblings[encoding](packed).equals(body)) encoded[encoding] = packed;
      }
      files.set(urlPathOf(path), {
        status: 200,
        headers: headersOf(path, body, settings),
        body,
        hash: hashOf(body),
        encoded,
      });
    }),
  );
  return files;
}

export function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 27);
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

/** Hidden folders contain internal files of the build, except `.well-known` (RFC 8615). */
function isPublic(path: string): boolean {
  const hidden = path.startsWith('.') && !path.startsWith('.well-known/');
  return !hidden && !/\.(?:br|gz)$/.test(path);
}

function isFullText(path: string): boolean {
  return locales.some((locale) => fullTextPath(locale) === `/${path}`);
}

function urlPathOf(path: string): string {
  return `/${path.replace(/(?:^|\/)index\.html$/, '')}`;
}

function headersOf(path: string, body: Buffer, settings: PolicySettings): Record<string, string> {
  const extension = extname(path);
  const type = types[extension] ?? 'application/octet-stream';
  const worker = path === 'sw.js';
  const isEmbed = isEmbedPath(`/${path}`);
  const age = path.startsWith('assets/')
    ? 'public, max-age=31536000, immutable'
    : extension === '.html'
      ? 'public, max-age=0, must-revalidate'
      : worker
        ? 'no-cache'
        : 'public, max-age=3600';
  return {
    'content-type': type,
    'cache-control': age,
    ...(isCompressible(type) && { vary: 'Accept-Encoding' }),
    // A document is a few kilobytes, and nobody asks for a part of it.
    ...(extension !== '.html' && { 'accept-ranges': 'bytes' }),
    ...(extension === '.html' &&
      !isEmbed && { 'content-security-policy': documentPolicy(body.toString(), settings) }),
    // Copies of pages for programs: search engines show the page itself.
    ...((extension === '.md' || isFullText(path)) && { 'x-robots-tag': 'noindex' }),
    ...(worker && { 'content-security-policy': workerPolicy }),
    ...(`/${path}`.startsWith(openDataFolder) && openHeaders),
    ...(isEmbed && {
      ...embedHeaders,
      'cache-control': 'public, max-age=3600',
      'content-security-policy': embedPolicy(body.toString(), settings),
    }),
  };
}
