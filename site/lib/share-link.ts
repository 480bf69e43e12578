/** What the sheet of the system is given. */
export interface SharedLink {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

type Sharing = Partial<Pick<Navigator, 'share' | 'canShare'>>;

/** The canonical path of the page in view on this site, with an anchor, a query or a path in its stead. */
export function urlToShare(to: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const { pathname, search } = new URL(canonical?.href ?? location.href);
  return new URL(to, location.origin + pathname + search).href;
}

/**
 * Opens the sheet of the system. True when that was answered, also by putting the sheet away; false
 * where there is no sheet, or it would not open.
 */
export async function shareLink(link: SharedLink, browser: Sharing = navigator): Promise<boolean> {
  if (!browser.share || browser.canShare?.(link) === false) return false;
  try {
    await browser.share(link);
    return true;
  } catch (error) {
    // The visitor changed their mind, or the sheet stands open already.
    return error instanceof Error && /^(?:Abort|InvalidState)Error$/.test(error.name);
  }
}
