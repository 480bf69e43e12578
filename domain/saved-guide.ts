/** One file of the guide as the build lists it. */
export interface GuideFile {
  /** The key in the cache: a URL without origin, and without query parameters that do not change the file. */
  readonly url: string;
  /** Changes with the content; empty when the URL itself changes. */
  readonly revision: string;
  /** Bytes of its download. */
  readonly bytes: number;
}

/** The files that one language needs without a connection. */
export interface GuideList {
  /** The build to which the list belongs. */
  readonly version: string;
  readonly bytes: number;
  /** How many of the files are pages. */
  readonly pages: number;
  readonly files: readonly GuideFile[];
}

/** What a device has saved of the guide; stored on devices, so its names cannot change. */
export interface GuideState {
  /** The build of the last list that was saved completely; null while there is none. */
  readonly version: string | null;
  readonly bytes: number;
  readonly pages: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** The saved files: revisions by URL. */
  readonly kept: Readonly<Record<string, string>>;
}

export const nothingKept: GuideState = { version: null, bytes: 0, pages: 0, savedAt: 0, kept: {} };

/** The files still to be fetched, in the order of the list. */
export function missingFiles(list: GuideList, { kept }: GuideState): GuideFile[] {
  return list.files.filter(({ url, revision }) => kept[url] !== revision);
}

/** Saved URLs that are no longer in the list. */
export function obsoleteUrls(list: GuideList, { kept }: GuideState): string[] {
  const wanted = new Set(list.files.map(({ url }) => url));
  return Object.keys(kept).filter((url) => !wanted.has(url));
}

/** How many bytes of the list are already saved. */
export function keptBytes(list: GuideList, state: GuideState): number {
  return list.bytes - bytesOf(missingFiles(list, state));
}

export function bytesOf(files: readonly GuideFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
