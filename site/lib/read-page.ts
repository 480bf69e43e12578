import { articleCopies } from '#content/blog/articles.server.ts';
import { itineraryCopies } from '#content/copy/itinerary.ts';
import { practicalGuides } from '#content/practical-guides.ts';
import { copy as accessibility } from '#content/copy/accessibility.ts';
import { copy as accommodation } from '#content/copy/accommodation.ts';
import { copy as arriving } from '#content/copy/arriving.ts';
import { copy as blog } from '#content/copy/blog.ts';
import { copy as budget } from '#content/copy/budget.ts';
import { copy as busan } from '#content/copy/busan.ts';
import { copy as changes } from '#content/copy/changes.ts';
import { copy as contact } from '#content/copy/contact.ts';
import { copy as cookiePolicy } from '#content/copy/cookie-policy.ts';
import { copy as embassies } from '#content/copy/embassies.ts';
import { copy as emergencies } from '#content/copy/emergencies.ts';
import { copy as faq } from '#content/copy/faq.ts';
import { copy as firstMonth } from '#content/copy/first-month.ts';
import { copy as gastronomy } from '#content/copy/gastronomy.ts';
import { copy as home } from '#content/copy/home.ts';
import { copy as itineraries } from '#content/copy/itineraries.ts';
import { copy as legalNotice } from '#content/copy/legal-notice.ts';
import { copy as metro } from '#content/copy/metro.ts';
import { copy as moreBusan } from '#content/copy/more-busan.ts';
import { copy as moreSeoul } from '#content/copy/more-seoul.ts';
import { copy as newsletterConfirm } from '#content/copy/newsletter-confirm.ts';
import { copy as newsletterUnsubscribe } from '#content/copy/newsletter-unsubscribe.ts';
import { copy as offline } from '#content/copy/offline.ts';
import { copy as otherDestinations } from '#content/copy/other-destinations.ts';
import type { PageCopy } from '#content/copy/page-copy.ts';
import { copy as privacyPolicy } from '#content/copy/privacy-policy.ts';
import { copy as requirements } from '#content/copy/requirements.ts';
import { copy as schools } from '#content/copy/schools.ts';
import { copy as search } from '#content/copy/search.ts';
import { copy as seoul } from '#content/copy/seoul.ts';
import { copy as shopping } from '#content/copy/shopping.ts';
import { copy as sitemap } from '#content/copy/sitemap.ts';
import { copy as study } from '#content/copy/study.ts';
import { copy as termsOfService } from '#content/copy/terms-of-service.ts';
import { copy as tourism } from '#content/copy/tourism.ts';
import { copy as transport } from '#content/copy/transport.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { localize } from '#content/localize.ts';
import { type PageId, pathTo, pageEntry, pageGroups, pageIds } from '#content/pages.ts';

const copies = {
  home,
  shopping,
  transport,
  metro,
  accommodation,
  arriving,
  emergencies,
  embassies,
  requirements,
  budget,
  faq,
  tourism,
  seoul,
  busan,
  'more-seoul': moreSeoul,
  'more-busan': moreBusan,
  'other-destinations': otherDestinations,
  gastronomy,
  itineraries,
  ...itineraryCopies,
  ...practicalGuides,
  changes,
  contact,
  search,
  sitemap,
  study,
  schools,
  'first-month': firstMonth,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  'cookie-policy': cookiePolicy,
  'legal-notice': legalNotice,
  accessibility,
  blog,
  ...articleCopies,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-unsubscribe': newsletterUnsubscribe,
  offline,
} satisfies Record<PageId, PageCopy>;

/** A page in a menu, in one language. */
export interface MenuLink {
  readonly id: PageId;
  readonly href: string;
  readonly label: string;
  readonly line: string;
}

/** A link to a page by its name in the menus. */
export function readMenuLink<Id extends PageId>(
  locale: Locale,
  id: Id,
): MenuLink & { readonly id: Id } {
  return { id, href: pathTo(id, locale), ...localize(copies[id].menu, locale) };
}

/** The copy of a page in one language, including the title and description of the document. */
export function readPage<Id extends PageId>(locale: Locale, page: Id) {
  return { page, locale, copy: localize(copies[page], locale) as Localized<(typeof copies)[Id]> };
}

/** All pages for the site map, by group, in one language. */
export function readSitemap(locale: Locale) {
  return pageGroups.map((group) => ({
    group,
    title: sitemap.groups[group][locale],
    links: pageIds
      .filter((id) => pageEntry(id).group === group)
      .map((id) => readMenuLink(locale, id)),
  }));
}
