/** The data for the share dialog of the system. */
export interface SharedLink {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

type Sharing = Partial<Pick<Navigator, 'share' | 'canShare'>>;

/** The URL to share: the page's canonical path with an anchor or a query, or another path. */
export function urlToShare(to: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const { pathname, search } = new URL(canonical?.href ?? location.href);
  return new URL(to, location.origin + pathname + search).href;
}

/**
 * Opens the share dialog of the system. True when it was shown, even if it was dismissed; false when there is none or
 * it could not be opened.
 */
export async function shareLink(link: SharedLink, browser: Sharing = navigator): Promise<boolean> {
  if (!browser.share || browser.canShare?.(link) === false) return false;
  try {
    await browser.share(link);
    return true;
  } catch (error) {
    // The visitor dismissed the dialog, or it is already open.
    return error instanceof Error && /^(?:Abort|InvalidState)Error$/.test(error.name);
  }
}
