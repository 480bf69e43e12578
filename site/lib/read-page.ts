import { articleTexts } from '#content/blog/articles.server.ts';
import { itineraryTexts } from '#content/text/itinerary.ts';
import { practicalGuides } from '#content/practical-guides.ts';
import { text as accessibility } from '#content/text/accessibility.ts';
import { text as accommodation } from '#content/text/accommodation.ts';
import { text as arriving } from '#content/text/arriving.ts';
import { text as blog } from '#content/text/blog.ts';
import { text as budget } from '#content/text/budget.ts';
import { text as busan } from '#content/text/busan.ts';
import { text as changes } from '#content/text/changes.ts';
import { text as contact } from '#content/text/contact.ts';
import { text as cookiePolicy } from '#content/text/cookie-policy.ts';
import { text as data } from '#content/text/data.ts';
import { text as embassies } from '#content/text/embassies.ts';
import { text as emergencies } from '#content/text/emergencies.ts';
import { text as faq } from '#content/text/faq.ts';
import { text as firstMonth } from '#content/text/first-month.ts';
import { text as foodMenu } from '#content/text/food-menu.ts';
import { text as gastronomy } from '#content/text/gastronomy.ts';
import { text as hangul } from '#content/text/hangul.ts';
import { text as home } from '#content/text/home.ts';
import { text as itineraries } from '#content/text/itineraries.ts';
import { text as legalNotice } from '#content/text/legal-notice.ts';
import { text as metro } from '#content/text/metro.ts';
import { text as moreBusan } from '#content/text/more-busan.ts';
import { text as moreSeoul } from '#content/text/more-seoul.ts';
import { text as myTrip } from '#content/text/my-trip.ts';
import { text as newsletterConfirm } from '#content/text/newsletter-confirm.ts';
import { text as newsletterUnsubscribe } from '#content/text/newsletter-unsubscribe.ts';
import { text as offline } from '#content/text/offline.ts';
import { text as otherDestinations } from '#content/text/other-destinations.ts';
import type { PageText } from '#content/text/page-text.ts';
import { phrasePageTexts } from '#content/text/phrase-situations.ts';
import { text as phraseCard } from '#content/text/phrase-card.ts';
import { text as phraseFavourites } from '#content/text/phrase-favourites.ts';
import { text as phrases } from '#content/text/phrases.ts';
import { text as privacyPolicy } from '#content/text/privacy-policy.ts';
import { text as requirements } from '#content/text/requirements.ts';
import { text as schools } from '#content/text/schools.ts';
import { text as search } from '#content/text/search.ts';
import { text as seoul } from '#content/text/seoul.ts';
import { text as seriesAndMusic } from '#content/text/series-and-music.ts';
import { text as shopping } from '#content/text/shopping.ts';
import { text as sitemap } from '#content/text/sitemap.ts';
import { text as study } from '#content/text/study.ts';
import { text as termsOfService } from '#content/text/terms-of-service.ts';
import { text as tourism } from '#content/text/tourism.ts';
import { text as tripCountdown } from '#content/text/trip-countdown.ts';
import { text as transport } from '#content/text/transport.ts';
import type { Locale, Localized } from '#content/locale.ts';
import { buildTime } from '#content/register/build-day.ts';
import { localize } from '#content/localize.ts';
import { type PageId, pathTo, pageEntry, pageGroups, pageIds } from '#content/pages.ts';

const texts = {
  home,
  trip: myTrip,
  'trip-countdown': tripCountdown,
  shopping,
  'series-and-music': seriesAndMusic,
  transport,
  metro,
  accommodation,
  arriving,
  emergencies,
  embassies,
  phrases,
  'phrase-card': phraseCard,
  'phrase-favourites': phraseFavourites,
  ...phrasePageTexts,
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
  'food-menu': foodMenu,
  hangul,
  itineraries,
  ...itineraryTexts,
  ...practicalGuides,
  changes,
  data,
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
  ...articleTexts,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-unsubscribe': newsletterUnsubscribe,
  offline,
} satisfies Record<PageId, PageText>;

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
  return { id, href: pathTo(id, locale), ...localize(texts[id].menu, locale) };
}

/** The text of a page in one language, including the title and description of the document. */
export function readPage<Id extends PageId>(locale: Locale, page: Id) {
  return { page, locale, text: localize(texts[page], locale) as Localized<(typeof texts)[Id]> };
}

/** When the pages were built. */
export const readBuildTime = () => buildTime;

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
