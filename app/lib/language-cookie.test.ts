import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseLanguage, keptLanguage, storedLanguage, viewLanguage } from './language-cookie.ts';

let stored: Map<string, string>;
let page: { cookie: string; documentElement: { dataset: Record<string, string> } };

beforeEach(() => {
  stored = new Map();
  page = { cookie: '', documentElement: { dataset: {} } };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
  return () => vi.unstubAllGlobals();
});

test('the server reads the cookie of the request', () => {
  const asking = (cookie: string) =>
    storedLanguage(new Request('http://localhost/', { headers: { cookie } }));
  expect(asking('a=1; language=en; b=2')).toBe('en');
  expect(asking('mylanguage=en')).toBeUndefined();
});

describe('the language of a page in view', () => {
  test('is kept while none was', () => {
    viewLanguage('en');
    expect(stored.get('language')).toBe('en');
    expect(page.cookie).toContain('language=en');
  });

  test('leaves a choice alone, and renews the cookie from the storage', () => {
    stored.set('language', 'en');
    viewLanguage('es');
    expect(stored.get('language')).toBe('en');
    expect(page.cookie).toContain('language=en');
  });

  test('is not kept while the other one is on offer, until the visitor answers', () => {
    page.documentElement.dataset['offer'] = 'en';
    viewLanguage('es');
    expect(keptLanguage()).toBeUndefined();
    chooseLanguage('es');
    expect(keptLanguage()).toBe('es');
    expect(page.documentElement.dataset).toEqual({});
  });

  test('is kept, and no more offered, when the visitor went to the language on offer', () => {
    page.documentElement.dataset['offer'] = 'en';
    viewLanguage('en');
    expect(stored.get('language')).toBe('en');
    expect(page.documentElement.dataset).toEqual({});
  });
});

test('a kept value that is no language counts as none', () => {
  stored.set('language', 'fr');
  viewLanguage('en');
  expect(keptLanguage()).toBe('en');
});
