import { guideCache, pagesCache } from './cache-names.ts';
import type { Locale } from '#content/locale.ts';
import {
  bytesOf,
  keptBytes,
  missingFiles,
  nothingKept,
  obsoleteUrls,
  type GuideFile,
  type GuideList,
  type GuideState,
} from '#domain/saved-guide.ts';

/** Why saving the guide stopped early. */
export type Stop = 'cancelled' | 'lost' | 'full';

/** The cache key of the record of saved files, in the same cache as the files. */
const record = '/offline/kept.json';

/** How many files are fetched at once, and after how many the record is written. */
const atOnce = 6;
const often = 25;

/** Fetches the build's list of files. @throws without a connection. */
export async function fetchList(locale: Locale): Promise<GuideList> {
  const response = await fetch(`/offline/${locale}.json`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`the list of the guide answers ${response.status}`);
  return (await response.json()) as GuideList;
}

/** What this device has saved of the guide. */
export async function readState(locale: Locale): Promise<GuideState> {
  const kept = await caches.match(record, { cacheName: guideCache(locale) });
  return kept ? ((await kept.json()) as GuideState) : nothingKept;
}

/** Deletes the saved guide of one language. */
export async function removeGuide(locale: Locale): Promise<void> {
  await caches.delete(guideCache(locale));
}

/**
 * Fetches missing files and removes obsolete ones. Files that have arrived stay saved, also after an interruption.
 * @param onProgress Gets the number of bytes on the device.
 * @returns why it stopped early; undefined when everything is saved.
 */
export async function saveGuide(
  locale: Locale,
  list: GuideList,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Stop | undefined> {
  const cache = await caches.open(guideCache(locale));
  let state = await readState(locale);
  let done = keptBytes(list, state);
  const kept = { ...state.kept };
  const write = async (more: Partial<GuideState> = {}) => {
    state = { ...state, kept: { ...kept }, ...more };
    await cache.put(record, Response.json(state));
  };
  const queue = missingFiles(list, state);
  const arrived: string[] = [];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      // Several of these loops run in parallel.
      await keep(cache, file, signal);
      kept[file.url] = file.revision;
      onProgress((done += file.bytes));
      arrived.push(file.url);
      if (arrived.length % often === 0) await write();
    }
  };
  const stopAll = (error: unknown) => {
    queue.length = 0;
    throw error;
  };
  try {
    const ends = await Promise.allSettled(
      Array.from({ length: atOnce }, () => work().catch(stopAll)),
    );
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    for (const url of obsoleteUrls(list, state)) {
      await cache.delete(url);
      delete kept[url];
    }
    const { version, bytes, pages } = list;
    await write({ version, bytes, pages, savedAt: Date.now() });
  } catch (error) {
    // On a full device the last files are removed to make room for the record.
    while (!(await succeeds(write()))) {
      const last = arrived.pop();
      if (last === undefined) break;
      delete kept[last];
      await cache.delete(last);
    }
    return reasonOf(error);
  }
  await renewVisited(cache);
  // Asks the browser not to evict the guide when space is short; the answer does not matter here.
  await navigator.storage?.persist?.().catch(() => false);
  return undefined;
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

async function keep(cache: Cache, { url, revision }: GuideFile, signal: AbortSignal) {
  const response = await fetch(url, {
    signal,
    // Saved files do not depend on the visitor.
    credentials: 'omit',
    cache: revision ? 'no-cache' : 'default',
  });
  if (!response.ok || response.redirected) throw new Error(`${url} answers ${response.status}`);
  await cache.put(url, response);
}

/** Removes cached pages of earlier visits that are older than the saved ones. */
async function renewVisited(guide: Cache): Promise<void> {
  const visited = await caches.open(pagesCache);
  const pages = await visited.keys();
  await Promise.all(
    pages.map(async (page) => {
      const newer = await guide.match(page);
      if (newer) await visited.put(page, newer);
    }),
  );
}

function reasonOf(error: unknown): Stop {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return 'cancelled';
  return name === 'QuotaExceededError' ? 'full' : 'lost';
}

/** How many bytes a newer list would fetch. */
export function bytesMissing(list: GuideList, state: GuideState): number {
  return bytesOf(missingFiles(list, state));
}
