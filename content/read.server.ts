import { articleCopies } from './blog/articles.server.ts';
import { copy as accessibility } from './copy/accessibility.ts';
import { copy as accommodation } from './copy/accommodation.ts';
import { copy as arriving } from './copy/arriving.ts';
import { copy as blog } from './copy/blog.ts';
import { copy as budget } from './copy/budget.ts';
import { copy as busan } from './copy/busan.ts';
import { copy as changes } from './copy/changes.ts';
import { copy as contact } from './copy/contact.ts';
import { copy as cookiePolicy } from './copy/cookie-policy.ts';
import { copy as embassies } from './copy/embassies.ts';
import { copy as emergencies } from './copy/emergencies.ts';
import { copy as gastronomy } from './copy/gastronomy.ts';
import { copy as faq } from './copy/faq.ts';
import { copy as firstMonth } from './copy/first-month.ts';
import { copy as home } from './copy/home.ts';
import { copy as itineraries } from './copy/itineraries.ts';
import { itineraryCopies } from './copy/itinerary.ts';
import { copy as legalNotice } from './copy/legal-notice.ts';
import { copy as metro } from './copy/metro.ts';
import { copy as moreBusan } from './copy/more-busan.ts';
import { copy as moreSeoul } from './copy/more-seoul.ts';
import { copy as newsletterConfirm } from './copy/newsletter-confirm.ts';
import { copy as newsletterUnsubscribe } from './copy/newsletter-unsubscribe.ts';
import { copy as notFound } from './copy/not-found.ts';
import { copy as offline } from './copy/offline.ts';
import { copy as otherDestinations } from './copy/other-destinations.ts';
import { ownCurrency } from './copy/own-currency.ts';
import type { PageCopy } from './copy/page-copy.ts';
import { copy as privacyPolicy } from './copy/privacy-policy.ts';
import { copy as requirements } from './copy/requirements.ts';
import { copy as schools } from './copy/schools.ts';
import { copy as search } from './copy/search.ts';
import { copy as seoul } from './copy/seoul.ts';
import { copy as shopping } from './copy/shopping.ts';
import { copy as sitemap } from './copy/sitemap.ts';
import { copy as study } from './copy/study.ts';
import { copy as termsOfService } from './copy/terms-of-service.ts';
import { copy as tourism } from './copy/tourism.ts';
import { copy as transport } from './copy/transport.ts';
import { browserStorage } from './data/browser-storage.ts';
import { owner, type Owner } from './data/owner.ts';
import { sections as accessibilityEn } from './legal/accessibility.en.ts';
import { sections as accessibilityEs } from './legal/accessibility.es.ts';
import { sections as cookiePolicyEn } from './legal/cookie-policy.en.ts';
import { sections as cookiePolicyEs } from './legal/cookie-policy.es.ts';
import { sections as legalNoticeEn } from './legal/legal-notice.en.ts';
import { sections as legalNoticeEs } from './legal/legal-notice.es.ts';
import { fillOwner } from './legal/legal.ts';
import { sections as privacyPolicyEn } from './legal/privacy-policy.en.ts';
import { sections as privacyPolicyEs } from './legal/privacy-policy.es.ts';
import { sections as termsOfServiceEn } from './legal/terms-of-service.en.ts';
import { sections as termsOfServiceEs } from './legal/terms-of-service.es.ts';
import { otherLocale, type Locale, type Localized } from './locale.ts';
import { localize } from './localize.ts';
import {
  type MenuGroup,
  menuGroups,
  pageEntry,
  pageGroups,
  type PageId,
  pageIds,
  pathTo,
} from './pages.ts';
import { ownerDetails } from './owner-details.ts';
import { practicalGuides } from './practical-guides.ts';
import { en } from './ui/en.ts';
import { es, type Ui } from './ui/es.ts';

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

const legalTexts = {
  'privacy-policy': { es: privacyPolicyEs, en: privacyPolicyEn },
  'terms-of-service': { es: termsOfServiceEs, en: termsOfServiceEn },
  'cookie-policy': { es: cookiePolicyEs, en: cookiePolicyEn },
  'legal-notice': { es: legalNoticeEs, en: legalNoticeEn },
  accessibility: { es: accessibilityEs, en: accessibilityEn },
};

const words: Record<Locale, Ui> = { es, en };

/** A page in a menu, in one language. */
export interface MenuLink {
  readonly id: PageId;
  readonly href: string;
  readonly label: string;
  readonly line: string;
}

/** An entry of the header: a list of pages, or a single page. */
export interface Menu {
  readonly group: MenuGroup;
  readonly label: string;
  readonly links: readonly MenuLink[];
  /** What an open menu of wide screens shows beside its links. */
  readonly panel?: { readonly line: string; readonly patch: MenuLink } | undefined;
}

/** Where the patch of a menu leads, with the words of the menu in place of the page's own. */
const patches = {
  plan: { page: 'budget', hash: '' },
  where: { page: 'tourism', hash: '' },
  what: { page: 'gastronomy', hash: '#allergy-card' },
  study: { page: 'contact', hash: '' },
} as const satisfies Partial<Record<MenuGroup, { page: PageId; hash: string }>>;

function menuPanel(group: MenuGroup, locale: Locale): Menu['panel'] {
  if (!(group in patches)) return undefined;
  const shown = group as keyof typeof patches;
  const { page, hash } = patches[shown];
  const { line, title, text } = words[locale].menu.panels[shown];
  const patch = { id: page, href: pathTo(page, locale) + hash, label: title, line: text };
  return { line, patch };
}

function menuLink<Id extends PageId>(id: Id, locale: Locale): MenuLink & { readonly id: Id } {
  return { id, href: pathTo(id, locale), ...localize(copies[id].menu, locale) };
}

/** What the footer leads to; the site map has the rest. */
const resources = [
  'requirements',
  'transport',
  'accommodation',
  'budget',
  'faq',
  'gastronomy',
  'shopping',
  'blog',
  'changes',
  'contact',
] as const satisfies readonly PageId[];

/** The texts and links of the page frame, in one language. */
export function readFrame(locale: Locale) {
  const linksWhere = (matches: (id: PageId) => boolean) =>
    pageIds.filter(matches).map((id) => menuLink(id, locale));
  const { form: _form, newsletter: _newsletter, offer: _offer, ...ui } = words[locale];
  const save = { href: `${pathTo('sitemap', locale)}#save-guide`, label: ui.menu.save };
  const card = {
    id: 'gastronomy',
    href: `${pathTo('gastronomy', locale)}#allergy-card`,
    ...ui.menu.card,
  } as const;
  const menus: Menu[] = menuGroups
    .map((group) => ({
      group,
      label: ui.menu[group],
      links: [
        ...linksWhere((id) => pageEntry(id).menu === group),
        ...(group === 'arrived' ? [card] : []),
      ],
      panel: menuPanel(group, locale),
    }))
    .filter(({ links }) => links.length > 0);
  return {
    locale,
    ui,
    /** The offer of the other language, written in that language. */
    offer: words[otherLocale(locale)].offer,
    menus,
    resources: namesOf(resources.map((id) => menuLink(id, locale))),
    legal: namesOf(linksWhere((id) => pageEntry(id).group === 'legal' && id !== 'accessibility')),
    about: [
      ...namesOf([
        menuLink('emergencies', locale),
        menuLink('accessibility', locale),
        menuLink('sitemap', locale),
      ]),
      save,
    ],
    save,
    emergencies: menuLink('emergencies', locale),
    budget: pathTo('budget', locale),
    search: {
      path: pathTo('search', locale),
      label: search.menu.label[locale],
      field: search.field[locale],
      submit: search.submit[locale],
    },
    currency: localize(ownCurrency, locale),
    owner: readOwner(locale),
    origin: owner.origin,
  };
}

/** The owner's contact details; the guide's name replaces a controller that is still a sample. */
export function readOwner(locale: Locale, facts: Owner = owner) {
  const { sample, social, email, location, controller } = ownerDetails(locale, facts);
  return { sample, social, email, location, controller: controller ?? words[locale].siteName };
}

/** The links without their descriptions. */
function namesOf(links: readonly MenuLink[]) {
  return links.map(({ id, href, label }) => ({ id, href, label }));
}

export type Frame = ReturnType<typeof readFrame>;

/** The texts and links of the newsletter's form, which the server renders. */
export function readNewsletter(locale: Locale, title?: string) {
  const { newsletter } = words[locale];
  return {
    locale,
    words: title ? { ...newsletter, title } : newsletter,
    controller: readOwner(locale).controller,
    privacyHref: pathTo('privacy-policy', locale),
  };
}

/** The texts that all forms share. */
export function readFormWords(locale: Locale): Ui['form'] {
  return words[locale].form;
}

/** The texts of a contact form; the two forms differ in their field errors. */
export function readContactWords(form: keyof Ui['form']['fieldErrors'], locale: Locale) {
  const { legal: _, fieldErrors, ...rest } = words[locale].form;
  return { ...rest, fieldErrors: fieldErrors[form] };
}

export type ContactWords = ReturnType<typeof readContactWords>;

/** The copy of a page in one language, including the title and description of the document. */
export function readPage<Id extends PageId>(page: Id, locale: Locale) {
  return { page, locale, copy: localize(copies[page], locale) as Localized<(typeof copies)[Id]> };
}

/** The not-found page, with popular pages. */
export function readNotFound(locale: Locale) {
  return {
    page: null,
    locale,
    copy: localize(notFound, locale),
    popular: notFound.popular.map(({ page, label }) => ({
      href: pathTo(page, locale),
      label: label[locale],
    })),
  };
}

/** A legal page with the owner's details in its text. */
export function readLegal(page: keyof typeof legalTexts, locale: Locale) {
  const sections = fillOwner(legalTexts[page][locale], ownerDetails(locale));
  return { ...readPage(page, locale), sections };
}

/** What the guide stores in a browser, in one language. */
export function readBrowserStorage(locale: Locale) {
  return {
    words: localize(cookiePolicy.storage, locale),
    items: localize(browserStorage, locale),
  };
}

export type BrowserStorage = ReturnType<typeof readBrowserStorage>;

/** All pages for the site map, by group, in one language. */
export function readSitemap(locale: Locale) {
  return pageGroups.map((group) => ({
    group,
    title: sitemap.groups[group][locale],
    links: pageIds.filter((id) => pageEntry(id).group === group).map((id) => menuLink(id, locale)),
  }));
}

export { readItineraries, type ItinerariesPage } from './itineraries.server.ts';
export {
  readCity,
  readDestinations,
  readMorePlaces,
  readTourism,
  type AttractionEntry,
  type DestinationEntry,
  type FurtherEntry,
  type FurtherPlace,
  type MapPlaceEntry,
  type MorePlacesList,
} from './places.server.ts';
