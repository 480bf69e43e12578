import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from './locale.ts';
import { pageEntry, pageIds, paths } from './pages.ts';

describe('the registry', () => {
  it('gives every page its own URL in each language', () => {
    for (const locale of locales) {
      const own = Object.values(paths).map((path) => path[locale]);
      expect(new Set(own).size).toBe(own.length);
    }
  });

  it('names a file for every page', () => {
    for (const id of pageIds)
      expect(existsSync(`site/pages/_${pageEntry(id).file}.astro`), id).toBe(true);
  });
});
