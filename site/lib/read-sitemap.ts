import { copy as sitemap } from '#content/copy/sitemap.ts';
import { type Locale } from '#content/locale.ts';
import { pageEntry, pageGroups, pageIds } from '#content/pages.ts';
import { menuLink } from '#site/lib/read-page.ts';

/** All pages for the site map, by group, in one language. */
export function readSitemap(locale: Locale) {
  return pageGroups.map((group) => ({
    group,
    title: sitemap.groups[group][locale],
    links: pageIds.filter((id) => pageEntry(id).group === group).map((id) => menuLink(id, locale)),
  }));
}
