import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  keptBytes,
  missingFiles,
  nothingKept,
  obsoleteUrls,
  type GuideList,
} from './saved-guide.ts';

const files = fc.uniqueArray(
  fc.record({
    url: fc.stringMatching(/^\/[a-z]{1,6}$/),
    revision: fc.constantFrom('', 'a', 'b'),
    bytes: fc.nat(5000),
  }),
  { selector: ({ url }) => url },
);

const lists = files.map((all): GuideList => ({
  version: '1',
  bytes: bytesOf(all),
  pages: 0,
  files: all,
}));

const keeping = (list: GuideList) => ({
  ...nothingKept,
  kept: Object.fromEntries(list.files.map(({ url, revision }) => [url, revision])),
});

describe('the saved guide', () => {
  it('is fetched completely when nothing is saved, and not at all when everything is', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(missingFiles(list, nothingKept)).toEqual(list.files);
        expect(keptBytes(list, nothingKept)).toBe(0);
        expect(missingFiles(list, keeping(list))).toEqual([]);
        expect(keptBytes(list, keeping(list))).toBe(list.bytes);
      }),
    );
  });

  it('matches the new list after missing files are added and obsolete ones removed', () => {
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        const kept = new Map(Object.entries(keeping(before).kept));
        for (const { url, revision } of missingFiles(after, keeping(before)))
          kept.set(url, revision);
        for (const url of obsoleteUrls(after, keeping(before))) kept.delete(url);
        expect(Object.fromEntries(kept)).toEqual(keeping(after).kept);
      }),
    );
  });

  it('fetches again only files with another revision', () => {
    const list = (revision: string): GuideList => ({
      version: revision,
      bytes: 30,
      pages: 1,
      files: [
        { url: '/contacto', revision, bytes: 10 },
        { url: '/assets/a-1.js', revision: '', bytes: 20 },
      ],
    });
    expect(missingFiles(list('b'), keeping(list('a'))).map(({ url }) => url)).toEqual([
      '/contacto',
    ]);
    expect(keptBytes(list('b'), keeping(list('a')))).toBe(20);
  });
});
