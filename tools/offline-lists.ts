import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { alwaysKept } from '../content/offline-paths.ts';
import { documentPath } from '../content/document-paths.ts';
import { locales, type Locale } from '../content/locale.ts';
import {
  entryRulesPath,
  isService,
  isShared,
  type PageId,
  pageIds,
  paths,
  searchIndexPath,
  tripCataloguePath,
  tripMapPath,
  tripToolPath,
} from '../content/pages.ts';
import type { GuideFile, GuideList } from '../domain/saved-guide.ts';
import { client, sizeOf, withLaterImports } from './built-site.ts';

/** A document of the guide as it is saved. */
interface KeptDocument {
  readonly file: GuideFile;
  readonly html: string;
}

/** The files of one language, before the version of the build is known. */
export type OpenList = Omit<GuideList, 'version'>;

const hash = (text: string | Buffer) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);

const assets = () => globSync('assets/*', { cwd: client }).map((path) => `/${path}`);

const isCode = (path: string) => /\.(?:js|css|woff2)$/.test(path);

/** The files that a reader of one language needs without a connection. */
export function guideList(locale: Locale): OpenList {
  const kept = pageIds.filter((page) => !isService(page) || page === 'offline');
  const documents = kept.map((page) => keptDocument(page, locale));
  const data = [
    entryRulesPath(locale),
    searchIndexPath(locale),
    tripCataloguePath(locale),
    tripToolPath(locale),
    tripMapPath,
  ];
  const code = assets().filter(isCode);
  const named = picturesIn([
    ...documents.map(({ html }) => html),
    ...code.filter((file) => !file.endsWith('.woff2')).map(textOf),
  ]);
  const files = [
    ...documents.map(({ file }) => file),
    ...data.map((url) => fileAt(url, hash(readFileSync(join(client, url))))),
    ...[...code, ...assets().filter((file) => named.has(file))].map((url) => fileAt(url, '')),
  ];
  return { bytes: files.reduce((total, { bytes }) => total + bytes, 0), pages: kept.length, files };
}

/** The files of the pages that the worker downloads when it is installed. */
export function offlineFiles() {
  const documents = alwaysKept.flatMap((page) =>
    locales.map((locale) => keptDocument(page, locale)),
  );
  const named = assets().filter(
    (asset) => !asset.endsWith('.jpg') && documents.some(({ html }) => html.includes(asset)),
  );
  return [
    ...documents.map(({ file: { url, revision } }) => ({ url, revision })),
    ...withLaterImports(named).map((url) => ({ url, revision: null })),
  ];
}

/** The version of the build: it changes when any file changes. */
export function versionOf(lists: readonly OpenList[]): string {
  return hash(JSON.stringify(lists));
}

function keptDocument(page: PageId, locale: Locale): KeptDocument {
  const path = paths[page][locale];
  const url = isShared(page) ? `${path}?lang=${locale}` : path;
  const html = readFileSync(join(client, documentPath(page, locale), 'index.html'), 'utf8');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const bytes = brotliCompressSync(html, { params }).length;
  // The build time in a document must not change its revision.
  const revision = hash(html.replaceAll(/\b1\d{12}\b/g, ''));
  return { file: { url, revision, bytes }, html };
}

function fileAt(url: string, revision: string): GuideFile {
  return { url, revision, bytes: Math.round(sizeOf(url) * 1024) };
}

function textOf(path: string): string {
  return readFileSync(join(client, path), 'utf8');
}

/** Drawings and photographs that are shown; browsers with workers take photographs as AVIF. */
function picturesIn(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) => text.match(/assets\/[\w.-]+\.(?:svg|avif)\b/g) ?? []);
  return new Set(found.map((path) => `/${path}`));
}
