import type { Locale } from '#content/locale.ts';
import { paths } from '#content/pages.ts';

export interface NewsletterLinks {
  /** The page with the button that confirms. */
  readonly confirm: string;
  /** The page with the button that unsubscribes. */
  readonly unsubscribe: string;
  /** Unsubscribes on `POST` (RFC 8058), redirects to the page on `GET`. */
  readonly oneClick: string;
}

/** The links in mails of the newsletter. */
export function newsletterLinks(origin: string, locale: Locale, token: string): NewsletterLinks {
  const page = (id: 'newsletter-confirm' | 'newsletter-unsubscribe') =>
    `${origin}${paths[id][locale]}?token=${token}`;
  return {
    confirm: page('newsletter-confirm'),
    unsubscribe: page('newsletter-unsubscribe'),
    oneClick: `${origin}/api/newsletter/unsubscribe?language=${locale}&token=${token}`,
  };
}
