import { describe, expect, test } from 'vitest';
import { shareLink, type SharedLink } from './share-link.ts';

const link: SharedLink = { title: 'Jeju', text: 'Jeju', url: 'https://guide.test/jeju#top' };

/** A browser whose share dialog ends as given. */
function browserThat(ends: () => Promise<void>, canShare = true) {
  const given: unknown[] = [];
  const share = (data?: ShareData) => {
    given.push(data);
    return ends();
  };
  return { share, canShare: () => canShare, given };
}

const failing = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('the share dialog of the system', () => {
  test('gets title, text and URL unchanged', async () => {
    const browser = browserThat(() => Promise.resolve());
    expect(await shareLink(link, browser)).toBe(true);
    expect(browser.given).toEqual([link]);
  });

  test.each(['AbortError', 'InvalidStateError'])(
    'counts as handled when it is dismissed (%s)',
    async (name) => {
      expect(await shareLink(link, browserThat(failing(name)))).toBe(true);
    },
  );

  test.each(['NotAllowedError', 'DataError', 'TypeError'])(
    'that fails (%s) leaves copying',
    async (name) => {
      expect(await shareLink(link, browserThat(failing(name)))).toBe(false);
    },
  );

  test('is not opened when it cannot share the link', async () => {
    const browser = browserThat(() => Promise.resolve(), false);
    expect(await shareLink(link, browser)).toBe(false);
    expect(browser.given).toEqual([]);
  });

  test('may be missing, and so may canShare', async () => {
    expect(await shareLink(link, {})).toBe(false);
    const { share } = browserThat(() => Promise.resolve());
    expect(await shareLink(link, { share })).toBe(true);
  });
});
