import { describe, expect, test } from 'vitest';
import { shareLink, type SharedLink } from './share-link.ts';

const link: SharedLink = { title: 'Jeju', text: 'Jeju', url: 'https://guide.test/jeju#top' };

/** A browser whose sheet ends as told. */
function browserThat(ends: () => Promise<void>, canShare = true) {
  const given: unknown[] = [];
  const share = (data?: ShareData) => {
    given.push(data);
    return ends();
  };
  return { share, canShare: () => canShare, given };
}

const failing = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('the sheet of the system', () => {
  test('is given title, text and URL as they are', async () => {
    const browser = browserThat(() => Promise.resolve());
    expect(await shareLink(link, browser)).toBe(true);
    expect(browser.given).toEqual([link]);
  });

  test.each(['AbortError', 'InvalidStateError'])('put away (%s) it has answered', async (name) => {
    expect(await shareLink(link, browserThat(failing(name)))).toBe(true);
  });

  test.each(['NotAllowedError', 'DataError', 'TypeError'])(
    'that fails (%s) leaves copying',
    async (name) => {
      expect(await shareLink(link, browserThat(failing(name)))).toBe(false);
    },
  );

  test('that does not take the link is not opened', async () => {
    const browser = browserThat(() => Promise.resolve(), false);
    expect(await shareLink(link, browser)).toBe(false);
    expect(browser.given).toEqual([]);
  });

  test('may be missing, or come without its question', async () => {
    expect(await shareLink(link, {})).toBe(false);
    const { share } = browserThat(() => Promise.resolve());
    expect(await shareLink(link, { share })).toBe(true);
  });
});
