/** One file of the guide as the build lists it. */
export interface GuideFile {
  /** The URL under which it is kept: without an origin, and without a query that changes nothing. */
  readonly url: string;
  /** Changes with the content; empty where the URL itself does. */
  readonly revision: string;
  /** What its download weighs. */
  readonly bytes: number;
}

/** Everything that one language needs without a connection. */
export interface GuideList {
  /** The build that the list belongs to. */
  readonly version: string;
  readonly bytes: number;
  /** How many of the files are pages. */
  readonly pages: number;
  readonly files: readonly GuideFile[];
}

/** What a device keeps of it. */
export interface GuideState {
  /** The build of the last list that was kept whole; null while there is none. */
  readonly version: string | null;
  readonly bytes: number;
  readonly pages: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Revisions by URL. */
  readonly kept: Readonly<Record<string, string>>;
}

export const nothingKept: GuideState = { version: null, bytes: 0, pages: 0, savedAt: 0, kept: {} };

/** What still has to be fetched, in the order of the list. */
export function missingFiles(list: GuideList, { kept }: GuideState): GuideFile[] {
  return list.files.filter(({ url, revision }) => kept[url] !== revision);
}

/** URLs that are kept and that the list does not know any more. */
export function obsoleteUrls(list: GuideList, { kept }: GuideState): string[] {
  const wanted = new Set(list.files.map(({ url }) => url));
  return Object.keys(kept).filter((url) => !wanted.has(url));
}

/** How many bytes of the list are on the device already. */
export function keptBytes(list: GuideList, state: GuideState): number {
  return list.bytes - bytesOf(missingFiles(list, state));
}

export function bytesOf(files: readonly GuideFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
