import { text as notFound } from '#content/text/not-found.ts';
import { type Locale } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { pathTo } from '#content/pages.ts';

/** The not-found page, with popular pages. */
export function readNotFound(locale: Locale) {
  return {
    page: null,
    locale,
    text: localize(notFound, locale),
    popular: notFound.popular.map(({ page, label }) => ({
      href: pathTo(page, locale),
      label: label[locale],
    })),
  };
}
