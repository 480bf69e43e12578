import { expect, it } from 'vitest';
import { locales } from '../locale.ts';
import { localize } from '../localize.ts';
import { browserStorage } from './browser-storage.ts';

it.each(locales)('lists everything that the browser stores (%s)', (locale) => {
  const text = JSON.stringify(localize(browserStorage, locale));
  for (const key of [
    'language',
    'consent',
    'accepted',
    'rejected',
    'theme',
    'slash',
    'trip',
    'my-trip',
    'countdown',
    'd4-plan',
    'allergy-card',
    'phrases',
    'metro-recent',
    'hangul',
    'currency',
    'csrf',
    'drafts',
    'language-scroll',
    'left-build',
    'pages',
    'files',
    'guide-es',
    'workbox-precache',
    'workbox-expiration',
    'offline-note',
    'saving-guide',
  ])
    expect(text).toContain(key);
});

it('lists each key once for each kind of storage', () => {
  const named = browserStorage.flatMap(({ where, keys }) => keys.map((key) => `${where} ${key}`));
  expect(new Set(named).size).toBe(named.length);
});
