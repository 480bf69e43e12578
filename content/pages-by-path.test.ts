import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from './locale.ts';
import { localeOf, localeOfPath, pageAt, registeredPath } from './pages-by-path.ts';
import { pageIds, paths, pathTo, redirects } from './pages.ts';

describe('a page', () => {
  it('is found at the URL that it has in a language', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pageIds), fc.constantFrom(...locales), (id, locale) => {
        const url = new URL(pathTo(id, locale), 'http://localhost');
        expect(pageAt(url.pathname)).toBe(id);
        expect(localeOf(url)).toBe(locale);
      }),
    );
  });
});

describe('a path in other letter case', () => {
  const known = [
    ...Object.values(paths).flatMap((path) => Object.values(path)),
    ...redirects.map(({ from }) => from),
  ];

  it('is corrected to the path of the registry', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.infiniteStream(fc.boolean()), (path, upper) => {
        const written = [...path].map((sign) => (upper.next().value ? sign.toUpperCase() : sign));
        expect(registeredPath(written.join(''))).toBe(path);
      }),
    );
  });

  it.each(['/nada', '/assets/A.js', '/Study/Nothing', ''])('%s has no correction', (path) => {
    expect(registeredPath(path)).toBeUndefined();
  });
});

describe('the language of a URL', () => {
  it.each([
    ['/contacto', 'es'],
    ['/contact', 'en'],
    ['/turismo/no-existe', 'es'],
    ['/tourism/no-such-page', 'en'],
    ['/', undefined],
    ['/sitemap', undefined],
    ['/blog', undefined],
    ['/blog/nada', undefined],
    ['/blog/curso-de-coreano-desde-cero/', 'es'],
    ['/blog/korean-course-from-scratch', 'en'],
    ['/nada', undefined],
  ])('%s → %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  it('depends on the path first, then on the query, then on the stored choice', () => {
    const at = (address: string) => new URL(address, 'http://localhost');
    expect(localeOf(at('/?lang=en'), 'es')).toBe('en');
    expect(localeOf(at('/'), 'en')).toBe('en');
    expect(localeOf(at('/'))).toBe('es');
    expect(localeOf(at('/?lang=fr'), 'nonsense')).toBe('es');
    expect(localeOf(at('/contact?lang=es'), 'es')).toBe('en');
    // The page for unknown paths exists in both languages.
    expect(localeOf(at('/estudiar/nada?lang=en'), 'es')).toBe('en');
    expect(localeOf(at('/estudiar/nada'), 'en')).toBe('es');
    expect(localeOf(at('/nada?lang=en'), 'es')).toBe('en');
  });
});
