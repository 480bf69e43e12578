import type { Locale } from '#content/locale.ts';
import { paths } from '#content/pages.ts';

export interface NewsletterLinks {
  /** The page that asks whether the subscription is wanted. */
  readonly confirm: string;
  /** The page that asks whether it should end. */
  readonly unsubscribe: string;
  /** Ends it on `POST` (RFC 8058) and leads people to the page. */
  readonly oneClick: string;
}

/** Where the mails of the newsletter lead. */
export function newsletterLinks(origin: string, locale: Locale, token: string): NewsletterLinks {
  const page = (id: 'newsletter-confirm' | 'newsletter-unsubscribe') =>
    `${origin}${paths[id][locale]}?token=${token}`;
  return {
    confirm: page('newsletter-confirm'),
    unsubscribe: page('newsletter-unsubscribe'),
    oneClick: `${origin}/api/newsletter/unsubscribe?language=${locale}&token=${token}`,
  };
}
