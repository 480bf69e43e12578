import { afterEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from './language-cookie.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https:', 'language=en; path=/; max-age=31536000; samesite=lax; secure'],
  ['http:', 'language=en; path=/; max-age=31536000; samesite=lax'],
])('the cookie of a page on %s stays on it', (protocol, cookie) => {
  const page = { cookie: '', documentElement: { dataset: {} } };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol });
  chooseLanguage('en');
  expect(page.cookie).toBe(cookie);
});
