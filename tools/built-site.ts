// Reads the latest build: documents, the files that they load, and sizes.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { documentPath, type DocumentId } from '../content/document-paths.ts';
import type { Locale } from '../content/locale.ts';
import { importsOf, laterImportsOf } from '../site/service-worker/requests.ts';

export const build = join(import.meta.dirname, '../build');
export const client = join(build, 'client');

/**
 * Largest compressed sizes in KB of 1024 bytes (for drawings: `art/README.md`). The content of a
 * page has no limit.
 */
export const most = {
  /** Scripts of a page without islands. */
  text: 11.95,
  /** All scripts of a page with islands; those of the map apart. */
  islands: 93.7,
  /** The page of the itineraries, which has two tools: a plan, and what a visit costs. */
  itineraries: 102.6,
  map: 60,
  /** A document without its `<main>` and its structured data. */
  shell: 7.8,
  /** Stylesheets of a first view. */
  styles: 14.7,
  drawing: 8,
  hero: 8.1,
} as const;

export function isBuilt(): boolean {
  return existsSync(join(build, 'server/entry.mjs'));
}

/** The built document of a page. */
export function readDocument(id: DocumentId, locale: Locale): string {
  return readFileSync(join(client, documentPath(id, locale), 'index.html'), 'utf8');
}

/** The scripts that a document loads by itself, with what they import. */
export function scriptsOf(html: string): string[] {
  return withImports(found(html, /<script\b[^>]*\bsrc="([^"]+)"/g));
}

/** The scripts of a document's islands with their imports, loaded when an island is near the viewport. */
export function islandScriptsOf(html: string): string[] {
  return withImports(found(html, /\b(?:component|renderer)-url="([^"]+)"/g));
}

/** What the styles of a document for screens weigh in KB, those in files and those within it. */
export function sizeOfStyles(html: string): number {
  const files = found(html, /<link rel="stylesheet" href="([^"]+)"/g);
  return sum(files.map(sizeOf)) + compressed(found(html, styleElement).join('\n'));
}

/** A document without its `<main>`, its styles and its structured data, which grow with the content. */
export function shellOf(html: string): string {
  return html
    .replace(/<main[\s\S]*<\/main>/, '')
    .replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/, '')
    .replaceAll(styleElement, '');
}

const styleElement = /<style>([\s\S]*?)<\/style>/g;

/** The drawings of a document. */
export function drawingsOf(html: string): string[] {
  return found(html, /<img\b[^>]*\ssrc="(\/assets\/[^"]+\.svg)/g);
}

function found(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, part = '']) => part))];
}

/** Files, and the modules that the scripts among them import before they run. */
export function withImports(files: readonly string[]): string[] {
  return reached(files, importsOf);
}

/** Files, and all that the scripts among them import, also what comes as somebody scrolls or acts. */
export function withLaterImports(files: readonly string[]): string[] {
  return reached(files, (script) => [...importsOf(script), ...laterImportsOf(script)]);
}

function reached(files: readonly string[], from: (script: string) => string[]): string[] {
  const all = new Set(files);
  for (const file of all) {
    if (!file.endsWith('.js')) continue;
    for (const imported of from(readFileSync(join(client, file), 'utf8'))) all.add(imported);
  }
  return [...all];
}

/** Size in KB of a built file, as the build compressed it beside the file. */
export function sizeOf(path: string): number {
  const file = join(client, path);
  const packed = `${file}.br`;
  // Builds without `npm run build` are not compressed.
  return (
    (existsSync(packed) ? statSync(packed).size : brotliCompressSync(readFileSync(file)).length) /
    1024
  );
}

/** Size in KB under brotli's best compression. */
export function compressed(text: string): number {
  return brotliCompressSync(text).length / 1024;
}

export function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
